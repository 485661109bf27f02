/** Every rule of every game has code, a text in both languages and a proof; and the list of rules is the specification's. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gameFolders, indexRules, ruleIdPattern } from '../packages/cli/src/rule-index.ts';
import { takesNoArguments } from './arguments.ts';

interface GameReport {
  game: string;
  rules: number;
  /** How many rules have each thing. */
  have: { code: number; nl: number; en: number; proof: number };
  /** What is wrong, per rule id. */
  problems: { id: string; what: string[] }[];
}

interface Folders {
  root: string;
  games: string;
  specifications: string;
}

async function checkGame(game: string, { root, games, specifications }: Folders): Promise<GameReport> {
  const folder = join(games, game);
  const ids = (await load<readonly string[]>(join(folder, 'rule-ids.ts'), 'ruleIds')) ?? [];
  const nl = (await load<Record<string, string>>(join(folder, 'texts', 'rules.nl.ts'), 'rulesNl')) ?? {};
  const en = (await load<Record<string, string>>(join(folder, 'texts', 'rules.en.ts'), 'rulesEn')) ?? {};
  const index = indexRules(folder, root);

  const have = { code: 0, nl: 0, en: 0, proof: 0 };
  const problems = new Map<string, string[]>();
  const note = (id: string, what: string) => problems.set(id, [...(problems.get(id) ?? []), what]);
  const need = (id: string, thing: keyof typeof have, isThere: boolean, what: string) => {
    if (isThere) have[thing]++;
    else note(id, what);
  };
  for (const [position, id] of ids.entries()) {
    const places = index.get(id);
    const [dutch, english] = [nl[id]?.trim() ?? '', en[id]?.trim() ?? ''];
    need(id, 'code', (places?.code.length ?? 0) > 0, 'no code');
    need(id, 'nl', dutch !== '', 'no Dutch text');
    need(id, 'en', english !== '', 'no English text');
    need(id, 'proof', places !== undefined && places.tests.length + places.scenarios.length > 0, 'no test');
    if (dutch !== '' && dutch === english) note(id, 'the same text in both languages');
    if (ids.indexOf(id) !== position) note(id, 'listed twice');
  }

  const unknown = (id: string) => !ids.includes(id);
  for (const id of [...index.keys()].filter(unknown))
    note(id, 'mentioned in code or tests, but not in rule-ids.ts');
  for (const id of Object.keys({ ...nl, ...en }).filter(unknown))
    note(id, 'has a text, but is not in rule-ids.ts');

  const specified = specifiedIds(join(specifications, `${game}.md`));
  for (const id of specified) if (unknown(id)) note(id, 'in the specification, but not in rule-ids.ts');
  for (const id of ids) if (!specified.has(id)) note(id, 'not in the specification');

  return {
    game,
    rules: ids.length,
    have,
    problems: [...problems].map(([id, what]) => ({ id, what })).sort((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

export async function checkRules(folders: Folders): Promise<GameReport[]> {
  return Promise.all(gameFolders(folders.games).map((game) => checkGame(game, folders)));
}

/** What the check prints: the problems, then a table. */
export function describe(reports: readonly GameReport[]): string {
  const problems = reports.flatMap(({ problems }) =>
    problems.map(({ id, what }) => `${id}  ${what.join(', ')}`),
  );
  const rows = reports.map(({ game, rules, have, problems }) => [
    game,
    ...[rules, have.code, have.nl, have.en, have.proof, problems.length].map(String),
  ]);
  const table = columns([['game', 'rules', 'code', 'nl', 'en', 'test', 'problems'], ...rows]);
  return [...problems, ...(problems.length ? [''] : []), ...table].join('\n');
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  '),
  );
}

/** A game without a specification has no rule in it. */
const specifiedIds = (file: string): ReadonlySet<string> =>
  new Set(existsSync(file) ? readFileSync(file, 'utf8').match(ruleIdPattern) : []);

async function load<T>(file: string, name: string): Promise<T | undefined> {
  if (!existsSync(file)) return undefined;
  const module = (await import(pathToFileURL(file).href)) as Record<string, T>;
  return module[name];
}

if (import.meta.main) {
  takesNoArguments('npm run check:rules');
  const root = fileURLToPath(new URL('..', import.meta.url));
  const reports = await checkRules({
    root,
    games: join(root, 'packages', 'games', 'src'),
    specifications: join(root, 'docs', 'rules'),
  });
  const isFine = reports.every(({ problems }) => problems.length === 0);
  (isFine ? console.log : console.error)(describe(reports));
  process.exitCode = isFine ? 0 : 1;
}
