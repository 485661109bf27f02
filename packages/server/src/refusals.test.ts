/** Every refusal of the table of refusals is met by somebody here: one without a test does not compile. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type RefusalId, refusals } from './table/refusals.ts';
import { atChairs } from './testing/refused/chairs.ts';
import { atEdges } from './testing/refused/edges.ts';
import { atNodes } from './testing/refused/nodes.ts';
import { atPlay } from './testing/refused/play.ts';
import type { Provoke } from './testing/refused/provoke.ts';
import { atStorage } from './testing/refused/storage.ts';

const provoking: { readonly [R in RefusalId]: Provoke } = {
  ...atChairs,
  ...atPlay,
  ...atStorage,
  ...atEdges,
  ...atNodes,
};

/** What stands in a gap may be anything. */
const asPattern = (text: string): RegExp =>
  new RegExp(`^${text.replace(/[.?()]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`);

for (const [id, provoke] of Object.entries(provoking))
  test(`somebody is refused: ${id}`, async (t) => {
    const met = await provoke(t);
    const { code, text } = Object.entries(refusals).find(([name]) => name === id)?.[1] ?? assert.fail();
    assert.ok(met !== undefined, 'nobody was refused');
    assert.equal(met.code, code, met.text);
    assert.match(met.text, asPattern(text));
  });
