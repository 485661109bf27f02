import type { ChatLine } from '@stamtafel/protocol';
import { phrases } from '@stamtafel/protocol/phrases.ts';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Ask } from '../app/Ask.tsx';
import type { Words } from '../session/session.ts';
import { useTexts } from '../texts/texts.ts';
import { nameIn, wordsIn } from './said.ts';

interface Props {
  readonly lines: readonly ChatLine[];
  /** Whether it was said. */
  readonly onSay: (words: Words) => Promise<boolean>;
  /** For the host: closes the table to the watcher who said this line. */
  readonly onSendAway: ((line: number) => void) | undefined;
}

/** What is said at the table; quick phrases come in everybody's own language. */
export function Chat({ lines, onSay, onSendAway }: Props): ReactNode {
  const texts = useTexts();
  const { online, somebody } = texts;
  const [typed, setTyped] = useState('');
  const [unwanted, setUnwanted] = useState<ChatLine>();
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
  const nameOf = ({ name }: ChatLine): string => name || somebody;
  return (
    <div className="chat">
      <div ref={list} className="chat-lines" role="log" aria-label={online.chat}>
        <ol>
          {lines.length === 0 && <li className="quiet">{online.chatEmpty}</li>}
          {lines.map((line) => (
            <li key={line.n}>
              <strong>{nameIn(line, texts)}:</strong> {wordsIn(line, texts)}
              {line.seat === null && line.host === undefined && onSendAway !== undefined && (
                <button
                  type="button"
                  className="button small send-away"
                  aria-label={online.removeNamed(nameOf(line))}
                  onClick={() => setUnwanted(line)}
                >
                  {online.remove}
                </button>
              )}
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
      {unwanted !== undefined && (
        <Ask
          question={online.removeSure(nameOf(unwanted))}
          yes={online.remove}
          onNo={() => setUnwanted(undefined)}
          onYes={() => {
            setUnwanted(undefined);
            onSendAway?.(unwanted.n);
          }}
        />
      )}
    </div>
  );
}
