import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { catalogue } from '@stamtafel/games/catalogue.ts';
import { openHouse, sizes } from '../testing/browser.ts';
import { playToEnd } from '../testing/player.ts';
import { ELSEWHERE, foundElsewhere, realHouse } from '../testing/server.ts';
import { until } from '../testing/until.ts';

/** Pictures of tables in a house, to be looked at: STAMTAFEL_PICTURES names the folder. */
const folder = process.env.STAMTAFEL_PICTURES;

if (folder !== undefined) {
  mkdirSync(folder, { recursive: true });
  const house = openHouse(realHouse());
  for (const size of ['laptop', 'phone'] as const)
    test(`pictures of making, lobby and table on a ${size}`, async () => {
      const { page } = await house.visit({ size });
      const guest = await house.visit({ size, theme: 'dark' });
      const shoot = (name: string, of = page) => of.screenshot({ path: join(folder, `${name}-${size}.png`) });
      await page.getByRole('link', { name: 'Speel Stieren Versieren met vrienden' }).click();
      await page.getByRole('textbox', { name: 'Hoe heet je?' }).fill('Anna');
      await shoot('make');
      await page.getByRole('combobox', { name: 'Stoel B' }).selectOption('also');
      await page.getByText('Klok, deur en meekijken:').click();
      await page.getByText('3 minuten per zet').click();
      await page.getByText('op de lijst').click();
      await page.getByText('Huisregels:').click();
      await shoot('make-options');
      await page.getByRole('combobox', { name: 'Stoel B' }).selectOption('open');
      await page.getByRole('button', { name: 'Tafel maken' }).click();
      const link = await page.getByRole('textbox', { name: 'De link naar deze tafel' }).inputValue();
      await shoot('lobby');
      await guest.page.goto(link);
      await guest.page.getByRole('textbox', { name: 'Hoe heet je?' }).fill('Bram');
      await shoot('join', guest.page);
      await guest.page
        .getByRole('button', { name: /^Ga op stoel B|Aan tafel/ })
        .first()
        .click();
      await guest.page.getByRole('main', { name: 'Stieren Versieren' }).waitFor();
      await guest.page.goto(`${house.address()}#/`);
      await guest.page
        .getByRole('link', { name: /Naar de tafel van/ })
        .first()
        .waitFor();
      await shoot('home', guest.page);
      await guest.page.goto(link);
      await page.getByRole('main', { name: 'Stieren Versieren' }).waitFor();
      // A page that has made enough presses stops answering, and the other one waits for it.
      await Promise.any([page, guest.page].map((each) => playToEnd(each, { stopAfter: 5 })));
      await shoot('table');
      await shoot('table-dark', guest.page);
      await page.getByRole('button', { name: 'Tafel' }).click();
      await shoot('table-dialog');
      assert.deepEqual(page.viewportSize(), sizes[size]);
    });

  const shownHouse = openHouse(realHouse(foundElsewhere));
  for (const { id, players, title } of catalogue)
    test(`pictures of ${id} on a big screen`, async () => {
      const { page } = await shownHouse.visit();
      const phone = await shownHouse.visit({ size: 'phone' });
      const shoot = async (name: string): Promise<void> => {
        for (const size of ['laptop', 'television'] as const) {
          await page.setViewportSize(sizes[size]);
          await page.screenshot({ path: join(folder, `screen-${id}-${name}-${size}.png`) });
        }
      };
      await page.goto(`${shownHouse.address()}#/vrienden/${id}/scherm`);
      await page.getByRole('button', { name: 'Tafel maken' }).waitFor();
      if (players.length > 1)
        await page.getByRole('radio', { name: String(Math.max(...players)), exact: true }).check();
      await shoot('make');
      await page.getByRole('button', { name: 'Tafel maken' }).click();
      const link = await page.getByRole('textbox', { name: 'De link naar deze tafel' }).inputValue();
      await phone.page.goto(link.replace(ELSEWHERE, 'http://localhost'));
      await phone.page.getByRole('textbox', { name: 'Hoe heet je?' }).fill('Anna');
      await phone.page
        .getByRole('button', { name: /^Ga op stoel A|Aan tafel/ })
        .first()
        .click();
      await page.getByRole('listitem').filter({ hasText: 'Anna' }).waitFor();
      await shoot('lobby');
      const free = page.getByRole('button', { name: /^Zet een computer op/ });
      for (let left = await free.count(); left > 0; left--) {
        await free.first().click();
        await until(async () => (await free.count()) < left, 'no computer sits down');
      }
      await page.getByRole('main', { name: title.nl }).waitFor();
      await playToEnd(phone.page, { stopAfter: 14 });
      // Until everything lies where it belongs.
      await page.waitForFunction(() =>
        document.getAnimations().every(({ effect }) => effect?.getComputedTiming().endTime === Infinity),
      );
      await shoot('table');
      await phone.page.screenshot({ path: join(folder, `screen-${id}-phone.png`) });
      await page.getByRole('button', { name: 'Tafel' }).click();
      await page.getByRole('button', { name: 'Stop dit potje' }).waitFor();
      await shoot('dialog');
    });
}
