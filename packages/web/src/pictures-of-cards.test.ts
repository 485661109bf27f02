import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '@stamtafel/games/catalogue.ts';
import { openHouse } from './testing/browser.ts';
import { sitDownAt } from './testing/kept.ts';
import { walkThrough } from './testing/walk.ts';

const house = openHouse();

for (const { id, players, load } of catalogue)
  test(`${id}: every card on the table is a picture that the browser can draw, in both languages`, async () => {
    const { moments } = walkThrough({ edition: await load(), seats: players.at(-1) ?? 2 });
    for (const language of ['nl', 'en'] as const) {
      const { page, errors } = await house.visit({ language });
      let seen = 0;
      for (const match of moments.filter((_, n) => n % 3 === 0)) {
        await sitDownAt(page, house.address(), match);
        const pictures = page.locator('img.picture');
        await page.waitForFunction(() => document.querySelector('img.picture:not([src])') === null);
        seen += await pictures.count();
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
      assert.ok(seen > 20, `${seen} pictures`);
      assert.deepEqual(errors, []);
    }
  });
