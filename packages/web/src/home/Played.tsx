import { entryOf } from '@stamtafel/games/catalogue.ts';
import { listed } from '@stamtafel/games/telling/tell.ts';
import { BadInput } from '@stamtafel/kernel';
import { type ReactNode, useId, useState } from 'react';
import { addressOf, go } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { note } from '../app/toast.tsx';
import { withSomebody } from '../session/somebody.ts';
import { scoreLine } from '../texts/score.ts';
import { useTexts } from '../texts/texts.ts';
import { useKeptMatches } from './useKeptMatches.ts';

/** So many are shown at once; the others come when asked for. */
const FEW = 8;

/** Matches of this browser that are over: to look back at, or to throw away; and a file with one from elsewhere. */
export function Played(): ReactNode {
  const texts = useTexts();
  const { more } = texts;
  const { language } = useSettings();
  const field = useId();
  const [whole, setWhole] = useState(false);
  const { matches, discard } = useKeptMatches(({ record }) => record.result !== undefined);
  const openFile = async (file: File): Promise<void> => {
    const { openMatchFile } = await import('../replay/files.ts');
    try {
      go({ page: 'replay', id: await openMatchFile(file, (seat) => texts.guest(seat + 1)), at: undefined });
    } catch (error) {
      note(error instanceof BadInput ? more.notAMatch(error.message) : more.cannotKeep);
    }
  };
  return (
    <section className="running" aria-labelledby="played">
      {/* On a first visit nothing was played: only the file is offered. */}
      <h2 id="played" className={matches.length === 0 ? 'unseen' : undefined}>
        {more.played}
      </h2>
      <ul>
        {(whole ? matches : matches.slice(0, FEW)).map(({ id, record, sitters }) => {
          const title = entryOf(record.game)?.title[language] ?? record.game;
          const names = withSomebody(sitters, texts.somebody).map(({ name }) => name);
          const together = listed(names, texts.and);
          return (
            <li key={id}>
              <a
                href={addressOf({ page: 'replay', id, at: undefined })}
                aria-label={more.playedNamed(title, together)}
              >
                <strong>{title}</strong>
                <span>{resultOf(record.result?.ranks ?? [], names)}</span>
                <span className="quiet">
                  {scoreLine(record.result?.scores ?? [])} · {texts.answersSoFar(record.entries.length)}
                </span>
              </a>
              <button
                type="button"
                className="icon-button"
                aria-label={texts.throwAwayNamed(title, together)}
                title={texts.throwAway}
                onClick={() => void discard(id)}
              >
                <span aria-hidden="true">✕</span>
              </button>
            </li>
          );
        })}
        {!whole && matches.length > FEW && (
          <li>
            <button type="button" className="open-file" onClick={() => setWhole(true)}>
              {more.allPlayed(matches.length - FEW)}
            </button>
          </li>
        )}
        <li>
          <label htmlFor={field} className="open-file" title={more.openFileHint}>
            {more.openFile}
          </label>
          <input
            id={field}
            className="unseen"
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file !== undefined) void openFile(file);
              target.value = '';
            }}
          />
        </li>
      </ul>
    </section>
  );

  function resultOf(ranks: readonly number[], names: readonly string[]): string {
    const winners = names.filter((_, seat) => ranks[seat] === 1);
    return winners.length === names.length ? more.drawn : more.wonBy(listed(winners, texts.and));
  }
}
