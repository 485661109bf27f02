import { type BotName, type Budget, botNames, isSimple, USUAL_BUDGET } from '@stamtafel/bots';
import { isLevel, parseBudget, readBot, type TypedBot } from '../bot-name.ts';
import { fail } from '../input.ts';

/** The players of the arena: all bots, and one that cheats, to see how much there is to gain. */
export const entrantNames = [...botNames, 'oracle'] as const;
type EntrantName = BotName | 'oracle';

/** A player in the arena. */
export interface Entrant {
  /** As typed: the name, and its budget if it has one of its own. */
  readonly label: string;
  readonly name: EntrantName;
  readonly budget: Budget;
}

/** A level has a budget of its own. Here not even its safety limit in time: what is measured must not depend on what else the machine does. */
const ENOUGH: Budget = { iterations: Number.POSITIVE_INFINITY, ms: Number.POSITIVE_INFINITY };

/** The bots as typed, with commas: `champion,ismcts@400ms`. The budget is for those without one of their own. */
export function parseEntrants(typed: string, budget: string | undefined): Entrant[] {
  const usual = budget === undefined ? USUAL_BUDGET : parseBudget('--budget', budget);
  const bots = typed.split(',').map((word) => readBot(word, entrantNames));
  if (bots.length < 2) fail('--bots needs at least two, with commas between them.');
  bots.forEach((bot, i) => {
    if (bots.findIndex((other) => isSame(other, bot)) < i) fail(twice(bot));
  });
  return bots.map(({ budget: own, ...bot }) => ({
    ...bot,
    budget: own ?? (isLevel(bot.name) ? ENOUGH : usual),
  }));
}

const isSame = (one: TypedBot<EntrantName>, other: TypedBot<EntrantName>): boolean =>
  one.name === other.name &&
  one.budget?.iterations === other.budget?.iterations &&
  one.budget?.ms === other.budget?.ms;

function twice({ label, name }: TypedBot<EntrantName>): string {
  const hint = isSimple(name) ? '' : `; other budgets make others, as in ${label.split('@')[0]}@100it`;
  return `${label} is in --bots twice${hint}.`;
}
