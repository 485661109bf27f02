import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const worker = fileURLToPath(new URL('src/session/worker.ts', import.meta.url));
const NAMED = "new URL('./worker.ts', import.meta.url)";
const PRELOADS = 'deps.length > 0';

/**
 * Builds the worker together with the page. Left to itself Vite builds it apart, with a second copy of the rules, the
 * kernel and the bots: a phone fetches them twice, and those of the worker only after the worker itself.
 */
export function workerChunk(): Plugin {
  let chunk = '';
  return {
    name: 'stamtafel-worker-chunk',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      chunk = this.emitFile({ type: 'chunk', id: worker, name: 'worker' });
    },
    transform(code, id) {
      if (id.endsWith('session/local.ts')) return once(code, NAMED, `import.meta.ROLLUP_FILE_URL_${chunk}`);
      // Where there is no document there is nothing to preload with: a worker shares the chunks that do so on the page.
      if (id.includes('vite/preload-helper'))
        return once(code, PRELOADS, `${PRELOADS} && typeof document !== "undefined"`);
      return null;
    },
  };
}

function once(code: string, what: string, by: string): string {
  if (code.split(what).length !== 2) throw new Error(`"${what}" is not where it was`);
  return code.replace(what, () => by);
}
