import { NONE, seatLetter } from '@stamtafel/kernel';
import {
  against,
  aside,
  box,
  defenseOf,
  down,
  type Facts,
  type Game,
  half,
  hand,
  isOpen,
  lane,
  lanes,
  shown,
  stack,
} from './kind.ts';
import { deadPlace, hasPlace } from './rules/fourth-row.ts';
import { forbidden } from './rules/placing.ts';
import { lastPossession } from './rules/score.ts';

/** Why a described position cannot be, beyond cards being conserved: one sentence, or nothing. */
export const impossible = (g: Game): string | undefined =>
  badStack(g) ?? badFacts(g) ?? badScore(g) ?? badPlaces(g) ?? badShown(g) ?? badStacks(g) ?? badLanes(g);

/** What may lie on the stack of frames, top last. */
const courses = [
  [],
  ['start'],
  ['role'],
  ['possession'],
  ['row'],
  ['reveal', 'place'],
  ['layLast', 'lastOffense'],
  ['revealLast', 'lastDefense'],
  ['score'],
].map((course) => course.join(' '));

function badStack({ state }: Game): string | undefined {
  const course = state.stack.map((frame) => frame.do).join(' ');
  if (!courses.includes(course))
    return `the stack is one of ${courses.map((c) => `[${c.replace(' ', ', ')}]`).join(', ')}, not [${course}].`;
  const [below, top] = state.stack;
  if (below?.do === 'score' && below.winner !== 0 && below.winner !== 1) return 'score names its winner.';
  if (top?.do !== 'lastDefense' || below?.do !== 'revealLast') return undefined;
  return JSON.stringify(top.lanes) === JSON.stringify(below.lanes)
    ? undefined
    : 'lastDefense and revealLast name the same lanes.';
}

const whole = (from: number, to: number) => (n: number) => Number.isInteger(n) && n >= from && n <= to;

function badFacts(g: Game): string | undefined {
  const { possession, row, offense, closedIn, wins, yards } = g.facts;
  const before = isBefore(g);
  if (before ? offense !== NONE || possession !== 0 || row !== 0 : offense !== 0 && offense !== 1)
    return 'offense is -1 (nobody) with possession 0 and row 0 before the first role is chosen, else 0 (A) or 1 (B).';
  if (!whole(0, 30)(possession) || !whole(0, 4)(row)) return 'possession is 0 to 30 and row 0 to 4.';
  if (!closedIn.every(whole(0, row)))
    return 'closedIn has for each lane 0 (open) or the row in which it was closed.';
  if (!wins.every(whole(0, 30)) || yards.some((y, seat) => y !== Math.min(100, 20 * (wins[seat] ?? 0))))
    return 'yards are 20 for each win, at most 100 (PD5-040).';
  return undefined;
}

const isBefore = ({ state }: Game): boolean =>
  state.stack.some(({ do: frame }) => frame === 'start' || frame === 'role');
const isOver = ({ state }: Game): boolean => state.stack.length === 0;
const isNew = ({ state }: Game): boolean => state.stack[0]?.do === 'possession';
const isScored = ({ state }: Game): boolean => state.stack[0]?.do === 'score';
const isBetween = (g: Game): boolean => isBefore(g) || isOver(g) || isNew(g);

/** The possessions won so far are those played, and the match is over when a player has won it, not before. */
function badScore(g: Game): string | undefined {
  const { possession, offense, row, wins } = g.facts;
  const played = isBetween(g) ? possession : possession - 1;
  const [a = 0, b = 0] = wins;
  if (a + b !== played) return `${played} possessions have been played, but ${a + b} were won.`;
  if (!isScore(g, a, b)) return `a match does not come to ${a}–${b}.`;
  if (goesOn(g, a, b) === isOver(g)) return `at ${a}–${b} the match ${isOver(g) ? 'goes on' : 'is over'}.`;
  const scored = g.state.stack[0];
  if (scored?.do === 'score' && scored.winner === offense && row !== 4)
    return 'the offense wins a possession in row 4 only (PD5-035).';
  return undefined;
}

/** PD5-041, PD5-043, PD5-045 Whether the match was not over before it came to this score. */
function isScore(g: Game, a: number, b: number): boolean {
  const played = a + b;
  if (played < 10) return Math.max(a, b) <= 5;
  if (played > 10 && g.options['pd5.tieAt5'] !== 'overtime') return false;
  return played <= lastPossession && Math.abs(a - b) <= (played % 2 === 0 ? 2 : 1);
}

/** PD5-041 to PD5-046 Whether another possession is played at this score. */
function goesOn(g: Game, a: number, b: number): boolean {
  const played = a + b;
  if (played < 9) return Math.max(a, b) < 5;
  if (played > 9)
    return g.options['pd5.tieAt5'] === 'overtime' && Math.abs(a - b) <= played % 2 && played < lastPossession;
  const attacks = isOver(g) ? defenseOf(g.facts) : g.facts.offense;
  return g.options['pd5.equaliser'] === 'always' || attacks === (a < b ? 0 : 1);
}

/** Every card lies with its owner, and on the table only those of the side in use; all lie aside before a possession. */
function badPlaces(g: Game): string | undefined {
  const { offense } = g.facts;
  for (const [card, { id, owner, side }] of g.match.cards.entries()) {
    const zone = g.where(card);
    const inUse = side === (owner === offense ? 'offense' : 'defense') && offense !== NONE && !isNew(g);
    const own = [stack(owner), hand(owner), aside(owner)];
    const table = owner === offense ? [...lanes.map(lane), ...lanes.map(down)] : lanes.map(against);
    const isShown = isBefore(g) || ((isOver(g) || isScored(g)) && inUse && owner === offense);
    const allowed = [
      box,
      half(owner, side),
      ...(inUse ? [...own, ...table] : []),
      ...(isShown ? [shown] : []),
    ];
    if (!allowed.includes(zone)) return `${id} cannot lie in ${g.match.zones[zone]?.name}.`;
  }
  return undefined;
}

/** PD5-003 Each player has drawn one card, and the beginner not the lower one. PD5-034 Or two last cards are shown. */
function badShown(g: Game): string | undefined {
  const cards = g.in(shown).map((card) => g.card(card));
  if (cards.length === 0) return undefined;
  if (!isBefore(g)) return cards.length === 2 ? undefined : 'the last 2 cards are shown (PD5-034).';
  const [frame] = g.state.stack;
  const beginner = frame?.do === 'role' ? frame.seat : NONE;
  const own = cards.filter(({ owner }) => owner === beginner);
  const other = cards.filter(({ owner }) => owner !== beginner);
  const isDrawn = own.length === 1 && other.length === 1 && (own[0]?.value ?? 0) >= (other[0]?.value ?? 0);
  return isDrawn && g.options['pd5.startMethod'] === 'draw'
    ? undefined
    : 'each has drawn one card, and the beginner not the lower one (PD5-003).';
}

/** PD5-011, PD5-030 Each stack gives 4 cards for a row and 2 for the last. */
function badStacks(g: Game): string | undefined {
  const { facts, state } = g;
  if (isScored(g) && (g.count(hand(facts.offense)) > 0 || lanes.some((n) => g.count(against(n)) > 0)))
    return 'at the score the offense has no cards in hand and nothing lies opposite a lane.';
  if (isBetween(g) || isScored(g)) return undefined;
  const placing = state.stack[0]?.do !== 'row';
  for (const seat of [0, 1]) {
    const left = Math.max(0, 14 - 4 * facts.row);
    const waits = state.stack[1]?.do === 'lastDefense' && seat === facts.offense;
    const held = !placing || waits ? 0 : facts.row < 4 ? 4 : 2;
    if (g.count(stack(seat)) !== left || g.count(hand(seat)) !== held)
      return `in row ${facts.row} stack.${seatLetter(seat)} has ${left} cards and hand.${seatLetter(seat)} ${held}.`;
  }
  if (!placing) return facts.row < 4 ? undefined : 'after row 4 the possession is over.';
  const last = state.stack[1]?.do !== 'place';
  return last === (facts.row === 4) && facts.row > 0
    ? undefined
    : 'rows 1 to 3 are placed by place, row 4 by lastOffense and lastDefense.';
}

function badLanes(g: Game): string | undefined {
  if (isBetween(g) || isScored(g)) return undefined;
  const { facts, state } = g;
  const done = state.stack[0]?.do === 'row' ? facts.row : facts.row - 1;
  const top = state.stack[1];
  const laid = top?.do === 'lastDefense' ? top.lanes : [];
  if (lanes.some((n) => g.count(against(n)) > 0))
    return `nothing of ${seatLetter(defenseOf(facts))} lies opposite a lane while a row is placed.`;
  if (lanes.every((n) => !isOpen(facts, n))) return 'with all lanes closed the possession is over (PD5-028).';
  if (top?.do === 'lastDefense' && !isLaid(g, laid))
    return 'lanes are the one or two lanes, in order, in which a card of row 4 lies.';
  if (top?.do === 'lastOffense' && !hasPlace(g)) return 'no last card has a place (PD5-034).';
  for (const n of lanes) {
    const problem = badLane(g, facts, n, done, laid.includes(n + 1) ? 1 : 0);
    if (problem) return problem;
  }
  return laid.length > 0 ? badLast(g, laid) : undefined;
}

/** PD5-031, PD5-032 A last card obeys the colour rule, or lies dead in the first closed lane, or aside without one. */
function badLast(g: Game, laid: readonly number[]): string | undefined {
  const first = deadPlace(g.facts);
  const live = laid.filter((n) => isOpen(g.facts, n - 1));
  if (live.length === 0) return 'a card of row 4 lies in an open lane (PD5-031).';
  if (laid.some((n) => !live.includes(n) && n !== first + 1) || (laid.length === 1 && first < 4))
    return 'a dead card of row 4 lies in the first closed lane (PD5-032).';
  return live.some((n) => g.card(g.top(down(n - 1))).tally === forbidden(g, n - 1))
    ? 'a card of row 4 obeys the colour rule (PD5-015).'
    : undefined;
}

const isLaid = (g: Game, laid: readonly number[]): boolean =>
  (laid.length === 1 || (laid.length === 2 && (laid[0] ?? 0) < (laid[1] ?? 0))) &&
  laid.every((n) => whole(1, 4)(n) && g.count(down(n - 1)) > 0);

/** PD5-025, PD5-026 A lane has an open card for every row it survived; above them lie the face-down ones. */
function badLane(g: Game, facts: Facts, n: number, done: number, now: number): string | undefined {
  const closed = facts.closedIn[n] ?? 0;
  if (closed > done) return `lane ${n + 1} cannot be closed in row ${closed} yet.`;
  const survived = closed === 0 ? done : closed - 1;
  const most = (closed === 0 ? 0 : done - closed + 1) + now;
  const open = g.in(lane(n));
  if (open.length !== survived)
    return `lane.${n + 1} has ${survived} open cards, one for each row it survived.`;
  if (g.count(down(n)) > most || (closed === 0 && g.count(down(n)) !== now))
    return `down.${n + 1} has at most ${most} cards.`;
  const repeats = open.some((card, i) => i > 0 && g.card(card).tally === g.card(open[i - 1] ?? card).tally);
  return repeats ? `lane.${n + 1} has the same colour in two rows (PD5-015).` : undefined;
}
