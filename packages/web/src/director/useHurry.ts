import { useEffect } from 'react';

/** Where a press means the table, and what of it counts as an answer when it ends what is shown. */
const TABLE = '.table-board, .table-asks';
const ANSWERS = '[data-lit], .actions button, .replay-asks button, .replay-asks input';

/**
 * Whoever presses, clicks or hits a key while something is shown is in a hurry: everything stands. The press itself counts
 * where it meets an answer to the question that is open then, and nowhere else: it was not meant for anything more.
 */
export function useHurry(stand: () => void, isPlaying: boolean): void {
  useEffect(() => {
    if (!isPlaying) return;
    const press = ({ target }: PointerEvent): void => {
      if (!(target instanceof Element) || target.closest(TABLE) === null) return;
      addEventListener('click', (event) => keepAnswers(event, target), { capture: true, once: true });
      stand();
    };
    const hit = (event: KeyboardEvent): void => {
      const { target, key, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || key === 'Shift' || key === 'Tab') return;
      if (target instanceof Element && target.closest('input, select, textarea, dialog') !== null) return;
      // A page that scrolls by a space would leave the table.
      if (key === ' ' && target === document.body) event.preventDefault();
      stand();
    };
    const look = (): void => {
      if (document.hidden) stand();
    };
    addEventListener('pointerdown', press, { capture: true });
    addEventListener('keydown', hit, { capture: true });
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('pointerdown', press, { capture: true });
      removeEventListener('keydown', hit, { capture: true });
      document.removeEventListener('visibilitychange', look);
    };
  }, [stand, isPlaying]);
}

/** The click that ends the press: an answer goes on to where it was meant, anything else ends here. */
function keepAnswers(event: MouseEvent, pressed: Element): void {
  const { target } = event;
  // The press may have become something else, such as a drag; then this click is another one.
  const isSame = target instanceof Element && (target.contains(pressed) || pressed.contains(target));
  if (!isSame || target.closest(ANSWERS) !== null) return;
  event.preventDefault();
  event.stopPropagation();
}
