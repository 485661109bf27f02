import type { ReactNode } from 'react';
import { Ask } from '../app/Ask.tsx';
import { addressOf } from '../app/router.ts';
import { SettingsButton } from '../app/SettingsButton.tsx';
import { changeSettings, useSettings } from '../app/settings.ts';
import { note } from '../app/toast.tsx';
import { mayTalk } from '../online/may-talk.ts';
import { RulesButton } from '../rules/AtHand.tsx';
import type { Agreement, Undoable } from '../session/session.ts';
import { ChatNote } from './ChatNote.tsx';
import { eyesOn, useOwnState } from './eyes.ts';
import { Resign } from './Resign.tsx';
import { useScene } from './scene.ts';
import type { Over } from './Table.tsx';
import { useUnread } from './useUnread.ts';

interface Props {
  readonly over: Over;
  readonly onOpen: (over: Over) => void;
}

/** The edge of the table: home, the game, undo, rules, story, sound, settings. */
export function TableBar({ over, onOpen }: Props): ReactNode {
  const { snapshot, session, teller, texts, decision } = useScene();
  const { sound, shortcuts } = useSettings();
  const unread = useUnread(over === 'log');
  const { around } = snapshot;
  const talks = around !== null && around.as === 'player' && mayTalk(around.info);
  const [unagreed, setUnagreed] = useOwnState<Undoable | null>(eyesOn(snapshot), null);
  const undo = async (last: Undoable, agreement: Agreement): Promise<void> => {
    setUnagreed(() => null);
    const undone = await session.undo(last, agreement);
    if (undone === 'seen') note(texts.undoneSeen);
    if (undone === 'ask') setUnagreed(() => last);
  };
  // While a race is counted down it has begun.
  const last = snapshot.outcome === null && snapshot.beginsAt === null ? snapshot.undo : null;
  return (
    <header className="table-bar" data-crowded>
      <a className="icon-button" href={addressOf({ page: 'home' })} title={texts.leave}>
        <span aria-hidden="true">‹</span>
        <span className="unseen">{texts.leave}</span>
      </a>
      <h1>{teller.texts.title}</h1>
      <nav>
        {last !== null && (
          <button
            type="button"
            className="icon-button"
            aria-label={texts.undo}
            title={last.how === 'seen' ? texts.undoSeenHint : texts.undoHint}
            onClick={() => void undo(last, { agreed: false })}
          >
            <span aria-hidden="true">↶</span>
          </button>
        )}
        {session.hint !== null && decision !== null && snapshot.beginsAt === null && (
          <button
            type="button"
            className="icon-button"
            aria-label={texts.tip}
            title={shortcuts ? texts.withKey(texts.tipHint, 't') : texts.tipHint}
            aria-keyshortcuts={shortcuts ? 't' : undefined}
            onClick={() => onOpen('tip')}
          >
            <Bulb />
          </button>
        )}
        <RulesButton onOpen={() => onOpen('rules')} />
        <button type="button" className="bar-button talks narrow-only" onClick={() => onOpen('log')}>
          {texts.log}
          {talks && <span className="unseen"> {texts.online.andTalk}</span>}
          {talks && unread.length === 0 && <Balloon />}
          {unread.length > 0 && (
            <span className="unread">
              {unread.length}
              <span className="unseen"> {texts.online.unread(unread.length)}</span>
            </span>
          )}
        </button>
        {snapshot.around !== null && (
          <button type="button" className="bar-button" onClick={() => onOpen('table')}>
            <span
              className="line-state"
              data-line={snapshot.around.line}
              title={texts.online.line[snapshot.around.line]}
            />
            {texts.online.table}
          </button>
        )}
        <Resign className="bar-button wide-only" />
        <button
          type="button"
          className="icon-button with-room"
          aria-label={texts.sound}
          aria-pressed={sound}
          title={texts.sound}
          onClick={() => changeSettings({ sound: !sound, soundOffered: true })}
        >
          <Speaker on={sound} />
        </button>
        <SettingsButton onOpen={() => onOpen('settings')} />
      </nav>
      {talks && <ChatNote line={unread.at(-1)} />}
      {unagreed !== null && unagreed.number === last?.number && (
        <Ask
          question={texts.undoAsk}
          yes={texts.yes}
          onNo={() => setUnagreed(() => null)}
          onYes={() => void undo(unagreed, { agreed: true })}
        />
      )}
    </header>
  );
}

const Sign = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
);

/** A light that goes on. */
const Bulb = (): ReactNode => (
  <Sign>
    <path d="M9 17a6.5 6.5 0 1 1 6 0v2H9zM10 22h4" />
  </Sign>
);

/** Talking is there too. */
const Balloon = (): ReactNode => (
  <svg className="chat-sign" aria-hidden="true" viewBox="0 0 24 24" fill="currentColor">
    <path d="M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-9l-6 5v-5H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z" />
  </svg>
);

/** With its waves, or crossed out. */
const Speaker = ({ on }: { readonly on: boolean }): ReactNode => (
  <Sign>
    <path d="M4 9h4l5-4v14l-5-4H4z" fill="currentColor" />
    <path d={on ? 'M16.500 9a4 4 0 0 1 0 6M19 6.500a8 8 0 0 1 0 11' : 'M17 9.500l5 5m0-5l-5 5'} />
  </Sign>
);
