import type { ChatLine } from '@stamtafel/protocol';
import { useEffect, useState } from 'react';
import { useScene } from './scene.ts';
import { lastLine, unreadLines } from './unread.ts';

/** What the others have said since the story was last open. */
export function useUnread(isOpen: boolean): readonly ChatLine[] {
  const { around } = useScene().snapshot;
  const last = lastLine(around);
  // What is there when the table is first drawn was read while people waited for it.
  const [read, setRead] = useState(last);
  useEffect(() => {
    if (isOpen) setRead(last);
  }, [isOpen, last]);
  return isOpen ? [] : unreadLines(around, read);
}
