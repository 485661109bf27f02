import type { FourDowns } from '@stamtafel/games/play-design/four-downs/kind.ts';
import type { events } from '@stamtafel/games/play-design/four-downs/texts/table.ts';
import { type Beat, type Beats, lands, pause, shout, silent } from '../../director/beats.ts';
import { counted, figure, withFacts } from '../../director/stage.ts';

type Told = (typeof events)[number];

const play: Beat<FourDowns> = lands({ to: 'played', from: ['hand'], ms: 650 });

/** The cards lie open until everybody has seen who takes them; the last trick of a round, which alone counts, longer. */
const trick: Beat<FourDowns> = {
  ms: 1300,
  sound: 'tackle',
  felt: true,
  shows: ({ view }) => {
    const { trick: now, cards } = view.facts;
    return [{ view, ms: now === cards ? 2200 : 1300 }];
  },
};

export const beats: Beats<FourDowns, Told> = {
  firstDealer: silent,
  shuffle: { ms: 700, sound: 'shuffle', shows: ({ after }) => after },
  hand: silent,
  lead: {
    ...play,
    // The last trick is laid by itself, right after the one before it.
    shows(stage) {
      const { event, view } = stage;
      const begun = withFacts(view, { trick: figure(event, 'trick'), leader: figure(event, 'seat') });
      return play.shows?.({ ...stage, view: begun }) ?? begun;
    },
  },
  follow: play,
  beats: trick,
  keeps: trick,
  inherits: trick,
  claim: {
    shouts: true,
    ms: 1100,
    sound: 'knock',
    felt: true,
    shows: ({ event, view }) =>
      withFacts(view, { stake: figure(event, 'stake'), claimant: figure(event, 'seat') }),
  },
  fold: {
    ms: 700,
    sound: 'card',
    shows: ({ event, view }) => withFacts(view, { folded: view.facts.folded | (1 << figure(event, 'seat')) }),
  },
  continue: pause(600, 'knock'),
  alone: pause(900),
  leadPasses: {
    ms: 500,
    shows: ({ event, view }) => withFacts(view, { leader: figure(event, 'seat') }),
  },
  round: shout(1700, 'whistle'),
  lose: {
    ms: 800,
    sound: 'groan',
    shows({ event, view }) {
      const yards = view.facts.yards.map((n, seat) =>
        seat === event.args.seat ? figure(event, 'yards') : n,
      );
      return withFacts(view, { yards });
    },
  },
  out: {
    shouts: true,
    ms: 1200,
    // The first moment of leaving is 1; which one it is shows afterwards.
    shows: ({ event, view }) => withFacts(view, { left: counted(view.facts.left, event, 1) }),
  },
  voted: silent,
  vote: pause(700),
  eightCards: pause(900),
  fourCards: pause(900),
  wins: shout(2600, 'cheer'),
};
