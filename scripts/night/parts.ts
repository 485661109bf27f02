/** What a night goes through: every campaign that is longer at night, in parts of some minutes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { scopeNames } from '../mutation/scopes.ts';
import { testFiles } from '../test-files.mjs';

export interface Part {
  /** By which it is remembered: `packages/server/src/kill.test.ts 3/20`. */
  readonly name: string;
  /** For the project's own Node. */
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** In how many parts a long one goes: each takes about ten minutes of a core. All others are one. */
export const slices: Readonly<Record<string, number>> = {
  'packages/games/src/ballen-met-stieren/properties.test.ts': 4,
  'packages/games/src/how-ruck/properties.test.ts': 2,
  'packages/games/src/play-design/five-possessions/properties.test.ts': 2,
  'packages/games/src/play-design/four-downs/properties.test.ts': 2,
  'packages/games/src/stier-zoekt-bier/properties.test.ts': 3,
  'packages/games/src/stieren-versieren/properties.test.ts': 2,
  'packages/server/src/house/canary.test.ts': 2,
  'packages/server/src/house/two-truths.test.ts': 5,
  'packages/server/src/kill.test.ts': 8,
};

/** By which a test file says that it is longer at night. */
const campaign = /\b(?:howMany|sampleOfDay|atNight)\b|^properties\(|\/testing\/drawn\.ts'/m;

/** This many mutants of the kernel and of each game, others each day. */
const MUTANTS = 60;

export const campaignsIn = (root: string): string[] =>
  testFiles(root).filter((file) => campaign.test(readFileSync(join(root, file), 'utf8')));

/** The first part of everything comes before the second of anything: a short night has seen a bit of all. */
export function partsOf(root: string, day: string): Part[] {
  const runner = join(root, 'scripts', 'tests', 'run.ts');
  const tests = campaignsIn(root).flatMap((file) => {
    const of = slices[file] ?? 1;
    return Array.from({ length: of }, (_, n) => ({
      far: n / of,
      part: {
        name: of === 1 ? file : `${file} ${n + 1}/${of}`,
        command: [runner, JSON.stringify({ files: [file], names: [], quick: false })],
        env: { STAMTAFEL_NIGHT: '1', STAMTAFEL_DAY: day, STAMTAFEL_SLICE: `${n + 1}/${of}` },
      },
    }));
  });
  const mutations = scopeNames.map((scope) => ({
    far: 0,
    part: {
      name: `npm run mutate -- ${scope} --sample ${MUTANTS}`,
      command: [join(root, 'scripts', 'mutate.ts'), scope, '--sample', String(MUTANTS), '--seed', day],
      env: {},
    },
  }));
  const signatures = {
    name: 'npm run check:signatures',
    command: [join(root, 'scripts', 'check-signatures.ts')],
    env: {},
  };
  return [{ far: 0, part: signatures }, ...mutations, ...tests]
    .sort((a, b) => a.far - b.far)
    .map(({ part }) => part);
}
