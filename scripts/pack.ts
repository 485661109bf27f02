/**
 * `npm run pack` makes stamtafel-VERSION.tgz: server, page and command in one package, that `npm install -g` puts on a
 * machine without compiling, without install scripts and without any other package. The same sources give the same bytes.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameFolders, indexRules, type Where } from '../packages/cli/src/rule-index.ts';
import { bundle } from '../packages/server/src/testing/bundle.ts';
import { build } from '../packages/web/build.ts';
import { takesNoArguments } from './arguments.ts';
import { script, Trouble } from './bootstrap.mjs';
import { npm } from './npm.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const at = (...path: readonly string[]): string => join(root, ...path);

/** A larger one has something in it that does not belong there. */
const MOST_BYTES = 8 * 1024 * 1024;

const { version }: { readonly version: string } = JSON.parse(readFileSync(at('package.json'), 'utf8'));

/** Where the command finds what is not code; the bundle lies in `dist`. */
const places = {
  'packages/cli/package.json': '../package.json',
  'packages/web/dist': '../page',
  '.cache': '../.cache',
};

/** What is wrong with this version of npm; nothing if it can make the bill of materials. */
export function unfitNpm(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 10 || (major === 10 && minor >= 2)) return undefined;
  return `npm run pack needs npm 10.2 or newer for its bill of materials, and this is npm ${version}; install one (npm install -g npm@11) and try again.`;
}

/** Makes the package in this folder and answers its path. */
export async function pack(to: string): Promise<string> {
  const why = unfitNpm(npm(['--version'], { cwd: root }).trim());
  if (why !== undefined) throw new Trouble(why, 2);
  const folder = mkdtempSync(join(tmpdir(), 'stamtafel-pack-'));
  try {
    await fill(folder);
    npm(['pack', folder, '--pack-destination', to, '--ignore-scripts'], { cwd: to });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const file = join(to, `stamtafel-${version}.tgz`);
  const { size } = statSync(file);
  if (size > MOST_BYTES)
    throw new Trouble(`${basename(file)} has ${size} bytes; ${MOST_BYTES} are the most it may have.`);
  return file;
}

async function fill(folder: string): Promise<void> {
  const inside = (...path: readonly string[]): string => join(folder, ...path);
  await build();
  await bundle({
    entries: { stamtafel: at('packages', 'cli', 'src', 'main.ts') },
    folder: inside('dist'),
    places,
    plugins: [knownRules()],
  });
  cpSync(at('scripts', 'packed'), folder, { recursive: true });
  const manifest: object = JSON.parse(readFileSync(inside('package.json'), 'utf8'));
  writeFileSync(inside('package.json'), toText({ ...manifest, version }));
  cpSync(at('packages', 'web', 'dist'), inside('page'), {
    recursive: true,
    filter: (file) => basename(file) !== '.sources',
  });
  cpSync(inside('page', 'licences.txt'), inside('licences.txt'));
  // Pictures are for those who look before they install, measurements for those who have the sources.
  const docs = { recursive: true, filter: (file: string) => !/[\\/](pictures|strength)$/.test(file) };
  cpSync(at('docs'), inside('docs'), docs);
  for (const name of ['deploy', 'LICENSE', 'CHANGELOG.md'])
    cpSync(at(name), inside(name), { recursive: true });
  writeFileSync(inside('sbom.json'), toText(billOfMaterials()));
}

/** There are no sources in the package to look a rule up in: where it is, is written down. */
function knownRules() {
  const sources = at('packages', 'cli', 'src', 'rule-index.ts');
  return {
    name: 'stamtafel-known-rules',
    load: (id: string): string | null => {
      if (id !== sources) return null;
      const games = at('packages', 'games', 'src');
      const all = gameFolders(games).map((game) => indexRules(join(games, game), root));
      const known: { [id: string]: Where } = {};
      for (const [rule, where] of all.flatMap((index) => [...index])) known[rule] ??= where;
      return `const known = ${JSON.stringify(known)};
export const where = (id) => known[id] ?? { code: [], tests: [], scenarios: [] };`;
    },
  };
}

/** What npm knows about everything in the package, without the moment, the folder and the npm it was made in and with. */
function billOfMaterials(): object {
  const text = npm(['sbom', '--omit=dev', '--omit=optional', '--sbom-format=cyclonedx'], { cwd: root });
  const { serialNumber: _, metadata, ...bill } = JSON.parse(text);
  const { timestamp: __, tools: ___, component, ...known } = metadata;
  return { ...bill, metadata: { ...known, component: { ...component, name: 'stamtafel' } } };
}

const toText = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

if (import.meta.main) {
  takesNoArguments('npm run pack');
  await script(async () => {
    const file = await pack(root);
    console.log(`${basename(file)} (${(statSync(file).size / 1024 / 1024).toFixed(1)} MB)`);
    return 0;
  });
}
