/**
 * The back button, or the gesture that stands for it, closes what lies over the page instead of leaving the page. Every
 * open dialog has an entry of its own in the browser's history, with the same address and `over`: how many lie over the
 * page there. Where it was closed otherwise, its entry is gone back over; forward leads to none of them.
 */

interface Over {
  readonly close: () => void;
}

/** What lies over the page, the lowest first. */
const lying: Over[] = [];
/** We go back over entries of our own: the browser says later that it is there. */
let isTravelling = false;
/** Where to go once there. */
let wanted: string | undefined;
/** The page these entries belong to. */
let page = '';
let patience: ReturnType<typeof setTimeout> | undefined;

/** Far longer than a browser takes to go back within one page. */
const PATIENCE_MS = 3000;

export function listenToBack(): void {
  page = location.hash;
  addEventListener('popstate', () => {
    if (isTravelling) return arrive();
    // On another page nothing is closed: what lay over the one before goes with it.
    if (location.hash === page) for (const { close } of lying.slice(depthHere()).reverse()) close();
    setTimeout(settle);
  });
  addEventListener('click', (event) => {
    if (isOnPage() || event.defaultPrevented || !isPlain(event)) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.target !== '' || link.getAttribute('href')?.startsWith('#') !== true) return;
    event.preventDefault();
    goTo(link.hash);
  });
  // After a reload nothing lies over the page any more.
  settle();
}

/** Until the result is called, the back button calls `close` and stays on the page. */
export function closedByBack(close: () => void): () => void {
  const over: Over = { close };
  lying.push(over);
  // Later: where one dialog takes the place of another nothing changes.
  setTimeout(settle);
  return () => {
    lying.splice(lying.indexOf(over), 1);
    setTimeout(settle);
  };
}

/** To another page: its entry comes right after that of this page, not after those of what lies over it. */
export function goTo(hash: string): void {
  if (isOnPage()) location.hash = hash;
  else {
    wanted = hash;
    if (!isTravelling) travel(-depthHere());
  }
}

const isOnPage = (): boolean => !isTravelling && depthHere() === 0;

function depthHere(): number {
  const state: unknown = history.state;
  const isOver = typeof state === 'object' && state !== null && 'over' in state;
  return isOver && typeof state.over === 'number' ? state.over : 0;
}

/** As many entries as lie over the page. */
function settle(): void {
  if (isTravelling) return;
  page = location.hash;
  for (let over = depthHere() + 1; over <= lying.length; over++) history.pushState({ over }, '');
  if (depthHere() > lying.length) travel(lying.length - depthHere());
}

function travel(entries: number): void {
  isTravelling = true;
  history.go(entries);
  // There is nothing before it, as in a copied window of some browsers: then this is the page's own entry.
  patience = setTimeout(() => {
    history.replaceState(null, '');
    arrive();
  }, PATIENCE_MS);
}

function arrive(): void {
  clearTimeout(patience);
  isTravelling = false;
  if (wanted === undefined) setTimeout(settle);
  else if (depthHere() > 0) travel(-depthHere());
  else {
    location.hash = wanted;
    wanted = undefined;
    setTimeout(settle);
  }
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
