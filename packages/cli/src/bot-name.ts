/** Computer players as they are typed, by the same names in every command: "champion@200it". */
import { type BotName, type Budget, botNames, isSimple, levelNames, USUAL_BUDGET } from '@stamtafel/bots';
import { fail, quoted, wholeNumber } from './input.ts';
import { didYouMean, nearest } from './nearest.ts';

/** What was typed; the budget only if it was typed too. */
export interface TypedBot<N extends string = BotName> {
  readonly label: string;
  readonly name: N;
  readonly budget: Budget | undefined;
}

interface WantedBot extends TypedBot {
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

export const isLevel = (name: string): boolean => levelNames.some((level) => level === name);

export const isBotName = (label: string): boolean => nameIn(wordOf(label), botNames) !== undefined;

/** The bots that a typed word may have meant. */
export const botsLike = (label: string): string[] => nearest(wordOf(label), wordsFor(botNames));

const wordOf = (label: string): string => label.trim().toLowerCase().split('@', 1)[0] ?? '';
const wordsFor = (names: readonly string[]): string[] => [...names, ...Object.keys(levelAliases)];

function nameIn<N extends string>(word: string, names: readonly N[]): N | undefined {
  const alias = Object.hasOwn(levelAliases, word) ? levelAliases[word] : word;
  return names.find((name) => name === alias);
}

/** A name, or name@budget. `names` are those that are known where it was typed. */
export function readBot<N extends string>(typed: string, names: readonly N[]): TypedBot<N> {
  const label = typed.trim().toLowerCase();
  const [word = '', budget, ...rest] = label.split('@');
  if (rest.length > 0) fail(`A bot is written name or name@budget, not ${quoted(label)}.`);
  const name =
    nameIn(word, names) ??
    fail(
      `There is no bot ${quoted(word)}; ${didYouMean(word, wordsFor(names), `there are ${names.join(', ')}`)}`,
    );
  if (budget === undefined) return { label, name, budget };
  if (isSimple(name)) fail(`${word} does not think, so it has no budget.`);
  return { label, name, budget: parseBudget(`The budget of ${word}`, budget) };
}

export function parseBot(typed: string): WantedBot {
  const { budget, ...bot } = readBot(typed, botNames);
  return { ...bot, budget: budget ?? (isLevel(bot.name) ? ENOUGH : USUAL_BUDGET) };
}

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
