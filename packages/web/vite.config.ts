import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { licencesFile } from './licences.ts';
import { offline } from './offline.ts';
import { packed } from './packed.ts';
import { workerChunk } from './worker-chunk.ts';

/**
 * What several pages share, in as many chunks as are fetched at different times: left alone, every combination of pages
 * gets a chunk of its own, and a table waits for thirty files, six at a time.
 */
const shared = [
  {
    name: 'table',
    test: /\/web\/src\/(table|parts|director|rules\/(AtHand|RulesDialog)|styles\/(table|parts|online|rules))\b/,
  },
  // What the games have in common; the catalogue is the home page's.
  { name: 'games', test: /\/games\/src\/((?!catalogue)[\w-]+|telling\/(menu|story))\.ts$/ },
  { name: 'bots', test: /\/bots\/src\/[\w-]+\.ts$/ },
].map((group) => ({ ...group, minShareCount: 2, includeDependenciesRecursively: false }));

export default defineConfig({
  base: './',
  plugins: [react(), workerChunk(), licencesFile(), offline(), packed()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 400,
    rolldownOptions: { output: { codeSplitting: { groups: shared } } },
  },
});
