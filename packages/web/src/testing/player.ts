import type { Locator, Page } from 'playwright-core';

/** What the person at the table may answer now; the first one is there when they are asked. */
export const choices = (page: Page): Locator =>
  page.getByRole('group', { name: /^(Keuzes|Choices)/ }).getByRole('button');

/** The dialog with the result. */
export const theEnd = (page: Page): Locator =>
  page.getByRole('dialog', { name: /potje is uit|match is over/ });

/** Gives up, and means it. */
export async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Opgeven' }).click();
  await page
    .getByRole('dialog', { name: /echt opgeven/ })
    .getByRole('button', { name: 'Opgeven' })
    .click();
}

/** The browser says later that it went back over a closed dialog: a page that is left before that is not left at all. */
export const settled = (page: Page, over = 0): Promise<unknown> =>
  page.waitForFunction((wanted) => (history.state?.over ?? 0) === wanted, over);

/** Until the page shows what was tapped: it draws that in pieces, and has nothing else to do afterwards, if ever. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 })),
  );

/** Until the board counts down and the prompt says so: begun before the command is given, as it is soon over. */
export const untilCountdown = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const timer = document.querySelector('[role="timer"][aria-label="Maak je klaar…"]');
    const prompt = document.querySelector('.prompt');
    return (
      /^([123]|How-Ruck!)$/.test(timer?.textContent ?? '') &&
      prompt?.textContent?.startsWith('Maak je klaar…')
    );
  });

/** Clicks it, and waits until the page shows what comes of it: for a step that looks at, or counts, what the page then shows. */
export async function tap(spot: Locator): Promise<void> {
  await spot.click();
  await drawn(spot.page());
}

interface Wish {
  readonly most?: number;
  readonly stopAfter?: number;
  readonly until?: Locator;
}

/**
 * Plays a match to its end through the page, by roles and names only: among the buttons of the group "Keuzes" it presses
 * one after another, until the dialog of the end is there, or what `until` names. Gives the number of presses.
 */
export async function playToEnd(
  page: Page,
  { most = 2500, stopAfter = Number.POSITIVE_INFINITY, until }: Wish = {},
): Promise<number> {
  const endOrChoices = theEnd(page).or(choices(page));
  const next = until === undefined ? endOrChoices : endOrChoices.or(until);
  for (let presses = 0; presses < most; presses++) {
    if (presses >= stopAfter) return presses;
    if (until !== undefined) {
      await next.first().waitFor();
      if (await until.isVisible()) return presses;
    }
    let done = await press(endOrChoices, presses);
    // Mostly there is something at once, and looking for roles and names takes longer than anything else here.
    if (done === 'nothing there') {
      await next.first().waitFor();
      done = await press(endOrChoices, presses);
    }
    if (done === 'end') return presses;
  }
  throw new Error(`the match goes on after ${most} presses`);
}

/**
 * Presses one of the buttons, unless the match is over: any, and every third time the last one, where a set of marks is
 * confirmed. A choice may be gone by the time it is pressed: then there is another one.
 */
async function press(endOrChoices: Locator, presses: number): Promise<'end' | 'pressed' | 'nothing there'> {
  const enabled = endOrChoices.and(endOrChoices.page().locator('dialog, :enabled'));
  // Like a click, all at once: brought into sight, and pressed only where nothing lies over it.
  const done = await enabled.evaluateAll(async (found, times) => {
    const [first] = found;
    if (first instanceof HTMLDialogElement) return 'end';
    const last = found.length - 1;
    const place = times % 3 === 2 ? last : (Math.imul(times + 1, 0x9e37_79b1) >>> 8) % found.length;
    const button = found[place];
    if (!(button instanceof HTMLElement)) return 'nothing there';
    button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { x, y, width, height } = button.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    if (top === null || !button.contains(top)) return { covered: place };
    button.focus();
    // The table changes: something is marked, or another question comes.
    const changed = new Promise((resolve) => {
      const observer = new MutationObserver(resolve);
      const how = { subtree: true, childList: true, attributes: true, characterData: true };
      observer.observe(document.body, how);
      setTimeout(resolve, 5000);
    });
    button.click();
    await changed;
    return 'pressed';
  }, presses);
  if (typeof done === 'string') return done;
  await enabled
    .nth(done.covered)
    .click({ timeout: 1500 })
    .catch(() => {});
  return 'pressed';
}
