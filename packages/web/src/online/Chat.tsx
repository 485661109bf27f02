import type { ChatLine } from '@stamtafel/protocol';
import { phrases } from '@stamtafel/protocol/phrases.ts';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Words } from '../session/session.ts';
import { useTexts } from '../texts/texts.ts';

interface Props {
  readonly lines: readonly ChatLine[];
  /** Whether it was said. */
  readonly onSay: (words: Words) => Promise<boolean>;
}

/** What is said at the table; quick phrases come in everybody's own language. */
export function Chat({ lines, onSay }: Props): ReactNode {
  const { online, somebody } = useTexts();
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is looked for whenever one comes
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length]);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const text = typed.trim();
    if (text === '') return;
    setTyped('');
    // What was not said stands there again, before what was typed meanwhile.
    if (!(await onSay({ text }))) setTyped((since) => [text, since].filter(Boolean).join(' '));
  };
  return (
    <div className="chat">
      <div ref={list} className="chat-lines" role="log" aria-label={online.chat}>
        <ol>
          {lines.length === 0 && <li className="quiet">{online.chatEmpty}</li>}
          {lines.map(({ n, seat, name, words }) => (
            <li key={n}>
              <strong>{seat === null ? online.watcher(name || somebody) : name || somebody}:</strong>{' '}
              {'text' in words ? words.text : online.phrases[words.phrase]}
            </li>
          ))}
        </ol>
      </div>
      <div className="phrases">
        {phrases.map((phrase) => (
          <button key={phrase} type="button" className="phrase" onClick={() => void onSay({ phrase })}>
            {online.phrases[phrase]}
          </button>
        ))}
      </div>
      <form className="share-link" onSubmit={(event) => void submit(event)}>
        <input
          aria-label={online.chatField}
          placeholder={online.chatField}
          maxLength={280}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="submit" className="button">
          {online.send}
        </button>
      </form>
    </div>
  );
}
