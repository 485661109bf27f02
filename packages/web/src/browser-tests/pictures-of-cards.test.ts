import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '@stamtafel/games/catalogue.ts';
import { sampleOfDay } from '@stamtafel/kernel/testing';
import { openHouse } from '../testing/browser.ts';
import { languagesOfDay } from '../testing/drawn.ts';
import { type Check, flaws } from '../testing/flaws.ts';
import { sitDownAt } from '../testing/kept.ts';
import { walkThrough } from '../testing/walk.ts';

const house = openHouse();
/** This many moments of a match are looked at; at night all of them. */
const MOMENTS = 2;

for (const { id, players, load } of catalogue)
  test(`${id}: every card on the table is a picture that the browser can draw`, async () => {
    const { moments } = walkThrough({ edition: await load(), seats: players.at(-1) ?? 2 });
    const name = `pictures of cards, ${id}`;
    for (const language of languagesOfDay(name)) {
      const { page, errors } = await house.visit({ language });
      let seen = 0;
      for (const match of sampleOfDay(name, moments, MOMENTS)) {
        await sitDownAt(page, house.address(), match);
        const pictures = page.locator('img.picture');
        await page.waitForFunction(() => document.querySelector('img.picture:not([src])') === null);
        seen += await pictures.count();
        assert.deepEqual(await flaws(page, crampedWriting), [], match.id);
        const broken = await pictures.evaluateAll((all) =>
          Promise.all(
            all.map((picture) =>
              picture instanceof HTMLImageElement
                ? picture.decode().then(
                    () => '',
                    () => decodeURIComponent(picture.src),
                  )
                : 'no image',
            ),
          ),
        );
        assert.deepEqual(
          broken.filter((drawing) => drawing !== ''),
          [],
          match.id,
        );
      }
      assert.ok(seen > 3, `${seen} pictures`);
      assert.deepEqual(errors, []);
    }
  });

/**
 * Writing on a card that sticks out over its edge or touches it, and figures that run into each other. A picture cannot
 * be asked: its drawing is laid on the page for as long as it is measured.
 */
const crampedWriting: Check = () => {
  const MARGIN = 6;
  const GAP = 4;
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img.picture')].map(({ src }) => src);
  return [...new Set(pictures)].flatMap((src) => {
    const holder = document.createElement('div');
    holder.style.cssText = 'position: fixed; inset: 0 auto auto 0; line-height: normal';
    holder.innerHTML = decodeURIComponent(src.slice(src.indexOf(',') + 1));
    document.body.append(holder);
    const card = holder.querySelector('svg')?.getBoundingClientRect() ?? new DOMRect();
    const found = [...holder.querySelectorAll('text')].flatMap((text) => {
      const { left, right } = text.getBoundingClientRect();
      const isOut = left < card.left + MARGIN || right > card.right - MARGIN;
      const boxes = [...text.querySelectorAll('tspan')].map((part) => part.getBoundingClientRect());
      const touches = boxes.some((box, n) => {
        const before = boxes[n - 1];
        // On a line of its own it touches nothing before it.
        return before !== undefined && box.top < before.bottom - GAP && box.left - before.right < GAP;
      });
      return [
        ...(isOut ? [`“${text.textContent}” from ${left - card.left} to ${right - card.left}`] : []),
        ...(touches ? [`the figures of ${text.textContent} touch`] : []),
      ];
    });
    holder.remove();
    return found;
  });
};
