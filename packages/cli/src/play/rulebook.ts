import { ruleParts } from '@stamtafel/games/rule-text.ts';
import type { Kind } from '@stamtafel/kernel';
import type { Ink } from './ink.ts';
import { echo, padEnd, widthOf, wrap } from './layout.ts';
import type { Teller } from './tell.ts';

const MOST = 6;

/** What a rule says, in the language of this table, without its small print. */
export async function ruleText<K extends Kind>(
  { edition, language }: Teller<K>,
  id: string,
): Promise<string | undefined> {
  const rules = await edition.rules[language]();
  const text = Object.hasOwn(rules, id) ? rules[id] : undefined;
  return text === undefined ? undefined : ruleParts(text).said;
}

/** The text of a rule by its id, or the rules in which words occur. */
export async function lookUp<K extends Kind>(teller: Teller<K>, text: string, ink: Ink): Promise<string[]> {
  const { words, edition, language } = teller;
  const rules = Object.entries(await edition.rules[language]());
  const wanted = text.trim();
  const exact = rules.find(([id]) => id.toLowerCase() === wanted.toLowerCase());
  if (exact) return paragraph(exact, ink);
  if (/^[a-z]+\d?-\d+$/i.test(wanted)) return [` ${words.ruleMissing(echo(wanted.toUpperCase()))}`];
  const parts = wanted.toLowerCase().split(/\s+/);
  const found = rules.filter(([, rule]) => parts.every((part) => rule.toLowerCase().includes(part)));
  if (found.length === 0) return [` ${words.ruleNothing(echo(wanted))}`];
  return [
    ` ${words.ruleFound(echo(wanted), found.length)}`,
    ...found.slice(0, MOST).flatMap((rule) => paragraph(rule, ink)),
    ...(found.length > MOST ? [` ${words.ruleMore(found.length - MOST)}`] : []),
  ];
}

export function paragraph([id, text]: readonly [string, string], ink: Ink): string[] {
  const { said, smallPrint } = ruleParts(text);
  return [
    ...wrap(said, { first: ` ${ink.amber(id)}  ` }),
    ...(smallPrint === undefined ? [] : wrap(smallPrint, { first: '   ' })),
  ];
}

/** Beside longer names too little of the line would be left. */
const LONGEST_NAME = 22;

/** What the overview card of the game is for: the turn, the cards and the points, and where the whole of it is said. */
export async function overviewCard<K extends Kind>(
  { edition, language, texts, words }: Teller<K>,
  ink: Ink,
): Promise<string[]> {
  const { sections, setUp = [] } = await edition.overview();
  const names = sections.flatMap(({ lines }) => lines.map(({ name }) => widthOf(name[language])));
  const width = Math.max(...names.filter((length) => length <= LONGEST_NAME));
  return [
    ` ${ink.bold(texts.title)}`,
    ...(setUp.length === 0 ? [] : ['', ` ${ink.bold(words.settingUp)}`]),
    ...setUp.flatMap((step, n) => wrap(step[language], { first: `   ${n + 1}. ` })),
    ...sections.flatMap(({ title, lines }) => [
      '',
      ` ${ink.bold(title[language])}`,
      ...lines.flatMap(({ name, text, rules }) => {
        const named = `   ${ink.amber(padEnd(name[language], width))}  `;
        const said = `${text[language]} (${rules.join(', ')})`;
        return widthOf(name[language]) <= width
          ? wrap(said, { first: named })
          : [named.trimEnd(), ...wrap(said, { first: ' '.repeat(width + 5) })];
      }),
    ]),
  ];
}
