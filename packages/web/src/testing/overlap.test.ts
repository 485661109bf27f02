import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openHouse } from './browser.ts';
import { flaws } from './flaws.ts';
import { coveredWords, overlapping, placesOver, runTogether } from './overlap.ts';

const house = openHouse();
const board = (between: string, style = ''): string =>
  `<main class="table-board"><style>.table-board > * { position: absolute; top: 20px; left: 20px; width: 120px; height: 30px; ${style} }</style>
  <span>below</span>${between}<span>above</span></main>`;

test('words run together unless something hides the lower ones', async () => {
  const { page } = await house.visit();
  const together = ['“below” and “above”'];
  for (const [seen, content] of [
    [together, board('')],
    [together, board('', 'pointer-events: none')],
    [together, board('<i style="background: rgb(0 0 0 / 40%)"></i>')],
    [together, board('<i style="background: linear-gradient(rgb(0 0 0 / 40%), transparent)"></i>')],
    [together, board('<svg></svg>')],
    [[], board('<i style="background: rgb(255, 215, 0)"></i>')],
    [[], board('<i style="background: rgb(255 215 0 / 95%)"></i>')],
    [[], board('<i style="background: linear-gradient(red, blue)"></i>')],
    [[], board('<svg><rect width="120" height="30" fill="#fff" /></svg>')],
  ] as const) {
    await page.setContent(content);
    assert.deepEqual(await flaws(page, runTogether), seen, content);
  }
});

test('whatever lies over another one is counted, in whatever order they stand', async () => {
  const { page } = await house.visit();
  const boxes = (...places: readonly (readonly [x: number, y: number])[]): string =>
    places
      .map(
        ([x, y]) =>
          `<b style="position: absolute; left: ${x}px; top: ${y}px; width: 40px; height: 40px"></b>`,
      )
      .join('');
  for (const [count, content] of [
    [0, boxes([0, 0], [40, 0], [0, 40])],
    // Before the one before it, though it does not touch it.
    [0, boxes([80, 80], [0, 0])],
    [1, boxes([0, 0], [100, 0], [20, 20])],
    [3, boxes([0, 0], [10, 10], [20, 20])],
  ] as const) {
    await page.setContent(content);
    assert.equal(await overlapping(page.locator('b')), count, content);
  }
});

test('a place lies over another one if more than an edge of it does, or of its cards', async () => {
  const { page } = await house.visit();
  const place = (zone: string, y: number, inside = ''): string =>
    `<div data-zone="${zone}" style="position: absolute; top: ${y}px; width: 90px; height: 40px">${inside}</div>`;
  const card = '<b data-card="a" style="display: block; width: 40px; height: 90px"></b>';
  for (const [found, places] of [
    [[], [place('upper', 0), place('lower', 40)]],
    [[], [place('upper', 0), place('lower', 24)]],
    [[], [place('outer', 0, place('inner', 0))]],
    [
      [],
      [
        place('upper', 0, `<i style="display: block; height: 40px; overflow: hidden">${card}</i>`),
        place('lower', 40),
      ],
    ],
    [[], [place('below', 0), `<section data-over="">${place('laid over it', 0)}</section>`]],
    [['upper and lower'], [place('upper', 0), place('lower', 22)]],
    [['upper and lower'], [place('upper', 0, card), place('lower', 40)]],
    [['rope and lower'], ['<div role="img" aria-label="rope">o\u2014\u2014o</div>', place('lower', 0)]],
  ] as const) {
    await page.setContent(`<main class="table-board">${places.join('')}</main>`);
    assert.deepEqual(await flaws(page, placesOver), found, places.join(''));
  }
});

test('words are covered if a button lies over them that cannot be seen through', async () => {
  const { page } = await house.visit();
  const words = '<span>10 yards</span>';
  const button = (style: string, left = 40): string =>
    `<button style="position: absolute; left: ${left}px; top: 0; width: 90px; height: 40px; border: 0; ${style}">Knock!</button>`;
  for (const [found, content] of [
    [['“10 yards” under “Knock!”'], words + button('background: gold')],
    [['“10 yards” under “Knock!”'], words + button('background: gold', 0)],
    [[], words + button('background: gold', 200)],
    [[], words + button('background: transparent')],
    [[], button('background: gold')],
    [[], words + button('background: gold').replace('<button', '<button data-card="a"')],
  ] as const) {
    await page.setContent(`<main class="table-board">${content}</main>`);
    assert.deepEqual(await flaws(page, coveredWords), found, content);
  }
});
