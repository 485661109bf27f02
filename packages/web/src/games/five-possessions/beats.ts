import type { FivePossessions } from '@stamtafel/games/play-design/five-possessions/kind.ts';
import type { events } from '@stamtafel/games/play-design/five-possessions/texts/table.ts';
import { type Event, seatLetter, type View } from '@stamtafel/kernel';
import { type Beat, type Beats, lands, pause, shout, silent } from '../../director/beats.ts';
import { carried, counted, figure, letterOf, type Stage, settled, withFacts } from '../../director/stage.ts';

type Told = (typeof events)[number];
type Table = Stage<FivePossessions>;

const isDuel = ({ key }: Event): boolean => key === 'duelWon' || key === 'duelLost';

/** Both cards of a duel lie in their lane. */
function met({ match }: Table, view: View<FivePossessions>, event: Event): View<FivePossessions> {
  const { offense } = view.facts;
  const [mine = null, theirs = null] = event.cards;
  const lane = figure(event, 'lane');
  const attacked = carried(match, view, mine, `lane.${lane}`, `hand.${seatLetter(offense)}`, `down.${lane}`);
  return carried(match, attacked, theirs, `against.${lane}`, `hand.${seatLetter(1 - offense)}`);
}

/** What the viewer has laid lies there before it is revealed, face up for nobody else: the other one sees its back. */
function laid(stage: Table): View<FivePossessions> {
  const { coming, match, view } = stage;
  const { viewer, facts } = view;
  const attacks = viewer === facts.offense;
  return coming.filter(isDuel).reduce((now, event) => {
    const own = event.cards[attacks ? 0 : 1] ?? null;
    const place = `${attacks ? 'down' : 'against'}.${figure(event, 'lane')}`;
    return viewer < match.seats ? carried(match, now, own, place, `hand.${seatLetter(viewer)}`) : now;
  }, view);
}

/** One duel at a time: both cards turn, the dots that count are counted, and the lane stays open or is closed. */
const duel: Beat<FivePossessions> = {
  ms: 1700,
  sound: 'tackle',
  felt: true,
  shows(stage) {
    const open = met(stage, laid(stage), stage.event);
    if (stage.event.key === 'duelWon') return open;
    const closedIn = open.facts.closedIn.map((row, n) =>
      n + 1 === figure(stage.event, 'lane') ? open.facts.row : row,
    );
    return [
      { view: open, ms: 1100 },
      { view: withFacts(open, { closedIn }), ms: 600 },
    ];
  },
};

const last: Beat<FivePossessions> = lands({ to: 'shown!', ms: 900 });

export const beats: Beats<FivePossessions, Told> = {
  toss: pause(1100, 'coin'),
  drew: lands({ to: 'shown!', ms: 1200 }),
  equalDraw: pause(1000),
  begins: pause(700),
  role: pause(800, 'chalk'),
  possession: { ms: 600, sound: 'whistle', shows: ({ after }) => after },
  row: { ms: 500, sound: 'chalk', shows: ({ after }) => after },
  // That somebody has laid is told at once, whatever the others are doing.
  placed: silent,
  duelWon: duel,
  duelLost: duel,
  laneEmpty: {
    ms: 700,
    shows: ({ event, view }) =>
      withFacts(view, {
        closedIn: view.facts.closedIn.map((row, n) =>
          n + 1 === figure(event, 'lane') ? view.facts.row : row,
        ),
      }),
  },
  setAside: silent,
  cleared: {
    ms: 700,
    sound: 'deal',
    shows: (stage) =>
      settled(stage, ['against.1', 'against.2', 'against.3', 'against.4'], `aside.${letterOf(stage.event)}`),
  },
  rowOver: pause(700),
  laidLast: pause(700, 'card'),
  deadLast: pause(700, 'card'),
  noPlace: last,
  possessionWon: {
    shouts: true,
    ms: 2200,
    sound: 'whistle',
    shows: ({ event, view }) =>
      withFacts(view, {
        yards: counted(view.facts.yards, event, figure(event, 'yards')),
        wins: counted(view.facts.wins, event, figure(event, 'wins')),
      }),
  },
  equaliser: shout(1100, 'cheer'),
  overtime: shout(1100, 'cheer'),
  won: shout(2400, 'cheer'),
  draw: shout(1800, 'cheer'),
};
