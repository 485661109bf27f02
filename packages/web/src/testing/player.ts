import type { Page } from 'playwright-core';

/** Which of so many buttons is pressed: any, and every third time the last one, where a set of marks is confirmed. */
const placeOf = (press: number, count: number): number =>
  press % 3 === 2 ? count - 1 : (Math.imul(press + 1, 0x9e37_79b1) >>> 8) % count;

/**
 * Plays a match to its end through the page, by roles and names only: among the buttons of the group "Keuzes" it presses
 * one after another, as `placeOf` says, until the dialog of the end is there. Gives the number of presses.
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
        .nth(placeOf(presses, count))
        .click({ timeout: 1500 })
        .catch(() => {});
  }
  throw new Error(`the match goes on after ${most} presses`);
}
