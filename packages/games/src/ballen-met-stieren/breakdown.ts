import { cardNamed, type Event, type Match, type Seat, type View } from '@stamtafel/kernel';
import { fill } from '../fill.ts';
import type { BallenMetStieren } from './kind.ts';
import { cardName, type Names } from './texts/names.ts';

/** BMS-005 How the result came about: by seat, goal by goal the attack, and the figures that were compared. */
export function breakdown(
  match: Match<BallenMetStieren>,
  { facts }: View<BallenMetStieren>,
  names: Names,
  story: readonly Event[],
): readonly (readonly string[])[] {
  const { breakdown: texts } = names;
  const lines = Array.from({ length: match.seats }, (): string[] => []);
  let number = 0;
  let attempt = begun('attack');
  for (const event of story) {
    if (event.key === 'attack') number = Number(event.args.number);
    if (event.key === 'goal') {
      const seat = Number(event.args.seat);
      const face = cardNamed(match, attempt.bulls.get(seat));
      const bull = face === undefined ? '' : cardName(names, face.printed);
      const { a = 0, d = 0 } = attempt.compared ?? {};
      lines[seat]?.push(fill(texts[howScored(attempt, seat)], { number, bull, a, d }));
    }
    attempt = told(attempt, event);
  }
  return lines.map((own, seat) => [
    ...own,
    fill(texts.total, { goals: facts.score[seat] ?? 0, reds: facts.reds[seat] ?? 0 }),
  ]);
}

/** What an attempt has shown: a free kick or a penalty begins a new one in the same attack. */
interface Attempt {
  readonly isPenalty: boolean;
  /** By seat: the last bull that came on. */
  readonly bulls: ReadonlyMap<Seat, string>;
  /** What was compared last. */
  readonly compared: Event['args'] | undefined;
  /** A VAR card was drawn since. */
  readonly isVarAsked: boolean;
}

const begun = (key: string): Attempt => ({
  isPenalty: key === 'penalty',
  bulls: new Map(),
  compared: undefined,
  isVarAsked: false,
});

function told(attempt: Attempt, { key, args, cards: [card] }: Event): Attempt {
  switch (key) {
    case 'attack':
    case 'freeKick':
    case 'penalty':
      return begun(key);
    case 'bull':
    case 'taker':
      return card ? { ...attempt, bulls: new Map(attempt.bulls).set(Number(args.seat), card) } : attempt;
    case 'compare':
      return { ...attempt, compared: args, isVarAsked: false };
    case 'var':
      return { ...attempt, isVarAsked: true };
    case 'goal':
      // A goal of the other coach in the same attack was not compared.
      return { ...attempt, compared: undefined };
    default:
      return attempt;
  }
}

/**
 * BMS-060 By the higher figure; level by BMS-224 a penalty, BMS-062 the VAR or BMS-251 an afmaker; or else without
 * comparing: by a verdict, against nobody, by Counter.
 */
function howScored(
  { compared, bulls, isPenalty, isVarAsked }: Attempt,
  seat: Seat,
): 'compared' | 'penalty' | 'var' | 'finisher' | 'goal' {
  if (compared?.seat !== seat || !bulls.has(seat)) return 'goal';
  const lead = Number(compared.a) - Number(compared.d);
  if (lead > 0) return 'compared';
  if (lead < 0) return 'goal';
  if (isPenalty) return 'penalty';
  return isVarAsked ? 'var' : 'finisher';
}
