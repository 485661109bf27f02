import type { BallenMetStieren } from '@stamtafel/games/ballen-met-stieren/kind.ts';
import type { events } from '@stamtafel/games/ballen-met-stieren/texts/table.ts';
import { type Beat, type Beats, lands, pause, shout, silent } from '../../director/beats.ts';
import { counted, figure, withFacts } from '../../director/stage.ts';

type Told = (typeof events)[number];

/** Between the die, what it means and the goal everybody draws breath. */
const roll = pause(1500, 'die');
const play: Beat<BallenMetStieren> = lands({ to: 'played', from: ['laid'], ms: 1100 });

const plus = (which: 'plusAttack' | 'plusDefence'): Beat<BallenMetStieren> => ({
  ms: 900,
  sound: 'kick',
  shows: ({ event, view }) => {
    const was = view.facts[which][figure(event, 'seat')] ?? 0;
    return withFacts(view, { [which]: counted(view.facts[which], event, was + figure(event, 'plus')) });
  },
});

export const beats: Beats<BallenMetStieren, Told> = {
  die: roll,
  thrown: roll,
  home: pause(1000, 'whistle'),
  eleven: silent,
  draft: silent,
  kept: silent,
  exchanged: pause(600, 'shuffle'),
  kickOff: { ms: 900, sound: 'whistle', shows: ({ after }) => after },
  attack: { ms: 600, sound: 'whistle', shows: ({ after }) => after },
  forfeit: pause(1000, 'groan'),
  noBull: pause(700),
  bull: lands({ to: 'field', from: ['hand'], ms: 800, sound: 'moo' }),
  laid: lands({ to: 'laid', from: ['hand'], ms: 600 }),
  laidNone: pause(450),
  held: pause(450),
  passed: pause(350),
  used: play,
  cancelled: pause(1000, 'beep'),
  sacrificed: lands({ to: 'played', from: ['laid'], ms: 900 }),
  noEffect: pause(800),
  attackValue: plus('plusAttack'),
  defenceValue: plus('plusDefence'),
  thickHide: pause(800),
  putOut: lands({ to: 'out', from: ['field'], ms: 700 }),
  peeks: pause(800),
  lockedGoal: { ms: 1300, sound: 'cheer', shows: ({ view }) => withFacts(view, { locked: true }) },
  cannonScores: pause(1100, 'kick'),
  approved: { ms: 1200, sound: 'beep', shows: ({ view }) => withFacts(view, { locked: true }) },
  mud: pause(900),
  locked: pause(700),
  fixing: pause(800),
  fixed: pause(500),
  under: pause(500, 'card'),
  drawnAnew: pause(500, 'card'),
  swapTaken: pause(700, 'card'),
  swapGiven: pause(700, 'card'),
  drawsBench: pause(700, 'card'),
  referee: lands({ to: 'refereeDiscard!', from: ['referee!'], ms: 1400, sound: 'whistle' }),
  var: lands({ to: 'varDiscard!', from: ['var!'], ms: 1400, sound: 'beep' }),
  reshuffled: pause(500, 'shuffle'),
  verdict: {
    ms: 1300,
    sound: 'whistle',
    shows: ({ event, view }) => {
      const { verdict } = event.args;
      return verdict === 'goal' || verdict === 'noGoal' ? withFacts(view, { verdict }) : view;
    },
  },
  yellow: {
    ms: 1000,
    sound: 'whistle',
    shows: ({ event, view }) => {
      const was = view.facts.yellows[figure(event, 'seat')] ?? 0;
      return withFacts(view, { yellows: counted(view.facts.yellows, event, was + 1) });
    },
  },
  red: {
    shouts: true,
    ms: 1400,
    sound: 'whistle',
    felt: true,
    shows: ({ event, view }) =>
      withFacts(view, { reds: counted(view.facts.reds, event, figure(event, 'count')) }),
  },
  freeKick: shout(1300, 'whistle'),
  penalty: shout(1400, 'whistle'),
  takenBack: pause(600, 'card'),
  notTaken: pause(800),
  calledOff: pause(900, 'groan'),
  setOut: lands({ to: 'aside', from: ['hand'], ms: 600 }),
  keeper: lands({ to: 'field', from: ['aside'], ms: 1000, sound: 'moo' }),
  taker: lands({ to: 'field', from: ['aside'], ms: 1000, sound: 'moo' }),
  spits: pause(900, 'groan'),
  sentOff: lands({ to: 'sentOff!', from: ['field'], ms: 1000, sound: 'whistle' }),
  compare: pause(1200, 'kick'),
  hoofScores: pause(1200, 'cheer'),
  hoofFails: pause(1200, 'groan'),
  goal: {
    shouts: true,
    ms: 2600,
    sound: 'cheer',
    felt: true,
    shows: ({ event, view }) => withFacts(view, { score: [figure(event, 'a'), figure(event, 'b')] }),
  },
  noGoal: pause(1700, 'groan'),
  unlocked: pause(500, 'card'),
  overflow: pause(450, 'card'),
  fetched: pause(450, 'card'),
  refilled: pause(450, 'card'),
  shortHand: pause(700),
  outOfBulls: pause(700),
  lastAttack: shout(1100, 'bell'),
  wasLast: pause(1000, 'whistle'),
  nobodyHasBulls: pause(900),
  cup: pause(600),
  over: shout(2000, 'whistle'),
  resigned: silent,
};
