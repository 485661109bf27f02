import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
}

const file = (path: string): Buffer => readFileSync(new URL(`../../public/${path}`, import.meta.url));

/** Width and height as the first part of a PNG says them. */
function sizeOf(png: Buffer): string {
  assert.equal(png.toString('latin1', 1, 4), 'PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

test('the icons of an installed app are there, as large as they say, and small to fetch', () => {
  const { icons }: Manifest = JSON.parse(file('manifest.webmanifest').toString());
  const drawn = icons.filter(({ src }) => src.endsWith('.png'));
  for (const { src, sizes } of drawn) {
    assert.equal(sizeOf(file(src)), sizes, src);
    assert.ok(file(src).length < 40_000, src);
  }
  const kinds = drawn.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  assert.deepEqual(kinds, ['192x192 any', '512x512 any', '512x512 maskable']);
  const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  const [, touch = ''] = /rel="apple-touch-icon" href="\.\/(.+?)"/.exec(page) ?? [];
  assert.equal(sizeOf(file(touch)), '180x180');
});
