import type { StierenVersieren } from '@stamtafel/games/stieren-versieren/kind.ts';
import type { events } from '@stamtafel/games/stieren-versieren/texts/table.ts';
import { cardNamed, NONE } from '@stamtafel/kernel';
import { type Beat, type Beats, lands, pause, shout, silent } from '../../director/beats.ts';
import { carried, counted, figure, letterOf, type Stage, settled, withFacts } from '../../director/stage.ts';

type Told = (typeof events)[number];
type Table = Stage<StierenVersieren>;

/** A card by its number in the order of the rules, as the facts of a fight name it. */
const orderOf = ({ match }: Table, name: string | null | undefined): number =>
  cardNamed(match, name ?? undefined)?.order ?? NONE;

/** A bull woos: who fights over the cow follows one by one. */
const woos: Beat<StierenVersieren> = {
  ms: 1200,
  sound: 'flirt',
  shows(stage) {
    const { event, view } = stage;
    const [bull, cow, partner] = event.cards;
    return withFacts(view, {
      wooer: figure(event, 'seat'),
      romeo: orderOf(stage, bull),
      cow: orderOf(stage, cow),
      partner: orderOf(stage, partner),
      challengers: view.facts.challengers.map(() => NONE),
      joined: view.facts.joined.map(() => 0),
    });
  },
};

const moves: Beat<StierenVersieren> = { ms: 850, sound: 'card', felt: true };

/** The couple walks to the Love Shack. */
const couple: Beat<StierenVersieren> = {
  shouts: true,
  ms: 2000,
  sound: 'kiss',
  felt: true,
  shows({ match, event, view }) {
    const shack = `shack.${letterOf(event)}`;
    const home = event.cards.reduce((now, card) => carried(match, now, card, shack), view);
    return withFacts(home, { wooer: NONE });
  },
};

/** What lies in the Love Shacks is seen from then on. */
const doors: Beat<StierenVersieren> = { ...shout(1400, 'door'), shows: ({ after }) => after };

export const beats: Beats<StierenVersieren, Told> = {
  voted: silent,
  votedFor: pause(700),
  abstained: pause(500),
  starts: pause(900),
  round: {
    ms: 900,
    sound: 'bell',
    shows: ({ event, view }) =>
      withFacts(view, { round: figure(event, 'round'), start: figure(event, 'seat') }),
  },
  drewCow: lands({ to: 'drawn', from: ['cows!'], ms: 700 }),
  placedCow: {
    ms: 750,
    sound: 'card',
    shows: (stage) =>
      withFacts(settled(stage, [`${stage.event.args.zone}.down`], `drawn.${letterOf(stage.event)}`), {
        slots: stage.after.facts.slots,
      }),
  },
  lastRound: shout(1100, 'bell'),
  ready: silent,
  late: pause(500),
  placedBull: {
    ms: 650,
    sound: 'moo',
    felt: true,
    shows: ({ match, event, view }) => {
      const letter = letterOf(event);
      return event.cards.reduce(
        (now, card) => carried(match, now, card, `${event.args.zone}.${letter}`, `hand.${letter}`),
        view,
      );
    },
  },
  talks: pause(900, 'flirt'),
  turnedUp: {
    ms: 1200,
    sound: 'moo',
    shows(stage) {
      const { match, event, after } = stage;
      const place = String(event.args.zone);
      const [cow = null] = event.cards;
      const turned = settled(stage, [`${place}.down`], place);
      return withFacts(carried(match, turned, cow, place, place), { slots: after.facts.slots });
    },
  },
  drivenOff: { ...moves, ms: 1000, sound: 'clash' },
  moves,
  movesTogether: moves,
  chases: { ...moves, sound: 'clash' },
  swaps: moves,
  refill: {
    ms: 350,
    sound: 'card',
    shows: (stage) => settled(stage, [`hand.${letterOf(stage.event)}`], `pile.${letterOf(stage.event)}`),
  },
  reshuffle: pause(400, 'shuffle'),
  passed: pause(500),
  woos,
  matches: woos,
  challenges: {
    shouts: true,
    ms: 1300,
    sound: 'gong',
    shows: (stage) =>
      withFacts(stage.view, {
        challengers: counted(stage.view.facts.challengers, stage.event, orderOf(stage, stage.event.cards[0])),
      }),
  },
  declines: pause(600),
  unchallenged: pause(900),
  joins: {
    ms: 1000,
    sound: 'moo',
    shows: ({ match, event, view }) => {
      const mates = event.cards.reduce(
        (bits, name) => bits | (cardNamed(match, name ?? undefined)?.bit ?? 0),
        0,
      );
      return withFacts(view, { joined: counted(view.facts.joined, event, mates) });
    },
  },
  supports: {
    ms: 800,
    sound: 'card',
    shows: (stage) => supported(stage),
  },
  fights: {
    ms: 1500,
    sound: 'clash',
    felt: true,
    shows: ({ match, event, view }) => {
      const support = `support.${letterOf(event)}`;
      return event.cards.reduce((now, card) => carried(match, now, card, support, support), view);
    },
  },
  couple,
  shortage: pause(1000),
  shortageCow: {
    ms: 700,
    shows: (stage) =>
      withFacts(settled(stage, [`${stage.event.args.zone}.down`], 'cows'), {
        slots: stage.after.facts.slots,
      }),
  },
  over: doors,
  noCows: doors,
  score: pause(1700, 'kiss'),
  wins: shout(2600, 'cheer'),
};

/** This many hidden cards go from the hand into the fight. */
function supported({ match, event, view }: Table): Table['view'] {
  const letter = letterOf(event);
  return Array.from({ length: figure(event, 'count') }).reduce<Table['view']>(
    (now) => carried(match, now, null, `support.${letter}`, `hand.${letter}`),
    view,
  );
}
