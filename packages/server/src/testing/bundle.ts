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
    output: { dir: folder, format: 'esm', entryFileNames: '[name].js' },
  });
  return { server: join(folder, 'server.js'), writer: './writer.js' };
}
