import { type BotName, type Budget, botNames, levelNames, USUAL_BUDGET } from '@stamtafel/bots';
import { parseBudget } from './arena/entrant.ts';
import { fail, quoted } from './input.ts';
import { didYouMean } from './nearest.ts';

/** A computer player as somebody asks for it: "champion@200it". */
export interface WantedBot {
  readonly label: string;
  readonly name: BotName;
  readonly budget: Budget;
}

/** The levels as they are called at the table, in both languages. */
export const levelAliases: { readonly [word: string]: (typeof levelNames)[number] } = {
  kalf: 'level1',
  calf: 'level1',
  vaars: 'level2',
  heifer: 'level2',
  stier: 'level3',
  bull: 'level3',
  kampioen: 'level4',
};

/** A level thinks as long as it does, which is what makes it that level. */
const ENOUGH: Budget = { iterations: Number.POSITIVE_INFINITY };

export const isBotName = (label: string): boolean => nameIn(label) !== undefined;

function nameIn(label: string): BotName | undefined {
  const [word = ''] = label.trim().toLowerCase().split('@', 1);
  const alias = Object.hasOwn(levelAliases, word) ? levelAliases[word] : word;
  return botNames.find((name) => name === alias);
}

export function parseBot(typed: string): WantedBot {
  const label = typed.trim().toLowerCase();
  const name = nameIn(label);
  const [word = '', budget, ...rest] = label.split('@');
  if (rest.length > 0) fail(`A bot is written name or name@budget, not ${quoted(label)}.`);
  if (name === undefined)
    fail(
      `There is no bot ${quoted(word)}; ${didYouMean(word, botNames, `there are ${botNames.join(', ')}`)}`,
    );
  const isSimple = name === 'random' || name === 'greedy';
  if (budget !== undefined && isSimple) fail(`${name} does not think, so it has no budget.`);
  if (budget !== undefined) return { label, name, budget: parseBudget(`The budget of ${name}`, budget) };
  return { label, name, budget: levelNames.some((level) => level === name) ? ENOUGH : USUAL_BUDGET };
}
