/** Cards that are dragged as people do it: pressed, carried over the table, let go. */
import type { Locator, Page } from 'playwright-core';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a card can be got hold of: of those that lie over each other the left edge is seen. */
async function gripOf(card: Locator): Promise<Point> {
  const box = await card.boundingBox();
  if (box === null) throw new Error('nothing to drag');
  return { x: box.x + Math.min(14, box.width / 2), y: box.y + box.height / 2 };
}

export async function middleOf(place: Locator): Promise<Point> {
  const box = await place.boundingBox();
  if (box === null) throw new Error('nowhere to drop');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Lifts a card with the mouse, so that the table shows where it can go. */
export async function lift(page: Page, card: Locator): Promise<void> {
  const { x, y } = await gripOf(card);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 20, { steps: 3 });
}

/** Carries the card that was lifted to this point; it is still in the hand. */
export const carry = (page: Page, { x, y }: Point): Promise<void> => page.mouse.move(x, y, { steps: 8 });

export async function dragTo(page: Page, card: Locator, place: Locator): Promise<void> {
  await lift(page, card);
  await carry(page, await middleOf(place));
  await page.mouse.up();
}

/** The same with a finger. */
export async function dragByFinger(page: Page, card: Locator, place: Locator): Promise<void> {
  const [from, to] = [await gripOf(card), await middleOf(place)];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  const steps = 8;
  const move = (step: number): Promise<unknown> => {
    const along = (a: number, b: number): number => a + ((b - a) * step) / steps;
    return touch('touchMove', [{ x: along(from.x, to.x), y: along(from.y, to.y) }]);
  };
  // Sent together: a finger that rests asks what the card is.
  await Promise.all([touch('touchStart', [from]), move(1)]);
  for (let step = 2; step <= steps; step++) await move(step);
  await touch('touchEnd', []);
  await session.detach();
}
