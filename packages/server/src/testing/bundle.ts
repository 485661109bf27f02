import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'rolldown';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

const ADDRESS = /new URL\('(\.[^']+)', import\.meta\.url\)/g;

interface Wish {
  /** By the name that each shall have: where its source is. */
  readonly entries: { readonly [name: string]: string };
  readonly folder: string;
  /** Where the bundle finds what is not code: by its path in the project, its path from `folder`. */
  readonly places?: { readonly [path: string]: string };
  readonly plugins?: readonly Plugin[];
}

/** Programs with everything they import, in few files: a process that loads them starts in half the time. */
export async function bundle({ entries, folder, places = {}, plugins = [] }: Wish): Promise<void> {
  await build({
    input: { ...entries },
    platform: 'node',
    logLevel: 'silent',
    plugins: [...plugins, addresses(places)],
    // The file extension tells Node what they are; otherwise it first compiles all of it as CommonJS, in vain.
    output: { dir: folder, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
  });
}

/**
 * What a source names by its address lies elsewhere in a bundle. The code of threads and processes, which is named and
 * not imported, becomes a file of the bundle; other things have their place, or there is no bundle.
 */
function addresses(places: NonNullable<Wish['places']>): Plugin {
  return {
    name: 'stamtafel-addresses',
    transform(code, id) {
      const isOurs = id.startsWith(root) && !id.includes('node_modules');
      if (!isOurs) return null;
      if (code.replaceAll(ADDRESS, '').includes('import.meta.url'))
        throw new Error(`${id} names something by an address that only shows when it runs`);
      return code.replace(ADDRESS, (_, path: string) => {
        const target = resolve(dirname(id), path);
        if (path.endsWith('.ts'))
          return `new URL(import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id: target })})`;
        const inProject = relative(root, target).split(sep).join('/');
        const place = places[inProject];
        if (place === undefined)
          throw new Error(`${id} names ${inProject}, which has no place in the bundle`);
        return `new URL('${place}', import.meta.url)`;
      });
    },
  };
}

/** The server to be killed, with its writer. */
export async function bundleForKilling(folder: string): Promise<string> {
  await bundle({
    entries: { server: fileURLToPath(new URL('killed-server.ts', import.meta.url)) },
    folder,
  });
  return join(folder, 'server.mjs');
}
