import process from 'node:process';
import { editions, type Language, languages } from '@stamtafel/games';
import { Command } from 'commander';
import { fail, parseLanguage, quoted } from '../input.ts';
import { didYouMean } from '../nearest.ts';
import type { Where } from '../rule-index.ts';

/** `stamtafel explain HR-093`: what a rule says, where it is in the code, what proves it. */
export function explainCommand(): Command {
  return new Command('explain')
    .description('show the text of a rule, where it is in the code, and its tests')
    .argument('<id>', 'the rule: HR-093, PD4-041')
    .option('--lang <language>', 'nl or en (default: both)')
    .addHelpText('after', '\nExample:\n  stamtafel explain hr-093 --lang nl')
    .action(async (typed: string, { lang }: { lang?: string }) => {
      const chosen = lang === undefined ? languages : [parseLanguage(lang)];
      const { id, texts } = await findRule(typed);
      // Only here: in the package it is a large table.
      const { where } = await import('../rule-index.ts');
      const words = chosen.map((language) => `${language}  ${texts[language].replace('\n', '\n    ')}`);
      process.stdout.write(`${[id, '', ...words, '', ...places(where(id))].join('\n')}\n`);
    });
}

interface FoundRule {
  readonly id: string;
  readonly texts: { readonly [L in Language]: string };
}

/** The rule with this id, however it is typed. */
async function findRule(typed: string): Promise<FoundRule> {
  const plain = (id: string): string => id.toLowerCase().replace(/[^a-z0-9]/g, '');
  const ids = new Set<string>();
  for (const { rules } of editions) {
    const [nl, en] = await Promise.all([rules.nl(), rules.en()]);
    for (const id of Object.keys(nl)) {
      ids.add(id);
      if (plain(id) === plain(typed)) return { id, texts: { nl: nl[id] ?? '', en: en[id] ?? '' } };
    }
  }
  const prefixes = [...new Set([...ids].map((id) => id.replace(/-.*$/, '')))];
  fail(
    `There is no rule ${quoted(typed)}; ${didYouMean(typed, [...ids], `rules begin with ${prefixes.join(', ')}`)}`,
  );
}

function places({ code, tests, scenarios }: Where): string[] {
  return [
    'Code',
    ...listed(code.map(({ file, line }) => `${file}:${line}`)),
    'Tests',
    ...listed(tests.map(({ file, line, title }) => `${file}:${line}  ${title}`)),
    'Scenarios',
    ...listed(scenarios.map(({ file, title }) => `${file}  ${title}`)),
  ];
}

const listed = (lines: readonly string[]): string[] =>
  lines.length === 0 ? ['  none'] : lines.map((line) => `  ${line}`);
