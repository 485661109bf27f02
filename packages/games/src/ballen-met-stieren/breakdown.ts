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
  /** The attacking bull, and what was compared last in this attack. */
  let bulls = new Map<Seat, string>();
  let compared: Event['args'] | undefined;
  for (const { key, args, cards } of story) {
    const seat = Number(args.seat);
    const face = cardNamed(match, cards[0] ?? undefined);
    if (key === 'attack') {
      number = Number(args.number);
      bulls = new Map();
      compared = undefined;
    }
    if ((key === 'bull' || key === 'taker') && face !== undefined)
      bulls.set(seat, cardName(names, face.printed));
    if (key === 'compare') compared = args;
    if (key === 'goal') {
      const bull = bulls.get(seat);
      const isCompared = compared?.seat === seat && Number(compared.a) > Number(compared.d);
      lines[seat]?.push(
        isCompared && bull !== undefined
          ? fill(texts.compared, { number, bull, a: compared?.a ?? 0, d: compared?.d ?? 0 })
          : fill(texts.goal, { number }),
      );
      // A goal of the other coach in the same attack was not compared.
      compared = undefined;
    }
  }
  return lines.map((own, seat) => [
    ...own,
    fill(texts.total, { goals: facts.score[seat] ?? 0, reds: facts.reds[seat] ?? 0 }),
  ]);
}
