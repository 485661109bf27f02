import { type ReactNode, useState } from 'react';
import { Ask } from '../app/Ask.tsx';
import { addressOf } from '../app/router.ts';
import { useScene } from './scene.ts';
import type { Over } from './Table.tsx';
import { useUnread } from './useUnread.ts';

interface Props {
  readonly over: Over;
  readonly onOpen: (over: Over) => void;
}

/** The edge of the table: home, the game, undo, rules, story, settings. */
export function TableBar({ over, onOpen }: Props): ReactNode {
  const { snapshot, session, teller, texts, decision } = useScene();
  const unread = useUnread(over === 'log');
  const [asks, setAsks] = useState<'undo' | 'resign'>();
  const undo = (): void => {
    // In a house the others are asked there; at this screen they are asked here.
    if (snapshot.undo === 'ask' && session.house === null) setAsks('undo');
    else void session.undo();
  };
  return (
    <header className="table-bar" data-crowded>
      <a className="icon-button" href={addressOf({ page: 'home' })} title={texts.leave}>
        <span aria-hidden="true">‹</span>
        <span className="unseen">{texts.leave}</span>
      </a>
      <h1>{teller.texts.title}</h1>
      <nav>
        {snapshot.undo !== null && snapshot.outcome === null && (
          <button
            type="button"
            className="icon-button"
            aria-label={texts.undo}
            title={texts.undoHint}
            onClick={undo}
          >
            <span aria-hidden="true">↶</span>
          </button>
        )}
        {session.hint !== null && decision !== null && snapshot.raceAt === null && (
          <button
            type="button"
            className="icon-button"
            aria-label={texts.tip}
            title={texts.tipHint}
            aria-keyshortcuts="t"
            onClick={() => onOpen('tip')}
          >
            <Bulb />
          </button>
        )}
        <button type="button" className="bar-button" aria-keyshortcuts="r" onClick={() => onOpen('rules')}>
          {texts.rules}
        </button>
        <button type="button" className="bar-button narrow-only" onClick={() => onOpen('log')}>
          {texts.log}
          {unread > 0 && (
            <span className="unread">
              {unread}
              <span className="unseen"> {texts.online.unread(unread)}</span>
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
        {snapshot.canResign && snapshot.outcome === null && snapshot.viewer < snapshot.seats.length && (
          <button type="button" className="bar-button wide-only" onClick={() => setAsks('resign')}>
            {texts.resign}
          </button>
        )}
        <button
          type="button"
          className="icon-button"
          aria-label={texts.settings}
          title={texts.settings}
          onClick={() => onOpen('settings')}
        >
          <span aria-hidden="true">⚙</span>
        </button>
      </nav>
      {asks !== undefined && (
        <Ask
          question={asks === 'undo' ? texts.undoAsk : texts.resignSure}
          yes={asks === 'undo' ? texts.yes : texts.resign}
          onNo={() => setAsks(undefined)}
          onYes={() => {
            setAsks(undefined);
            void (asks === 'undo' ? session.undo() : session.resign());
          }}
        />
      )}
    </header>
  );
}

/** A light that goes on. */
const Bulb = (): ReactNode => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
  >
    <path d="M9 17a6.5 6.5 0 1 1 6 0v2H9zM10 22h4" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
