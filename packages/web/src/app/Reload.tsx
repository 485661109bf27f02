import { type ReactNode, useEffect } from 'react';
import { useTexts } from '../texts/texts.ts';

/** What did not come meanwhile may be asked for again by a new page only. */
let wasOffline = !navigator.onLine;
addEventListener('offline', () => {
  wasOffline = true;
});

/** Loads the page again: when it is pressed, or by itself as soon as there is a connection again. */
export function Reload(): ReactNode {
  const { reload } = useTexts();
  useEffect(() => {
    const again = (): void => location.reload();
    if (wasOffline && navigator.onLine) again();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return (
    <button type="button" className="button" data-kind="main" onClick={() => location.reload()}>
      {reload}
    </button>
  );
}
