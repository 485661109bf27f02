import { NONE, type Seat, seatLetter } from '@stamtafel/kernel';
import {
  A,
  aside,
  B,
  BARRELS,
  drawn,
  endField,
  everywhere,
  FIRST_FIELD,
  type Frame,
  frameOf,
  type Game,
  given,
  hand,
  isField,
  kept,
  LAST_FIELD,
  nameOf,
  otherThan,
  pair,
  pile,
  prep,
  supply,
  taken,
  WHITE,
} from './kind.ts';

/** Why a described position cannot be, beyond cards being conserved: one sentence, or nothing. */
export const impossible = (g: Game): string | undefined =>
  badFacts(g) ??
  badBarrels(g) ??
  badEnd(g) ??
  badFields(g) ??
  badPairs(g) ??
  badTeams(g) ??
  badDraws(g) ??
  badStack(g) ??
  badForming(g) ??
  badPulling(g);

const forming: ReadonlySet<Frame['do']> = new Set([
  'ready',
  'command',
  'race',
  'split',
  'finalPair',
  'tieBreak',
  'leftover',
]);

const isForming = (g: Game): boolean => g.state.stack.some((frame) => forming.has(frame.do));
const isPulling = (g: Game): boolean =>
  g.state.stack.some((frame) => frame.do !== 'round' && !forming.has(frame.do));

function badFacts({ facts }: Game): string | undefined {
  if (facts.youngest !== A && facts.youngest !== B) return 'the youngest is seat 0 (A) or 1 (B).';
  for (const name of ['starter', 'stopped', 'resigned'] as const)
    if (![NONE, A, B].includes(facts[name])) return `the fact ${name} is 0 (A), 1 (B) or -1 (nobody).`;
  if (!['race', 'calm', 'called-off', 'none'].includes(facts.forming))
    return 'forming is race, calm, called-off or none.';
  if (!['', 'end-field', 'monster', 'half', 'resigned'].includes(facts.reason))
    return 'reason is end-field, monster, half or resigned.';
  if (![0, 1, 2, 3].includes(facts.ready)) return 'ready is 0 (nobody), 1 (A), 2 (B) or 3 (both).';
  if (!isWhole(facts.clock) || !facts.tenth.every((at) => at === NONE || isWhole(at)))
    return 'clock and tenth are whole milliseconds from 0 (tenth: or -1).';
  return undefined;
}

const isWhole = (n: number): boolean => Number.isInteger(n) && n >= 0;

function badBarrels(g: Game): string | undefined {
  const { facts, options } = g;
  const last = endField(g, B);
  if (!Number.isInteger(facts.barrel) || facts.barrel < 0 || facts.barrel > last)
    return `the barrel stands on field ${facts.barrel}, but the track has fields 1 to ${last}.`;
  for (const won of facts.won)
    if (!Number.isInteger(won) || won < 0 || won > BARRELS)
      return `nobody can have won ${won} barrels: there are ${BARRELS}.`;
  if (supply(facts) < 0) return `there are more than ${BARRELS} barrels.`;
  if (facts.won.some((won) => won > options.barrelsToWin) || winners(g).length > 1)
    return `the game ends as soon as one player has ${options.barrelsToWin} barrels.`;
  if (g.state.stack.at(-1)?.do === 'round' && facts.barrel !== 0)
    return 'a round begins without a barrel on the track.';
  if (isForming(g) && facts.barrel !== 0) return 'while the teams are formed no barrel stands on the track.';
  if (!isPulling(g)) return undefined;
  if (facts.barrel === 0) return 'the tug-of-war needs a barrel on the track.';
  if (facts.barrel === endField(g, A) || facts.barrel === last)
    return `the barrel stands on end field ${facts.barrel}, so the round is over.`;
  return undefined;
}

/** HR-004, HR-181 With enough barrels won, or when a player has given up, the game is over; before that it is not. */
function badEnd(g: Game): string | undefined {
  const [winner] = winners(g);
  const { resigned } = g.facts;
  if (g.state.stack.length === 0)
    return winner === undefined && resigned === NONE
      ? 'nothing is left to be done, but nobody has won yet.'
      : undefined;
  if (winner !== undefined)
    return `${seatLetter(winner)} has ${g.options.barrelsToWin} barrels already, so the game is over.`;
  return resigned === NONE ? undefined : `${seatLetter(resigned)} has given up, so the game is over.`;
}

const winners = ({ facts, options }: Game): Seat[] =>
  [A, B].filter((seat) => (facts.won[seat] ?? 0) >= options.barrelsToWin);

function badFields(g: Game): string | undefined {
  for (let zone = FIRST_FIELD; zone <= LAST_FIELD; zone++)
    for (const c of g.in(zone)) {
      const { id, action, colour } = g.card(c);
      if (action !== '') return `${id} is an action and cannot lie on field ${nameOf(g, zone)}.`;
      if (colour !== WHITE && colour !== frameOf(zone))
        return `${id} cannot lie on field ${nameOf(g, zone)}, which has another colour.`;
    }
  return undefined;
}

function badPairs(g: Game): string | undefined {
  for (const seat of [A, B]) {
    const cards = g.count(pair(seat));
    if (cards !== 0 && cards !== 2) return `${seatLetter(seat)} holds a pair of ${cards} cards.`;
    if (g.count(prep(seat)) % 2 === 1) return `${seatLetter(seat)}'s preparation pile is not made of pairs.`;
    if (g.count(kept(seat)) !== g.count(given(seat)))
      return `${seatLetter(seat)} has kept ${g.count(kept(seat))} cards and given ${g.count(given(seat))}.`;
  }
  if (!isForming(g)) return undefined;
  const set = g.count(aside);
  return set === 15 ? undefined : `while the teams are formed 15 cards are set aside, not ${set}.`;
}

function badTeams(g: Game): string | undefined {
  for (const seat of [A, B]) {
    const team = g.count(hand(seat)) + g.count(pile(seat));
    if (team > 20) return `${seatLetter(seat)}'s team has ${team} cards; a team has 20.`;
  }
  return undefined;
}

function badDraws(g: Game): string | undefined {
  const [a, b] = [g.count(drawn(A)), g.count(drawn(B))];
  return a === b && a <= 7
    ? undefined
    : `A has drawn ${a} cards and B ${b}: both draw equally many, at most 7.`;
}

function badStack(g: Game): string | undefined {
  const takes = g.state.stack.some((frame) => frame.do === 'taken' || frame.do === 'playTaken');
  if (g.count(taken) !== (takes ? 1 : 0))
    return takes
      ? 'exactly one card must lie in zone taken when it is to be played.'
      : 'a card lies in zone taken, but nobody is about to play it.';
  const frame = g.state.stack.at(-1);
  if (frame === undefined) return undefined;
  if (seatsOf(g).some((seat) => seat !== A && seat !== B)) return 'the seats are A and B.';
  return badFrame(g, frame) ?? badOrder(g.state.stack) ?? badOwner(g, frame);
}

const seatless: ReadonlySet<Frame['do']> = new Set(['round', 'ready', 'race', 'split', 'tieBreak']);

const seatsOf = ({ state }: Game): Seat[] =>
  state.stack.flatMap((frame) => (seatless.has(frame.do) ? [] : ['seat' in frame ? frame.seat : NONE]));

/** Everything in a turn is done by the same player; the command is the youngest's (HR-040). */
function badOwner(g: Game, frame: Frame): string | undefined {
  const seats = seatsOf(g);
  if (frame.do === 'ready' || frame.do === 'command')
    return seats[0] === g.facts.youngest ? undefined : 'the youngest gives the command.';
  return seats.every((seat) => seat === seats[0])
    ? undefined
    : 'the pending frames of a turn belong to one player.';
}

/** What has to follow when this is done; everything else can be followed by anything. */
const followedBy: { readonly [now in Frame['do']]?: Frame['do'] } = {
  ready: 'command',
  split: 'tieBreak',
  slot: 'turnEnd',
  choose: 'turnEnd',
  playTaken: 'turnEnd',
  taken: 'turnEnd',
  strength: 'turnEnd',
  source: 'turnEnd',
  target: 'turnEnd',
};

function badOrder(stack: readonly Frame[]): string | undefined {
  const now = stack.at(-1);
  if (now === undefined) return undefined;
  const then = followedBy[now.do];
  const expected = then === undefined ? [now.do] : [then, now.do];
  const found = stack.map((frame) => frame.do);
  return found.join() === expected.join()
    ? undefined
    : `the frames are ${found.join(', ')}; expected ${expected.join(', ')} (the last one is done first).`;
}

function badFrame(g: Game, frame: Frame): string | undefined {
  switch (frame.do) {
    case 'turn':
      return g.count(hand(frame.seat)) > 0
        ? undefined
        : `${seatLetter(frame.seat)} is on turn without a card in hand.`;
    case 'slot':
      return 'the order of the face-down slots cannot be described: begin where Vuile truc is played.';
    case 'choose':
      return badChoice(g, frame.seat);
    case 'strength':
      return isField(firstCovered(g)) ? undefined : 'no field has a card to remove.';
    case 'source':
      return isField(firstCovered(g)) ? undefined : 'no field has a card to move.';
    case 'target':
      return isField(frame.from) && g.count(frame.from) > 0 && g.card(g.top(frame.from)).colour === WHITE
        ? undefined
        : 'only an open white card waits for a target field.';
    case 'race':
      return g.count(pair(A)) === 2 && g.count(pair(B)) === 2
        ? undefined
        : 'before the stop both players hold a pair.';
    case 'finalPair':
    case 'leftover':
      return g.count(pair(frame.seat)) === 2
        ? badStop(g, frame)
        : `${seatLetter(frame.seat)} holds no pair to split.`;
    default:
      return undefined;
  }
}

/** HR-142 Only in `open` mode a card is chosen, from a hand the chooser has seen. */
function badChoice(g: Game, seat: Seat): string | undefined {
  const cards = g.in(hand(otherThan(seat)));
  if (cards.length === 0) return 'there is no hand to choose from.';
  if (g.options.vuileTrucMode !== 'open') return 'a card is chosen only with vuileTrucMode open.';
  return cards.every((c) => (g.state.known[c] ?? 0) & (1 << seat))
    ? undefined
    : `${seatLetter(seat)} has not seen the hand to choose from: name its cards in "seen".`;
}

/** HR-042 One player has split all their pairs: the faster one, who then splits what the other has left. */
function badStop(g: Game, frame: Extract<Frame, { do: 'finalPair' | 'leftover' }>): string | undefined {
  const { stopped, tenth } = g.facts;
  const faster = frame.do === 'leftover' ? frame.seat : otherThan(frame.seat);
  const letter = seatLetter(faster);
  if (stopped !== faster || (tenth[faster] ?? NONE) < 0) return `${letter} has not called "stop!" yet.`;
  return g.count(kept(faster)) >= 10 ? undefined : `${letter} has called "stop!" before the tenth split.`;
}

/** HR-013, HR-033 While the teams are formed all cards are on their way from the preparation piles to the teams. */
function badForming(g: Game): string | undefined {
  if (!isForming(g)) return undefined;
  const stray = notForming.find((zone) => g.count(zone) > 0);
  if (stray !== undefined) return `while the teams are formed no card lies in zone ${nameOf(g, stray)}.`;
  const now = g.state.stack.at(-1);
  if (now?.do === 'leftover') {
    const slower = otherThan(now.seat);
    return g.count(prep(now.seat)) + g.count(pair(slower)) === 0
      ? undefined
      : 'only the leftovers of the slower player are split now.';
  }
  for (const seat of [A, B]) {
    const cards = g.count(prep(seat)) + g.count(pair(seat)) + g.count(kept(seat)) + g.count(given(seat));
    if (cards !== 20) return `${seatLetter(seat)} was dealt 20 cards to split, not ${cards}.`;
    const begun = now?.do !== 'ready' && now?.do !== 'command';
    if (!begun && g.count(prep(seat)) !== 20) return 'nobody takes a pair before the command.';
    if (begun && g.count(prep(seat)) > 0 && g.count(pair(seat)) === 0)
      return `${seatLetter(seat)} holds no pair, but has not split them all.`;
    if (now?.do === 'tieBreak' && g.count(pair(seat)) > 0) return 'the draw comes when all pairs are split.';
  }
  return now?.do === 'command' && g.facts.ready !== 3 ? 'the command comes when both are ready.' : undefined;
}

/** HR-014, HR-035 In the tug-of-war nothing is left of the forming, and 15 cards stay set aside. */
function badPulling(g: Game): string | undefined {
  if (!isPulling(g)) return undefined;
  const stray = notPulling.find((zone) => g.count(zone) > 0);
  if (stray !== undefined) return `in the tug-of-war no card lies in zone ${nameOf(g, stray)}.`;
  const set = g.count(aside) + g.count(drawn(A)) + g.count(drawn(B));
  return set >= 15 ? undefined : `15 cards are set aside, not ${set}.`;
}

const notPulling = [A, B].flatMap((seat) => [prep(seat), pair(seat), kept(seat), given(seat)]);
const notForming = everywhere.filter((zone) => zone !== aside && !notPulling.includes(zone));

function firstCovered(g: Game): number {
  for (let zone = FIRST_FIELD; zone <= LAST_FIELD; zone++) if (g.count(zone) > 0) return zone;
  return NONE;
}
