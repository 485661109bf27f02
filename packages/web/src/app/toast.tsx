import { type ReactNode, useSyncExternalStore } from 'react';

/** Short notes at the edge of the table: an error, what was taken back. They go by themselves. */
interface Note {
  readonly n: number;
  readonly text: string;
}

const STAYS_MS = 7000;
let notes: readonly Note[] = [];
let count = 0;
const listeners = new Set<() => void>();
const show = (next: readonly Note[]): void => {
  notes = next;
  for (const listener of listeners) listener();
};

export function note(text: string): void {
  if (notes.some((shown) => shown.text === text)) return;
  count++;
  const n = count;
  show([...notes, { n, text }]);
  setTimeout(() => show(notes.filter((shown) => shown.n !== n)), STAYS_MS);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function Notes(): ReactNode {
  const shown = useSyncExternalStore(subscribe, () => notes);
  return (
    <div className="notes" role="alert">
      {shown.map(({ n, text }) => (
        <p key={n} className="slip">
          {text}
        </p>
      ))}
    </div>
  );
}
