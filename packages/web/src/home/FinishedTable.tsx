import { entryOf } from '@stamtafel/games/catalogue.ts';
import type { TableInfo } from '@stamtafel/protocol';
import type { ReactNode } from 'react';
import { addressOf } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { note } from '../app/toast.tsx';
import { noLookBack } from '../replay/no-look-back.ts';
import { useTexts } from '../texts/texts.ts';
import { peopleAt } from './people-at.ts';

interface Props {
  readonly table: TableInfo;
  readonly onHide: () => void;
}

/** A table of a house that is over: to its result, to the whole match where the table allows it, or out of sight. */
export function FinishedTable({ table, onHide }: Props): ReactNode {
  const texts = useTexts();
  const { online, replay } = texts;
  const { language } = useSettings();
  const title = entryOf(table.game)?.title[language] ?? table.game;
  const names = peopleAt(table, texts);
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(table.made);
  const lookBack = async (): Promise<void> => {
    try {
      const { lookBackAt } = await import('../replay/look-back.ts');
      await lookBackAt(table);
    } catch (error) {
      note(noLookBack(error, texts));
    }
  };
  return (
    <li>
      <a href={addressOf({ page: 'online', id: table.id, pass: undefined })}>
        <span className="unseen">{online.toFinished(title, names)}.</span>
        <strong aria-hidden="true">{title}</strong>
        <span aria-hidden="true">{names}</span>
        <span className="quiet">
          {online.phases.over} · {day}
        </span>
      </a>
      {table.reveal && (
        <button
          type="button"
          className="icon-button"
          aria-label={replay.playedNamed(title, names)}
          title={replay.lookBack}
          onClick={() => void lookBack()}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" aria-hidden="true">
            <path d="M10 4 3 10l7 6zM17 4l-7 6 7 6z" />
          </svg>
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={online.hideNamed(title, names)}
        title={online.hide}
        onClick={onHide}
      >
        <span aria-hidden="true">✕</span>
      </button>
    </li>
  );
}
