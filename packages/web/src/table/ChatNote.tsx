import type { ChatLine } from '@stamtafel/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { nameIn, wordsIn } from '../online/said.ts';
import { useScene } from './scene.ts';

const STAYS_MS = 7000;

/** On a phone, where the chat is behind a button: the newest line of others, for a moment, over the edge of the board. */
export function ChatNote({ line }: { readonly line: ChatLine | undefined }): ReactNode {
  const { texts } = useScene();
  const [seen, setSeen] = useState(0);
  const n = line?.n;
  useEffect(() => {
    if (n === undefined) return undefined;
    const timer = setTimeout(() => setSeen(n), STAYS_MS);
    return () => clearTimeout(timer);
  }, [n]);
  return (
    <p className="chat-note narrow-only" role="status">
      {line !== undefined && line.n > seen && (
        <span className="slip">
          <strong>{nameIn(line, texts)}:</strong> {wordsIn(line, texts)}
        </span>
      )}
    </p>
  );
}
