/**
 * Players who use a keyboard or a screen reader never lose their place. When what has the focus goes away (a played card,
 * a given answer, a page that was left), the focus moves to what is nearest: the same hand, the choices, the heading.
 */
export function keepFocus(): void {
  let last: Element | undefined;
  /** What a press took the focus from. */
  let pressed: HTMLElement | undefined;
  let place: Element | undefined;
  let index = 0;
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    last = target;
    pressed = undefined;
    place = target.closest('.table-board [data-zone]') ?? undefined;
    index = place === undefined ? 0 : Math.max(0, buttonsIn(place).indexOf(target));
  });
  document.addEventListener(
    'click',
    ({ target, detail }) => {
      // Most of what a finger presses to answer goes. To take away what has the focus a browser lays out the half-changed
      // page, and the whole of it once more afterwards. Keys press without a count and keep the focus until it is gone.
      pressed = detail > 0 && target instanceof Element ? answering(target) : undefined;
      pressed?.blur();
    },
    // Before anything is changed.
    true,
  );
  const restore = (): void => {
    if (last === undefined || document.activeElement !== document.body) return;
    const isGone = !last.isConnected || last.matches(':disabled');
    // A card that was only taken up or marked stays, and gets it back.
    const near = isGone ? (inDialog() ?? inPlace(place, index) ?? byPage()) : pressed;
    near?.focus({ preventScroll: true });
  };
  // Once the change and what moves because of it are done: finding out what can have the focus lays the page out.
  new MutationObserver(() => setTimeout(restore)).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  });
}

/** What was pressed, if it answers and has the focus. */
function answering(target: Element): HTMLElement | undefined {
  const { activeElement } = document;
  const isAnswer = target.closest('.action, .spot-button, .card[data-lit]') === activeElement;
  return isAnswer && activeElement instanceof HTMLElement ? activeElement : undefined;
}

const buttonsIn = (place: Element): Element[] => [...place.querySelectorAll('button:enabled')];

function inDialog(): HTMLElement | undefined {
  return (
    [...document.querySelectorAll('dialog:modal')]
      .at(-1)
      ?.querySelector<HTMLElement>('button:enabled, a[href], input:enabled') ?? undefined
  );
}

function inPlace(place: Element | undefined, index: number): HTMLElement | undefined {
  if (place === undefined || !place.isConnected) return undefined;
  const buttons = buttonsIn(place);
  const near = buttons[Math.min(index, buttons.length - 1)];
  return near instanceof HTMLElement ? near : undefined;
}

/** The choices of a table, or else what the page is called. */
function byPage(): HTMLElement | undefined {
  const target = document.querySelector<HTMLElement>('.table .actions, main h1');
  target?.setAttribute('tabindex', '-1');
  return target ?? undefined;
}
