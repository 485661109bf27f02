/** Pictures that the browser has drawn, the longest unused first: held here, so that it need not draw them again. */
const drawn = new Map<string, HTMLImageElement>();
/** A quarter of a megabyte each; more are hardly ever on a table. */
const MOST = 80;
const waiting = new Map<HTMLImageElement, string>();

// The service worker of a first visit takes over in the middle of it, and the browser finds none of its pictures any
// more: what is shown next would be drawn again, all of it at once.
if ('serviceWorker' in navigator)
  navigator.serviceWorker.addEventListener('controllerchange', () => drawn.clear());

/** Shows a picture; one that is new as soon as there is time. Several at once would delay taps. */
export function showIn(image: HTMLImageElement | null, address: string): void {
  if (image === null) return;
  if (drawn.has(address)) show(image, address);
  else {
    if (waiting.size === 0) setTimeout(showNext);
    waiting.set(image, address);
  }
}

function showNext(): void {
  for (const [image, address] of waiting) {
    waiting.delete(image);
    if (!image.isConnected) continue;
    const isNew = !drawn.has(address);
    show(image, address);
    if (isNew) break;
  }
  if (waiting.size > 0) setTimeout(showNext);
}

function show(image: HTMLImageElement, address: string): void {
  const kept = drawn.get(address) ?? new Image();
  kept.src ||= address;
  image.src = address;
  drawn.delete(address);
  drawn.set(address, kept);
  const [oldest] = drawn.keys();
  if (drawn.size > MOST && oldest !== undefined) drawn.delete(oldest);
}
