import type { StierZoektBier } from '@stamtafel/games/stier-zoekt-bier/kind.ts';
import type { events } from '@stamtafel/games/stier-zoekt-bier/texts/table.ts';
import { type Beat, type Beats, goes, lands, pause, shout, silent } from '../../director/beats.ts';
import { figure, letterOf, mixedInto, type Stage, settled, withFacts } from '../../director/stage.ts';

type Told = (typeof events)[number];

const hands = (stage: Stage<StierZoektBier>): Stage<StierZoektBier>['view'] =>
  settled(
    stage,
    stage.match.zones.flatMap(({ name }) => (name.startsWith('hand.') ? [name] : [])),
    'deck',
  );

const bierbaas: Beat<StierZoektBier> = {
  ms: 1000,
  sound: 'bell',
  shows: ({ event, view }) => withFacts(view, { bierbaas: figure(event, 'seat') }),
};

/** Every bull and every glass by itself: who watches can count along. */
export const beats: Beats<StierZoektBier, Told> = {
  round: {
    shouts: true,
    ms: 1000,
    sound: 'bell',
    shows: ({ event, view }) =>
      withFacts(view, { round: figure(event, 'round'), bierbaas: figure(event, 'seat') }),
  },
  bull: lands({ to: 'middle!', from: ['bulls!'], ms: 800, sound: 'moo' }),
  reshuffled: {
    ms: 500,
    sound: 'shuffle',
    shows: ({ match, view }) => mixedInto(match, view, 'discard', 'deck'),
  },
  dealt: { ms: 600, sound: 'deal', shows: hands },
  // That somebody has chosen is told at once, whatever the others are doing.
  chosen: silent,
  stocked: {
    ms: 500,
    sound: 'clink',
    shows: (stage) => settled(stage, [`cellar.${letterOf(stage.event)}`], `hand.${letterOf(stage.event)}`),
  },
  overflow: lands({ to: 'open', from: ['hand'], ms: 700, sound: 'spill' }),
  passed: { ms: 600, sound: 'deal', shows: hands },
  tapped: lands({ to: 'open', from: ['cellar'], ms: 850, sound: 'tap' }),
  given: lands({ to: 'drinker!', from: ['open'], ms: 800, sound: 'gulp' }),
  owes: pause(700),
  stops: pause(350),
  bid: {
    ms: 750,
    sound: 'clink',
    shows: ({ event, view }) => withFacts(view, { ranking: [...view.facts.ranking, figure(event, 'seat')] }),
  },
  noBids: pause(900),
  took: lands({ to: 'taken!', from: ['middle!'], ms: 800, sound: 'moo' }),
  tucked: goes({ ms: 900, sound: 'moo' }),
  declined: pause(500),
  boxed: pause(500),
  served: goes({ from: ['open', 'cellar'], ms: 950, sound: 'gulp' }),
  poured: lands({ to: 'discard!', from: ['open'], ms: 900, sound: 'spill' }),
  discarded: lands({ to: 'discard!', from: ['cellar'], ms: 500 }),
  keeps: pause(350),
  bierbaas,
  bierbaasStays: bierbaas,
  drinkerLeaves: pause(600),
  bonus: shout(1300, 'bell'),
  cellar: pause(1000, 'clink'),
  score: shout(1500, 'clink'),
};
