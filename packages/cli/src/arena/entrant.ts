import { type BotName, type Budget, botNames, levelNames, USUAL_BUDGET } from '@stamtafel/bots';
import { fail, quoted, wholeNumber } from '../input.ts';
import { didYouMean } from '../nearest.ts';

/** The players of the arena: all bots, and one that cheats, to see how much there is to gain. */
export const entrantNames = [...botNames, 'oracle'] as const;
export type EntrantName = BotName | 'oracle';

/** Somebody who plays in the arena. */
export interface Entrant {
  /** As typed: the name, and its budget if it has one of its own. */
  readonly label: string;
  readonly name: EntrantName;
  readonly budget: Budget;
}

const isOneOf = <T extends string>(names: readonly T[], word: string): word is T =>
  names.some((name) => name === word);

/** These answer without thinking. */
const thoughtless: readonly EntrantName[] = ['random', 'greedy'];

/** The bots as typed, with commas: `champion,ismcts@400ms`. The budget is for those without one of their own. */
export function parseEntrants(typed: string, budget: string | undefined): Entrant[] {
  const usual = budget === undefined ? USUAL_BUDGET : parseBudget('--budget', budget);
  const entrants = typed.split(',').map((word) => parseEntrant(word.trim().toLowerCase(), usual));
  if (entrants.length < 2) fail('--bots needs at least two, with commas between them.');
  entrants.forEach(({ label }, i) => {
    if (entrants.findIndex((other) => other.label === label) < i)
      fail(`${label} is in --bots twice; other budgets make others, as in ${label.split('@')[0]}@100it.`);
  });
  return entrants;
}

function parseEntrant(label: string, usual: Budget): Entrant {
  const [name = '', budget, ...rest] = label.split('@');
  if (rest.length > 0) fail(`A bot is written name or name@budget, not ${quoted(label)}.`);
  if (!isOneOf(entrantNames, name))
    fail(
      `There is no bot ${quoted(name)}; ${didYouMean(name, entrantNames, `there are ${entrantNames.join(', ')}`)}`,
    );
  if (budget !== undefined) {
    if (thoughtless.includes(name)) fail(`${name} does not think, so it has no budget.`);
    return { label, name, budget: parseBudget(`The budget of ${name}`, budget) };
  }
  // A level has a budget of its own, which is what makes it that level.
  return { label, name, budget: isOneOf(levelNames, name) ? ENOUGH : usual };
}

/** Not even its safety limit in time: what is measured must not depend on what else the machine does. */
const ENOUGH: Budget = { iterations: Number.POSITIVE_INFINITY, ms: Number.POSITIVE_INFINITY };

/** `400it`, `100ms` or `2s`. */
export function parseBudget(what: string, typed: string): Budget {
  const [, amount = '', unit = ''] = /^(\d+)(it|ms|s)$/i.exec(typed.trim()) ?? [];
  switch (unit.toLowerCase()) {
    case 'it':
      return { iterations: wholeNumber(what, amount, 1, 1_000_000_000) };
    case 'ms':
      return { iterations: Number.POSITIVE_INFINITY, ms: wholeNumber(what, amount, 1, 3_600_000) };
    case 's':
      return { iterations: Number.POSITIVE_INFINITY, ms: 1000 * wholeNumber(what, amount, 1, 3600) };
    default:
      return fail(`${what} is written like 400it, 100ms or 2s, not ${quoted(typed)}.`);
  }
}
