/** Writes the JSON Schemas of our files to docs/schema/, made from the ones the project itself checks with. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { schemaFiles } from '../packages/protocol/src/index.ts';

const folder = new URL('../docs/schema/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [file, schema] of Object.entries(schemaFiles())) {
  writeFileSync(new URL(file, folder), `${JSON.stringify(schema, null, 2)}\n`);
  console.log(fileURLToPath(new URL(file, folder)));
}
