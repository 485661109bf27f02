/** Where a rule of a game is: in its code, in the titles of its tests, in its scenario files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const gamesFolder = fileURLToPath(new URL('../../games/src', import.meta.url));
const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));

export interface Place {
  /** From the root of the project, with forward slashes. */
  file: string;
  line: number;
}

interface TestPlace extends Place {
  title: string;
}

interface ScenarioPlace {
  title: string;
  file: string;
}

export interface Where {
  code: Place[];
  tests: TestPlace[];
  scenarios: ScenarioPlace[];
}

/** The rule ids of all games look like this: HR-093, PD4-063, SV-012a. */
export const ruleIdPattern = /\b(?:HR|SV|SZB|BMS|PD4|PD5|PD)-[0-9]{3}[a-z]?\b/g;

/** The folders of the games: those that list rule ids. */
export function gameFolders(games = gamesFolder): string[] {
  return readdirSync(games).filter((name) => existsSync(join(games, name, 'rule-ids.ts')));
}

/** Where one rule is, searched in all games. */
export function where(id: string): Where {
  const nowhere: Where = { code: [], tests: [], scenarios: [] };
  for (const game of gameFolders()) {
    const found = indexRules(join(gamesFolder, game), projectFolder).get(id);
    if (found) return found;
  }
  return nowhere;
}

/** Every rule id mentioned anywhere in a game's folder, with the places. */
export function indexRules(folder: string, root: string): Map<string, Where> {
  const index = new Map<string, Where>();
  const at = (id: string): Where => {
    let found = index.get(id);
    if (!found) {
      found = { code: [], tests: [], scenarios: [] };
      index.set(id, found);
    }
    return found;
  };
  for (const path of filesIn(folder)) {
    const file = relative(root, path).split(sep).join('/');
    const kind = kindOf(relative(folder, path).split(sep).join('/'));
    if (kind === 'code') {
      for (const { id, line } of idsIn(read(path))) at(id).code.push({ file, line });
    } else if (kind === 'test') {
      for (const { title, line } of testTitles(read(path))) {
        for (const id of idsOf(title)) at(id).tests.push({ title, file, line });
      }
    } else if (kind === 'scenario') {
      const { title, ids } = provenBy(read(path));
      for (const id of ids) at(id).scenarios.push({ title, file });
    }
  }
  return index;
}

function kindOf(path: string): 'code' | 'test' | 'scenario' | 'other' {
  if (path.endsWith('.test.ts')) return 'test';
  if (/(?:^|\/)scenarios\/[^/]+\.json$/.test(path)) return 'scenario';
  const isCode = path.endsWith('.ts') && path !== 'rule-ids.ts' && !/(?:^|\/)(?:texts|testing)\//.test(path);
  return isCode ? 'code' : 'other';
}

/** One entry per id and line. */
function idsIn(text: string): { id: string; line: number }[] {
  return text.split('\n').flatMap((line, index) => idsOf(line).map((id) => ({ id, line: index + 1 })));
}

function idsOf(text: string): string[] {
  return [...new Set(text.match(ruleIdPattern) ?? [])];
}

/** The titles of tests that run: test('…') and it('…'), neither skipped nor commented out. */
function testTitles(text: string): { title: string; line: number }[] {
  const calls = /^([^\n]*?)(?<![.\w])(?:t\.)?(?:test|it)(?:\.only)?\(\s*(['"`])((?:\\.|(?!\2)[^\\])*)\2/gm;
  return [...text.matchAll(calls)]
    .filter(([, before = '']) => !/\/\/|^\s*\*/.test(before))
    .map((match) => ({
      title: (match[3] ?? '').replace(/\\(['"`])/g, '$1'),
      line: text.slice(0, match.index).split('\n').length,
    }));
}

/** The title of a scenario and the rules it proves: named in its title or in its list. */
function provenBy(text: string): { title: string; ids: string[] } {
  let scenario: { title?: unknown; proves?: unknown };
  try {
    scenario = JSON.parse(text);
  } catch {
    return { title: '', ids: [] }; // a malformed scenario is the scenario tests' business
  }
  const title = typeof scenario?.title === 'string' ? scenario.title : '';
  const proves = Array.isArray(scenario?.proves) ? scenario.proves.map(String) : [];
  return { title, ids: idsOf([title, ...proves].join(' ')) };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function read(file: string): string {
  return readFileSync(file, 'utf8');
}
