import { aside, type BallenMetStieren } from '@stamtafel/games/ballen-met-stieren/kind.ts';
import { bitsIn } from '@stamtafel/games/ballen-met-stieren/rules/plan.ts';
import { type Decision, type Match, NONE, type View } from '@stamtafel/kernel';

const ELEVEN = 11;
const KEEPERS = 2;

/** The eleven are marked and sent together, and so are the two bulls of a penalty. */
export function batch(
  _match: Match<BallenMetStieren>,
  view: View<BallenMetStieren>,
  { asks, seat }: Decision,
): number | undefined {
  if (asks === 'eleven') return ELEVEN - bitsIn(view.sealed === NONE ? 0 : view.sealed);
  if (asks === 'keeper') return KEEPERS - (view.zones[aside(seat)]?.length ?? 0);
  return undefined;
}
