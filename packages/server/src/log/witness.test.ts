import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { chainStart } from './chain.ts';
import { folderFor } from './testing/tables.ts';
import { testimony, Witness, type Witnessed } from './witness.ts';

const SECTOR = 512;
const entryOf = (n: number): Witnessed => ({ table: `table-${n % 7}`, seq: n, hash: chainStart(`${n}`) });

test('what a power cut has torn, anywhere, is nothing: only lines that were written count', (t) => {
  const file = join(folderFor(t), 'witness');
  const entries = Array.from({ length: 60 }, (_, n) => entryOf(n));
  const witness = new Witness(file, []);
  for (const entry of entries) witness.note([entry]);
  witness.close();
  const whole = readFileSync(file);
  const written = new Map(entries.map((entry) => [`${entry.table} ${entry.seq}`, entry]));
  const torn = (bytes: Buffer): number => {
    writeFileSync(file, bytes);
    const said = testimony(file);
    for (const one of said.values()) assert.deepEqual(one, written.get(`${one.table} ${one.seq}`));
    return said.size;
  };
  assert.equal(torn(whole), 7);
  for (let sector = 0; sector * SECTOR < whole.length; sector++) {
    const [from, to] = [sector * SECTOR, Math.min(whole.length, (sector + 1) * SECTOR)];
    torn(Buffer.from(whole).fill(0, from, to));
    torn(Buffer.concat([Buffer.alloc(from), whole.subarray(from, to)]));
    torn(Buffer.concat([whole.subarray(0, from), whole.subarray(to)]));
  }
  for (let place = 0; place < whole.length; place += 17) {
    torn(whole.subarray(0, place));
    const flipped = Buffer.from(whole);
    flipped[place] = (flipped[place] ?? 0) ^ (1 << (place % 8));
    torn(flipped);
  }
});

test('lines of an earlier version, which had no checksum, count unless they are visibly torn', (t) => {
  const file = join(folderFor(t), 'witness');
  const line = ({ table, seq, hash }: Witnessed): string => `${table} ${seq} ${hash}\n`;
  const [gone, torn] = [entryOf(1), entryOf(2)];
  writeFileSync(file, `${line(gone)}\0\0\0${line(torn)}`);
  assert.deepEqual([...testimony(file).values()], [gone]);
});
