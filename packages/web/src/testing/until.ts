import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { Locator } from 'playwright-core';

/** Longer than anything takes that a test waits for, also on a busy machine. */
const LONGEST_MS = 60_000;

/** Asks again and again until it is so; fails with this message when it never is. */
export async function until(isSo: () => boolean | Promise<boolean>, message: string): Promise<void> {
  const end = performance.now() + LONGEST_MS;
  while (!(await isSo())) {
    assert.ok(performance.now() < end, message);
    await wait(20);
  }
}

/** Until the page shows this, which it does after a while: its clock, which a test has installed, is moved on. */
export const untilLater = (shown: Locator): Promise<void> =>
  until(async () => {
    await shown.page().clock.runFor(1000);
    return shown.isVisible();
  }, `not shown later: ${shown}`);
