import assert from 'node:assert/strict';
import { test } from 'node:test';
import manifest from '../../package.json' with { type: 'json' };
import { flaws } from '../testing/axe.ts';
import { openHouse, sizes } from '../testing/browser.ts';
import { smallTargets } from '../testing/targets.ts';
import { en } from '../texts/en.ts';
import { nl } from '../texts/nl.ts';

const house = openHouse();

for (const [language, texts] of Object.entries({ nl, en } as const))
  test(`from home one comes to what Stamtafel is made of, with the words of every licence (${language})`, async () => {
    const asked = language === 'nl' ? language : 'en';
    const { page, errors } = await house.visit({ size: 'phone', language: asked, painted: true });
    await page.getByRole('link', { name: texts.about }).click();
    await page.getByRole('heading', { name: texts.about }).waitFor();
    await page.getByText(texts.aboutVersion(manifest.version)).waitFor();
    const parts = page.getByRole('region', { name: texts.aboutParts });
    const react = parts.getByRole('group').filter({ hasText: /^react \d/ });
    await react.locator('summary').click();
    await react.getByText('Permission is hereby granted').waitFor();
    assert.deepEqual(await flaws(page, 'about'), []);
    const count = await parts.locator('details').count();
    await parts.getByText(texts.aboutPartsHow(count - 1)).waitFor();
    await parts.locator('details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '');
    });
    for (const size of ['phone', 'sideways', 'laptop'] as const) {
      await page.setViewportSize(sizes[size]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.equal(wide, sizes[size].width, size);
    }
    await page.setViewportSize(sizes.phone);
    assert.deepEqual(await smallTargets(parts.locator('li').first()), []);
    assert.deepEqual(errors, []);
  });

test('licences that do not arrive are a sentence, and the rest of the page is there', async () => {
  const { page } = await house.visit();
  await page.route('**/licences.txt', (route) => route.abort());
  await page.goto(`${house.address()}#/over`);
  await page.getByText(nl.aboutMissing).waitFor();
  await page.getByText(nl.aboutFree).waitFor();
});
