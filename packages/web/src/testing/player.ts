import type { Page } from 'playwright-core';

/** From one press to the next so many buttons on: a prime beyond the usual counts, so that every button has its turn. */
const STRIDE = 17;

/**
 * Plays a match to its end through the page, by roles and names only: among the buttons of the group "Keuzes" it presses
 * the one at the given place, round and round, until the dialog of the end is there. Gives the number of presses.
 */
export async function playToEnd(
  page: Page,
  { most = 2500, stopAfter = Number.POSITIVE_INFINITY } = {},
): Promise<number> {
  const end = page.getByRole('dialog', { name: /potje is uit|match is over/ });
  const choices = page.getByRole('group', { name: /^(Keuzes|Choices)/ }).getByRole('button');
  for (let presses = 0; presses < most; presses++) {
    if (presses >= stopAfter) return presses;
    await end.or(choices.first()).first().waitFor();
    if (await end.isVisible()) return presses;
    const enabled = choices.and(page.locator(':enabled'));
    const count = await enabled.count();
    // A choice may be gone by the time it is pressed: then there is another one.
    if (count > 0)
      await enabled
        .nth((presses * STRIDE) % count)
        .click({ timeout: 1500 })
        .catch(() => {});
  }
  throw new Error(`the match goes on after ${most} presses`);
}
