import { type CardId, NONE, seatLetter, type Zone } from '@stamtafel/kernel';
import {
  A,
  actions,
  aside,
  at,
  B,
  bench,
  box,
  bulls,
  deck,
  discard,
  down,
  type Frame,
  field,
  type Game,
  HAND,
  hand,
  handSize,
  laid,
  locked,
  mud,
  out,
  played,
  referee,
  refereeDiscard,
  sentOff,
  varDiscard,
  varPile,
} from './kind.ts';
import { GOALS } from './rules/end.ts';

/** Why a described position cannot be, beyond cards being conserved: one sentence, or nothing. */
export const impossible = (g: Game): string | undefined =>
  badFacts(g) ?? badField(g) ?? badHands(g) ?? badStack(g);

const inPlay = (g: Game): boolean => !g.state.stack.some((frame) => setting.has(frame.do));

const setting: ReadonlySet<Frame['do']> = new Set<Frame['do']>([
  'home',
  'squads',
  'eleven',
  'lineUp',
  'draft',
  'firstPick',
  'exchange',
  'secondPick',
  'leftover',
  'piles',
]);

function badFacts({ facts, state }: Game): string | undefined {
  if (facts.attacker !== A && facts.attacker !== B) return 'the attacker is seat 0 (A) or 1 (B).';
  for (const name of ['home', 'loser'] as const)
    if (![NONE, A, B].includes(facts[name])) return `the fact ${name} is 0 (A), 1 (B) or -1 (nobody).`;
  for (const name of ['wissel', 'spat'] as const)
    if (facts[name] < 0 || facts[name] > 3) return `${name} is 0 (nobody), 1 (A), 2 (B) or 3 (both).`;
  if (!Number.isInteger(facts.attack) || facts.attack < 0) return `there is no attack ${facts.attack}.`;
  if (facts.last !== 0 && facts.last < facts.attack) return `the last attack, ${facts.last}, is long over.`;
  if (!['normal', 'freeKick', 'penalty'].includes(facts.attempt))
    return 'attempt is normal, freeKick or penalty.';
  if (!['', 'goal', 'noGoal'].includes(facts.verdict)) return 'verdict is goal, noGoal or empty.';
  const over = state.stack.length === 0;
  for (const seat of [A, B]) {
    const letter = seatLetter(seat);
    if (!within(at(facts.score, seat), over ? GOALS : GOALS - 1))
      return `${letter} has scored ${at(facts.score, seat)} goals.`;
    // BMS-231, BMS-234 At most one yellow per coach, two reds.
    if (!within(at(facts.yellows, seat), 1)) return `${letter} has more than one yellow card.`;
    if (!within(at(facts.reds, seat), over ? 3 : 2)) return `${letter} has more than two red cards.`;
  }
  return undefined;
}

const within = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= most;

/** Every card lies where cards of its kind, and of its coach, can lie, or takes no part in the match. */
export const belongs = (g: Game, card: CardId, zone: Zone): boolean =>
  zone === box || zonesFor(g, card).includes(zone);

const perSeat = (seats: readonly number[], zones: readonly ((seat: number) => number)[]): number[] =>
  seats.flatMap((seat) => zones.map((zone) => zone(seat)));

function zonesFor(g: Game, card: number): readonly number[] {
  const { printed } = g.card(card);
  switch (printed.kind) {
    case 'bull': {
      const owner = printed.team === g.options.seat1Team ? A : B;
      return [sentOff, ...perSeat([owner], [bulls, bench, hand, field, locked, out, down, aside])];
    }
    case 'action':
      return [deck, discard, ...perSeat([A, B], [actions, hand, laid, played, mud, locked, down, aside])];
    case 'referee':
      return [referee, refereeDiscard];
    case 'var':
      return [varPile, varDiscard, ...perSeat([A, B], [aside])];
  }
}

/** BMS-030, BMS-073 One bull and one action card per coach. */
function badField(g: Game): string | undefined {
  for (const seat of [A, B]) {
    const letter = seatLetter(seat);
    if (g.count(field(seat)) > 1) return `${letter} has more than one bull on the field.`;
    if (g.count(laid(seat)) + g.count(played(seat)) > 1)
      return `${letter} has more than one action card on the field.`;
    for (const c of g.in(mud(seat)))
      if (g.card(c).action !== 'modderpoel') return `${g.card(c).id} cannot lie beside ${letter}.`;
    if (at(g.facts.returning, seat) > g.count(locked(seat)))
      return `more locked cards of ${letter} would return than there are.`;
  }
  return undefined;
}

/** Nothing in an attack adds to a hand but what it held: six cards at most, red and locked ones counted at its start. */
function badHands(g: Game): string | undefined {
  if (!inPlay(g)) return undefined;
  for (const seat of [A, B]) {
    const onTable = g.count(field(seat)) + g.count(laid(seat)) + g.count(played(seat)) + g.count(aside(seat));
    if (g.count(hand(seat)) > HAND || handSize(g, seat) > HAND + 2)
      return `${seatLetter(seat)} holds ${handSize(g, seat)} cards and has ${onTable} on the table.`;
  }
  return undefined;
}

function badStack(g: Game): string | undefined {
  const { stack } = g.state;
  for (const frame of stack) {
    if ('seat' in frame && frame.seat !== A && frame.seat !== B) return 'the seats are A and B.';
    const reason = badFrame(g, frame);
    if (reason !== undefined) return reason;
  }
  const frame = stack.at(-1);
  return frame === undefined ? undefined : badQuestion(g, frame);
}

/** The roles that a frame belongs to. */
const attackers: ReadonlySet<Frame['do']> = new Set<Frame['do']>([
  'attackBull',
  'attackAction',
  'attackerAct',
  'kickBull',
  'kickAction',
  'taker',
  'draw',
]);
const defenders: ReadonlySet<Frame['do']> = new Set<Frame['do']>([
  'defendBull',
  'defendAction',
  'defenderAct',
  'counter',
  'wallBull',
  'wallAction',
  'keeper',
]);

function badFrame(g: Game, frame: Frame): string | undefined {
  const { attacker } = g.facts;
  if (!('seat' in frame)) return undefined;
  if (attackers.has(frame.do) && frame.seat !== attacker) return `${frame.do} is for the attacker.`;
  if (defenders.has(frame.do) && frame.seat === attacker) return `${frame.do} is for the defender.`;
  if (frame.do === 'effect' && g.count(played(frame.seat)) === 0)
    return `${seatLetter(frame.seat)} has used no card whose effect could follow.`;
  return undefined;
}

/** A question needs something to answer with. */
function badQuestion(g: Game, frame: Frame): string | undefined {
  if (frame.do === 'eleven' && (g.count(hand(A)) < 16 || g.count(hand(B)) < 16))
    return 'before the elevens are picked each coach holds the whole team.';
  const rule = g.match.rules[frame.do];
  if (rule?.ask === undefined || !('seat' in frame)) return undefined;
  return g.ask(rule, frame, frame.seat) > 0
    ? undefined
    : `${frame.do} asks ${seatLetter(frame.seat)}, who has nothing to answer with.`;
}
