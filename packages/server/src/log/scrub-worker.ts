/** One reading of the whole database, at a twentieth of a core: it has all day. */
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { Archive } from './archive.ts';
import { databaseName, openToRead } from './schema.ts';
import { scrub } from './scrub.ts';
import type { ScrubNews } from './scrubber.ts';

const { folder, share }: { readonly folder: string; readonly share: number } = workerData;
const say = (news: ScrubNews): void => parentPort?.postMessage(news);

const db = openToRead(join(folder, databaseName));
const archive = new Archive(folder);
let began = performance.now();
for (const damage of scrub(db, archive)) {
  for (const one of damage) say({ is: 'damage', ...one });
  await rest(Math.ceil((performance.now() - began) * (1 / share - 1)));
  began = performance.now();
}
db.close();
archive.close();
say({ is: 'read' });
