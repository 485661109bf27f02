import { useEffect, useState } from 'react';
import { useScene } from './scene.ts';

/** The lines that came since the story was last open: what was said before one came is no news. */
export function useUnread(): { readonly unread: number; readonly read: () => void } {
  const { snapshot } = useScene();
  const chat = snapshot.around?.chat ?? [];
  const last = chat.at(-1)?.n ?? 0;
  const [seen, setSeen] = useState<number>();
  useEffect(() => {
    if (seen === undefined && last > 0) setSeen(last);
  }, [seen, last]);
  return { unread: chat.filter(({ n }) => n > (seen ?? last)).length, read: () => setSeen(last) };
}
