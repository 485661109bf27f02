import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { z } from 'zod';
import { BETWEEN } from './src/about/licence-text.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Needed only to build, but a few lines of theirs are in what they build. */
const BUILDERS = ['node_modules/rolldown', 'node_modules/vite'];

const flag = z.boolean().default(false);
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().default(''),
      license: z.string().default(''),
      dev: flag,
      optional: flag,
      devOptional: flag,
      link: flag,
    }),
  ),
});
const manifestSchema = z.object({
  name: z.string(),
  author: z.union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)]).optional(),
});

/** A package of others that is in what people get. */
export interface Shipped {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

/** All of them, for server, command and page, in the order of their names; every one has the text of its licence. */
export function shipped(folder = root): Shipped[] {
  const { packages } = lockSchema.parse(readJson(join(folder, 'package-lock.json')));
  return Object.entries(packages)
    .filter(([path]) => path.includes('node_modules/'))
    .filter(([path, { dev, optional, devOptional, link }]) => {
      const isForWork = dev || optional || devOptional;
      return BUILDERS.includes(path) || !(isForWork || link);
    })
    .map(([path, { version, license }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
      text: textOf(join(folder, path), license),
    }))
    .sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

function textOf(folder: string, licence: string): string {
  const files = readdirSync(folder).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name));
  // Vite lists there what is packed into Vite: none of that ships.
  const words = files.map(
    (name) => readFileSync(join(folder, name), 'utf8').split('# Licenses of bundled')[0],
  );
  if (files.length > 0) return words.map((text) => text?.trim()).join('\n\n');
  // The words of these two are always the same.
  if (licence === 'Unlicense')
    return readFileSync(join(root, 'packages', 'web', 'unlicense.txt'), 'utf8').trim();
  const { name, author } = manifestSchema.parse(readJson(join(folder, 'package.json')));
  if (licence !== 'MIT' || author === undefined)
    throw new Error(`${name} ships without the words of its licence (${licence}).`);
  const ours = readFileSync(join(root, 'LICENSE'), 'utf8');
  const permission = ours.slice(ours.indexOf('Permission is hereby'), ours.indexOf('\n----')).trim();
  return `MIT License\n\nCopyright (c) ${author}\n\n${permission}`;
}

/** Our licence, and behind it that of every package: a line with its name, then its words. */
export function licences(): string {
  const ours = `Stamtafel (MIT)\n\n${readFileSync(join(root, 'LICENSE'), 'utf8').trim()}\n`;
  const others = shipped().map(
    ({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}\n`,
  );
  return [ours, ...others].join(BETWEEN);
}

/** Puts licences.txt beside the page. */
export function licencesFile(): Plugin {
  return {
    name: 'stamtafel-licences',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licences() });
    },
  };
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
