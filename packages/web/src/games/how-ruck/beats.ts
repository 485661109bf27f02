import { type HowRuck, otherThan } from '@stamtafel/games/how-ruck/kind.ts';
import type { events } from '@stamtafel/games/how-ruck/texts/table.ts';
import { seatLetter } from '@stamtafel/kernel';
import { type Beat, type Beats, goes, lands, pause, shout, silent } from '../../director/beats.ts';
import { carried, counted, figure, letterOf, withFacts } from '../../director/stage.ts';

type Told = (typeof events)[number];

/** A field takes a heave, and at the last one everybody draws breath. */
const FIELD_MS = 260;
const BREATH_MS = 700;

/** The barrel goes over the fields one by one. */
const walk: Beat<HowRuck> = {
  ms: BREATH_MS,
  sound: 'roll',
  felt: true,
  shows({ event, view }) {
    const [was, field] = [figure(event, 'was'), figure(event, 'field')];
    const step = Math.sign(field - was);
    return Array.from({ length: Math.abs(field - was) }, (_, n) => ({
      view: withFacts(view, { barrel: was + step * (n + 1) }),
      ms: n + 1 === Math.abs(field - was) ? FIELD_MS + BREATH_MS : FIELD_MS,
    }));
  },
};

/** A card played for what it says lies on the discard pile from then on. */
const action: Beat<HowRuck> = {
  ms: 1300,
  sound: 'shout',
  felt: true,
  shows: ({ match, event, view }) =>
    event.cards.reduce((now, card) => carried(match, now, card, 'discard', `hand.${letterOf(event)}`), view),
};

/** Nobody who splits in a race waits for what the others do. */
export const beats: Beats<HowRuck, Told> = {
  round: { ms: 500, sound: 'shuffle', shows: ({ after }) => after },
  ready: silent,
  calledOff: silent,
  command: silent,
  split: silent,
  stop: silent,
  void: silent,
  finalSplit: silent,
  leave: silent,
  photoFinish: pause(1500, 'shout'),
  drawn: lands({ to: 'drawn', from: ['aside!'], ms: 800 }),
  drawsEqual: pause(900),
  lot: pause(900, 'shout'),
  faster: pause(1000, 'shout'),
  leftover: silent,
  teams: pause(600, 'shuffle'),
  barrelPlaced: { ms: 900, sound: 'roll', shows: ({ after }) => after },
  starts: pause(500),
  placed: goes({ from: ['hand'], ms: 650 }),
  carriedOut: action,
  waived: action,
  sees: pause(900),
  took: {
    ms: 900,
    sound: 'card',
    shows({ match, event, view }) {
      const victim = `hand.${seatLetter(otherThan(figure(event, 'seat')))}`;
      return event.cards.reduce((now, card) => carried(match, now, card, 'taken', victim), view);
    },
  },
  contest: pause(1000, 'heave'),
  barrel: walk,
  barrelStays: pause(900, 'rope'),
  named: pause(900, 'shout'),
  removed: lands({ to: 'discard!', ms: 800 }),
  removedNone: pause(600),
  moved: goes({ ms: 750 }),
  monster: {
    shouts: true,
    ms: 2200,
    sound: 'roar',
    felt: true,
  },
  reinforced: pause(900, 'shuffle'),
  draw: silent,
  skipped: pause(500),
  exhausted: pause(1200),
  roundWon: {
    shouts: true,
    ms: 2400,
    sound: 'pipes',
    shows: ({ event, view }) =>
      withFacts(view, { won: counted(view.facts.won, event, figure(event, 'count')) }),
  },
  gameWon: shout(1600, 'cheer'),
  resigned: silent,
};
