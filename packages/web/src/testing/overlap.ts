import type { Locator } from 'playwright-core';
import type { Check } from './flaws.ts';

/**
 * Words of the board that run into each other. Words under something that hides them (a card over a card) do not count,
 * nor does what is drawn on the cards.
 */
export const runTogether: Check = () => {
  /** Less than this is what a descender or rounding takes. */
  const SLACK = 3;
  const board = document.querySelector('.table-board');
  if (board === null) return ['no board'];
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  const words: { readonly says: string; readonly in: Element; readonly at: DOMRect }[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const says = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (says === '' || parent === null || parent.closest('svg, .unseen') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const at of range.getClientRects()) if (at.width > 1) words.push({ says, in: parent, at });
  }
  /** From this on a colour hides what is behind it. */
  const HIDING = 0.9;
  const hides = (colour: string): boolean => {
    const [, alpha = '1'] = /(?:^rgba\(.*,|\/) ?([\d.]+)\)$/.exec(colour) ?? [];
    return Number(alpha) >= HIDING;
  };
  const isOpaque = (element: Element): boolean => {
    const { backgroundColor, backgroundImage, fill } = getComputedStyle(element);
    if (element instanceof SVGGraphicsElement && element.ownerSVGElement !== null)
      return fill !== 'none' && hides(fill);
    if (hides(backgroundColor)) return true;
    // A gradient hides if all its colours do.
    const colours = backgroundImage.match(/(?:rgba?|color)\([^()]*\)/g) ?? [];
    return backgroundImage !== 'none' && colours.every(hides);
  };
  /** Whether both can be read at this point: nothing that hides lies between them. */
  const areBothSeen = (one: Element, other: Element, x: number, y: number): boolean => {
    const pile = document.elementsFromPoint(x, y);
    const [upper, lower] = [pile.indexOf(one), pile.indexOf(other)].sort((a, b) => a - b);
    if (upper === undefined || lower === undefined || upper < 0) return false;
    return !pile
      .slice(0, lower)
      .some((element) => !element.contains(pile[lower] ?? null) && isOpaque(element));
  };
  const meeting = words.flatMap((one, n) =>
    words.slice(n + 1).flatMap((other) => {
      if (one.in === other.in) return [];
      const [left, right] = [Math.max(one.at.left, other.at.left), Math.min(one.at.right, other.at.right)];
      const [top, bottom] = [Math.max(one.at.top, other.at.top), Math.min(one.at.bottom, other.at.bottom)];
      if (right - left < SLACK || bottom - top < SLACK) return [];
      return [{ one, other, x: (left + right) / 2, y: (top + bottom) / 2 }];
    }),
  );
  if (meeting.length === 0) return [];
  // What lies where is found by what could be pressed there: so everything can be.
  const press = new CSSStyleSheet();
  press.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(press);
  const found = meeting
    .filter(({ one, other, x, y }) => areBothSeen(one.in, other.in, x, y))
    .map(({ one, other }) => `“${one.says}” and “${other.says}”`);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== press);
  return found;
};

/**
 * Places of the board (where cards lie, whose seat it is, what is one picture) that lie over each other, with their cards.
 * Neighbours may share an edge: bulls crowd at a bar, a card of the hand is lifted a little. What is laid over the board
 * on purpose says so (data-over), and is not compared with what is below it.
 */
export const placesOver: Check = () => {
  /** As much as an edge takes. */
  const EDGE = 17;
  const places = [...document.querySelectorAll('.table-board :is([data-zone], [data-seat], [role="img"])')]
    .filter((place) => place.closest('[data-card]') === null)
    .map((place) => {
      const boxes = [place, ...place.querySelectorAll('[data-card]')]
        .map((part) => {
          // Of a card under another one only an edge may be shown.
          const clip = part.parentElement;
          const isClipped = clip !== null && getComputedStyle(clip).overflow === 'hidden';
          return (isClipped ? clip : part).getBoundingClientRect();
        })
        .filter(({ width }) => width > 1);
      return {
        place,
        says: place.getAttribute('data-zone') ?? place.getAttribute('aria-label') ?? place.textContent,
        left: Math.min(...boxes.map(({ left }) => left)),
        right: Math.max(...boxes.map(({ right }) => right)),
        top: Math.min(...boxes.map(({ top }) => top)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      };
    });
  return places.flatMap((one, n) =>
    places
      .slice(n + 1)
      .filter((other) => !one.place.contains(other.place) && !other.place.contains(one.place))
      .filter((other) => one.place.closest('[data-over]') === other.place.closest('[data-over]'))
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > EDGE &&
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > EDGE,
      )
      .map((other) => `${one.says} and ${other.says}`),
  );
};

/** Words of the board over which a button lies. Cards may lie over what is said below them. */
export const coveredWords: Check = () => {
  const board = document.querySelector('.table-board');
  if (board === null) return ['no board'];
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const says = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (says === '' || parent === null || parent.closest('svg, .unseen') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects())
      for (const x of [left + 2, (left + right) / 2, right - 2]) {
        const button = document.elementFromPoint(x, (top + bottom) / 2)?.closest('button:not([data-card])');
        if (button === null || button === undefined || button.contains(parent)) continue;
        // The margin around a button that still counts as the button is transparent.
        const box = button.getBoundingClientRect();
        if (x < box.left || x > box.right) continue;
        // So is the button of a place: what lies under it can be read through it.
        const { backgroundColor } = getComputedStyle(button);
        const [, alpha = '1'] = /(?:^rgba\(.*,|\/) ?([\d.]+)\)$/.exec(backgroundColor) ?? [];
        if (Number(alpha) > 0.5) found.push(`“${says}” under “${button.textContent?.trim()}”`);
      }
  }
  return [...new Set(found)];
};

/** How many pairs of these lie over each other. */
export const overlapping = (all: Locator): Promise<number> =>
  all.evaluateAll((elements) => {
    const boxes = elements.map((element) => element.getBoundingClientRect());
    const isOver = (a: DOMRect, b: DOMRect): boolean =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return boxes.flatMap((box, n) => boxes.slice(n + 1).filter((other) => isOver(box, other))).length;
  });
