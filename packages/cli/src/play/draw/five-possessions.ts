import type { Language } from '@stamtafel/games';
import { colourLetters } from '@stamtafel/games/play-design/deck.ts';
import {
  type DuelCard,
  type FivePossessions,
  isOpen,
} from '@stamtafel/games/play-design/five-possessions/kind.ts';
import { digit, lanesIn, usedIn } from '@stamtafel/games/play-design/five-possessions/rules/placing.ts';
import { shortFace } from '@stamtafel/games/play-design/voice.ts';
import { listed } from '@stamtafel/games/telling/sentence.ts';
import { NONE, type Seat, seatLetter } from '@stamtafel/kernel';
import { cut, headline, padEnd, padStart } from '../layout.ts';
import { cardOf, chairOf, countIn, type Drawing, type Scene, zone } from './drawing.ts';
import { paint, paintColour, scorecard } from './play-design.ts';

const words = {
  nl: {
    possession: 'possession',
    row: 'rij',
    lane: 'lijn',
    open: 'open',
    closed: (row: number) => `dicht (rij ${row})`,
    offense: 'valt aan',
    defense: 'verdedigt',
    wins: (n: number) => `${n} gewonnen`,
    faceDown: 'gedekt',
    counts: (n: number) => `telt ${n}`,
    yours: 'jij',
    before: 'Er is nog niet afgetrapt.',
    laneSays: (n: number, state: string, cards: string) => `Lijn ${n} is ${state}: ${cards}.`,
    turned: (n: number, cards: string) => `Gedekt op lijn ${n}: ${cards}.`,
    nothing: 'nog leeg',
    chosen: (cards: string) => `Je hebt al gelegd: ${cards}.`,
    playerSays: (name: string, role: string, wins: number, yards: number) =>
      `${name} ${role}, ${wins} gewonnen, ${yards} yards.`,
  },
  en: {
    possession: 'possession',
    row: 'row',
    lane: 'lane',
    open: 'open',
    closed: (row: number) => `closed (row ${row})`,
    offense: 'attacks',
    defense: 'defends',
    wins: (n: number) => `${n} won`,
    faceDown: 'face down',
    counts: (n: number) => `counts ${n}`,
    yours: 'you',
    before: 'The match has not been kicked off yet.',
    laneSays: (n: number, state: string, cards: string) => `Lane ${n} is ${state}: ${cards}.`,
    turned: (n: number, cards: string) => `Face down in lane ${n}: ${cards}.`,
    nothing: 'nothing yet',
    chosen: (cards: string) => `You have laid: ${cards}.`,
    playerSays: (name: string, role: string, wins: number, yards: number) =>
      `${name} ${role}, ${wins} won, ${yards} yards.`,
  },
} satisfies { readonly [L in Language]: unknown };

type S = Scene<FivePossessions>;

const lanes = [1, 2, 3, 4] as const;
const say = ({ teller }: S) => words[teller.language];
const other = (seat: Seat): Seat => 1 - seat;

/** PD-004 As printed: the name with the colour of its bar, and "4 Run off"; PD5-022 how many dots count stands beside it. */
const faceOf = (card: DuelCard): Cell => [
  `${colourLetters[card.colour]} ${card.name}`,
  card.side === 'offense' ? `${upper(card)} ●${card.counts[card.colour]}` : upper(card),
];

const upper = (card: DuelCard): string => shortFace(card).slice(1);

/** The same in a sentence: "Pistol (B4 Run off, counts 3)". */
const label = (scene: S, card: DuelCard): string => {
  const counts = card.side === 'offense' ? `, ${say(scene).counts(card.counts[card.colour])}` : '';
  return `${card.name} (${shortFace(card)}${counts})`;
};

/** A place of the field: two lines. */
type Cell = readonly [string, string];
const none: Cell = ['', ''];

/** A lane from row 1 upwards: the open cards, then those that lie face down. */
const column = (scene: S, lane: number): readonly (string | undefined)[] => [
  ...zone(scene, `lane.${lane}`),
  ...zone(scene, `down.${lane}`),
];

/** The lanes that the placement in the making speaks of, in order. */
function lanesAsked({ view }: S): readonly number[] {
  const frame = view.stack.at(-1);
  return frame?.do === 'lastDefense' ? frame.lanes : lanes;
}

/** By lane: the card the viewer has chosen for this row but not shown yet. */
function chosen(scene: S): ReadonlyMap<number, string> {
  const { view, match } = scene;
  const laid = new Map<number, string>();
  if (view.sealed === NONE || view.viewer >= match.seats) return laid;
  const hand = zone(scene, `hand.${seatLetter(view.viewer)}`);
  const count = lanesIn(view.sealed);
  const asked = lanesAsked(scene);
  for (let i = 0; i < count; i++) {
    const card = hand[digit(view.sealed, i, count)];
    const lane = asked[i];
    if (card !== undefined && lane !== undefined) laid.set(lane, card);
  }
  return laid;
}

const role = (scene: S, seat: Seat): string =>
  scene.view.facts.offense === NONE
    ? ''
    : seat === scene.view.facts.offense
      ? say(scene).offense
      : say(scene).defense;

const laneState = (scene: S, lane: number): string =>
  isOpen(scene.view.facts, lane - 1)
    ? say(scene).open
    : say(scene).closed(scene.view.facts.closedIn[lane - 1] ?? 0);

const LABEL = 3;
const CELL = 19;

function picture(scene: S): string[] {
  const { view, teller, ink } = scene;
  const { facts } = view;
  const where =
    facts.possession === 0
      ? ''
      : `${say(scene).possession} ${facts.possession} · ${say(scene).row} ${facts.row}`;
  const own = chairOf(scene);
  const scores = [own, other(own)].map((seat) => {
    const bar = scorecard(ink, facts.yards[seat] ?? 0, 'green');
    return `  ${padEnd(teller.name(seat), 12)} ${bar}  ${say(scene).wins(facts.wins[seat] ?? 0)}  ${ink.grey(role(scene, seat))}`;
  });
  const head = [...headline(` ${ink.bold(teller.texts.title)}`, where), '', ...scores];
  return facts.possession === 0 ? head : [...head, '', ...field(scene)];
}

/** The four lanes, row 4 on top; beneath them what is still open. */
function field(scene: S): string[] {
  const { ink, view } = scene;
  const columns = lanes.map((lane) => column(scene, lane));
  const mine = chosen(scene);
  const top = Math.max(view.facts.row, ...columns.map((cards) => cards.length));
  const rows: string[] = [];
  const lines = (first: string, cells: readonly Cell[]): string[] => [
    line(
      first,
      cells.map(([name]) => name),
    ),
    line(
      '',
      cells.map(([, face]) => face),
    ),
  ];
  const line = (first: string, cells: readonly string[]): string =>
    `${padStart(first, LABEL)}${cells.map((cell) => `│${padEnd(cell, CELL - 1)}`).join('')}`.trimEnd();
  const attacks = view.viewer === view.facts.offense;
  for (let row = top; row >= 1; row--) {
    rows.push(
      ...lines(
        String(row),
        columns.map((cards, i) => {
          const own = attacks && row === view.facts.row && cards.length < row ? mine.get(i + 1) : undefined;
          return cell(scene, cards, row, i + 1, own);
        }),
      ),
    );
  }
  const edge = `${' '.repeat(LABEL)}├${lanes.map(() => '─'.repeat(CELL - 1)).join('┼')}`;
  const below =
    !attacks && mine.size > 0
      ? lines(
          say(scene).yours,
          lanes.map((n) => ownCell(scene, mine.get(n))),
        )
      : [];
  return [
    line(
      say(scene).row,
      lanes.map((n) => ink.bold(`${say(scene).lane} ${n}`)),
    ),
    edge,
    ...rows,
    edge,
    ...below,
    line(
      '',
      lanes.map((n) =>
        isOpen(view.facts, n - 1) ? ink.green(laneState(scene, n)) : ink.grey(laneState(scene, n)),
      ),
    ),
  ];
}

function cell(
  scene: S,
  cards: readonly (string | undefined)[],
  row: number,
  lane: number,
  own: string | undefined,
): Cell {
  if (own !== undefined) return ownCell(scene, own);
  if (row > cards.length) return none;
  const id = cards[row - 1];
  const card = id === undefined ? undefined : cardOf(scene, id);
  // PD5-026 What was turned down shows its back; only the last cards wait there, and their owner knows them.
  const isTurned = row > countIn(scene, `lane.${lane}`) && row < scene.view.facts.row;
  if (card === undefined || isTurned) return [scene.ink.grey('▒'), ''];
  return painted(scene, card, faceOf(card));
}

const painted = ({ ink }: S, { colour }: DuelCard, [name, face]: Cell): Cell => [
  paintColour(ink, colour, cut(name, CELL - 1)),
  paintColour(ink, colour, cut(face, CELL - 1)),
];

function ownCell(scene: S, id: string | undefined): Cell {
  const card = id === undefined ? undefined : cardOf(scene, id);
  if (card === undefined) return none;
  const [name, face] = faceOf(card);
  return painted(scene, card, [`(${cut(name, CELL - 2)}`, ` ${cut(face, CELL - 3)})`]);
}

function speech(scene: S): string[] {
  const { view, teller } = scene;
  const { facts } = view;
  const own = chairOf(scene);
  const players = [own, other(own)].map((seat) =>
    say(scene).playerSays(
      teller.name(seat),
      role(scene, seat),
      facts.wins[seat] ?? 0,
      facts.yards[seat] ?? 0,
    ),
  );
  if (facts.possession === 0) return [`${teller.texts.title}. ${say(scene).before}`];
  const mine = [...chosen(scene)].map(([lane, id]) => `${say(scene).lane} ${lane} ${teller.card(id)}`);
  return [
    `${teller.texts.title}: ${say(scene).possession} ${facts.possession}, ${say(scene).row} ${facts.row}.`,
    ...players,
    ...lanes.map((lane) => {
      const open = countIn(scene, `lane.${lane}`);
      const cards = column(scene, lane).map((id, i) => {
        const card = id === undefined ? undefined : cardOf(scene, id);
        return i < open && card !== undefined ? label(scene, card) : say(scene).faceDown;
      });
      const laid = cards.length === 0 ? say(scene).nothing : listed(cards, teller.words.and);
      return say(scene).laneSays(lane, laneState(scene, lane), laid);
    }),
    ...(mine.length === 0 ? [] : [say(scene).chosen(listed(mine, teller.words.and))]),
  ];
}

/** PD5-026, PD5-050 The face-down cards that this viewer has seen: their own, or one that was revealed. */
const look = (scene: S): string[] =>
  lanes.flatMap((lane) => {
    const down = zone(scene, `down.${lane}`).flatMap((id) => {
      const card = id === undefined ? undefined : cardOf(scene, id);
      return card === undefined ? [] : [label(scene, card)];
    });
    return down.length === 0 ? [] : [say(scene).turned(lane, listed(down, scene.teller.words.and))];
  });

/** The cards taken for this row that have no place yet. */
function held(scene: S): readonly string[] {
  const { view, match } = scene;
  if (view.viewer >= match.seats) return [];
  const used = view.sealed === NONE ? 0 : usedIn(view.sealed);
  return zone(scene, `hand.${seatLetter(view.viewer)}`).flatMap((card, i) =>
    card === undefined || used & (1 << i) ? [] : [card],
  );
}

const gist = {
  nl: `De aanval legt vier kaarten gedekt op vier lijnen, de verdediging legt er vier tegenover. Dan gaan ze open. De kleur van
de aanvalskaart zegt welke stippen tellen: blauw (B), groen (G), oranje (O), en bij paars (P) paars én blauw. Heeft de
aanval er meer, dan blijft de lijn open; bij gelijk of minder gaat hij dicht. Op een open lijn mag de aanval niet twee
keer achter elkaar dezelfde kleur leggen. Is er na vier rijen nog een duel gewonnen, dan is de possession voor de aanval,
anders voor de verdediging. Daarna wisselen jullie van rol. Wie het eerst vijf possessions heeft, wint.`,
  en: `The offense lays four cards face down on four lanes, the defense lays four opposite. Then they are turned. The colour of
the offense card says which dots count: blue (B), green (G), orange (O), and for purple (P) purple and blue. If the
offense has more, the lane stays open; if equal or fewer, it closes. On an open lane the offense may not lay the same
colour twice in a row. If it still wins a duel in the fourth row the possession is its own, otherwise it goes to the
defense. Then you swap roles. The first to win five possessions wins.`,
} as const;

export const fivePossessionsDrawing: Drawing<FivePossessions> = {
  gist,
  picture,
  speech,
  look,
  held,
  paint,
  points: (scene, wins) => say(scene).wins(wins),
  obvious: ['placed', 'row', 'cleared'],
};
