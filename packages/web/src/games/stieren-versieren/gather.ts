import type { Language } from '@stamtafel/games/edition.ts';
import { hand, type StierenVersieren } from '@stamtafel/games/stieren-versieren/kind.ts';
import { type Answer, type Decision, type Match, NONE, type View } from '@stamtafel/kernel';
import type { Gathering } from '../../table/gathering.ts';
import { words } from './words.ts';

type Seen = Pick<View, 'sealed' | 'zones'>;

/**
 * SV-807 The rules hear sets of bulls in canonical order. People mark them in any order: two bulls with two players
 * (SV-500), a swap (SV-260), help in a fight (SV-305, SV-307). Offers come in canonical order.
 */
export function gather(
  match: Match<StierenVersieren>,
  view: Seen,
  { asks, options, seat }: Decision,
  language: Language,
): Gathering | undefined {
  const { pair, swap, fight } = words[language];
  const end = options.find(({ pick }) => pick === 'done');
  const having = (...picks: readonly string[]): Answer[] =>
    options.filter(({ pick }) => picks.includes(pick));
  switch (asks) {
    case 'playBulls': {
      if (match.seats > 2 || view.sealed !== NONE) return undefined;
      return { from: pairable(match, view, seat, options), least: 2, most: 2, ...pair };
    }
    case 'turn': {
      const from = having('swap');
      // The first card of a swap is said among other choices; its end is on offer only after it.
      return from.length === 0
        ? undefined
        : { from, least: 1, most: from.length, end: { pick: 'done' }, confirm: swap.confirm };
    }
    case 'swap':
      return { from: having('swap'), least: 0, most: options.length, ...(end && { end }), ...swap };
    case 'challengerSide':
    case 'romeoSide':
      return {
        from: having('join', 'support'),
        least: 0,
        most: options.length,
        ...(end && { end }),
        confirm: fight.confirm,
      };
    default:
      return undefined;
  }
}

/** The own hand in canonical order; its last bull is on offer only as the second of two, so it is added. */
function pairable(
  match: Match<StierenVersieren>,
  view: Seen,
  seat: number,
  options: readonly Answer[],
): readonly Answer[] {
  const offered = new Set(options.map(({ card }) => card));
  const held = (view.zones[hand(seat)] ?? []).flatMap((entry) => match.faces[entry] ?? []);
  const rest = held.filter(({ id }) => !offered.has(id)).sort((a, b) => a.order - b.order);
  return [...options, ...rest.map(({ id }): Answer => ({ pick: 'play', card: id }))];
}
