import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const source = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** The server to be killed with its writer, each in few files: a process that loads them starts in half the time. */
export async function bundleForKilling(
  folder: string,
): Promise<{ readonly server: string; readonly writer: string }> {
  await build({
    input: {
      server: source('./killed-server.ts'),
      writer: source('../log/testing/crashing-writer.ts'),
    },
    platform: 'node',
    logLevel: 'silent',
    // The file extension tells Node what they are; otherwise it first compiles all of it as CommonJS, in vain.
    output: { dir: folder, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
  });
  return { server: join(folder, 'server.mjs'), writer: './writer.mjs' };
}
