/** One reading of the whole database, at a twentieth of a core: it has all day. */
import { setTimeout as rest } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { openToRead } from './schema.ts';
import { scrub } from './scrub.ts';
import type { ScrubNews } from './scrubber.ts';

const { file, share }: { readonly file: string; readonly share: number } = workerData;
const say = (news: ScrubNews): void => parentPort?.postMessage(news);

const db = openToRead(file);
let began = performance.now();
for (const damage of scrub(db)) {
  for (const one of damage) say({ is: 'damage', ...one });
  await rest(Math.ceil((performance.now() - began) * (1 / share - 1)));
  began = performance.now();
}
db.close();
say({ is: 'read' });
