import { entryOf } from '@stamtafel/games/catalogue.ts';
import { listed } from '@stamtafel/games/telling/sentence.ts';
import { BadInput } from '@stamtafel/kernel';
import type { TableInfo } from '@stamtafel/protocol';
import { type ReactNode, useState } from 'react';
import { FilePicker } from '../app/FilePicker.tsx';
import { addressOf, go } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { note } from '../app/toast.tsx';
import type { KeptMatch } from '../session/messages.ts';
import { withSomebody } from '../session/somebody.ts';
import { useTexts } from '../texts/texts.ts';
import { FinishedTable } from './FinishedTable.tsx';
import { hiddenTables, hideTable } from './hidden.ts';
import { useOwnTables } from './OwnTables.tsx';
import { useKeptMatches } from './useKeptMatches.ts';

/** How many are shown at first; the others come when asked for. */
const FEW = 8;

/** Matches that are over, of this browser and of the house: to look back at, or to put away; and a file from elsewhere. */
export function Played(): ReactNode {
  const texts = useTexts();
  const { replay } = texts;
  const { language } = useSettings();
  const [whole, setWhole] = useState(false);
  const { matches, discard } = useKeptMatches(({ record }) => record.result !== undefined);
  const [hidden, setHidden] = useState(hiddenTables);
  const hide = (id: string): void => {
    hideTable(id);
    setHidden(hiddenTables());
  };
  const tables = useOwnTables().filter(
    (table) => isPlayed(table) && !hidden.includes(table.id) && !matches.some(({ id }) => id === table.id),
  );
  // The latest first, wherever they were played.
  const all = [
    ...matches.map((match) => ({ at: match.changed, match, table: undefined })),
    ...tables.map((table) => ({ at: table.made, match: undefined, table })),
  ].sort((a, b) => b.at - a.at);
  const openFile = async (file: File): Promise<void> => {
    try {
      const { openMatchFile } = await import('../replay/files.ts');
      go({ page: 'replay', id: await openMatchFile(file, (seat) => texts.guest(seat + 1)), at: undefined });
    } catch (error) {
      note(error instanceof BadInput ? replay.notAMatch(error.message) : texts.partMissing);
    }
  };
  return (
    <section className="running" aria-labelledby="played">
      {/* On a first visit nothing was played: only the file is offered. */}
      <h2 id="played" className={all.length === 0 ? 'unseen' : undefined}>
        {replay.played}
      </h2>
      <ul>
        {(whole ? all : all.slice(0, FEW)).map(({ match, table }) => {
          if (table !== undefined)
            return <FinishedTable key={table.id} table={table} onHide={() => hide(table.id)} />;
          const { id, record, sitters } = match;
          const title = entryOf(record.game)?.title[language] ?? record.game;
          const names = withSomebody(sitters, texts.somebody).map(({ name }) => name);
          const together = listed(names, texts.and);
          return (
            <li key={id}>
              <a href={addressOf({ page: 'replay', id, at: undefined })}>
                <span className="unseen">{replay.playedNamed(title, together)}.</span>
                <strong aria-hidden="true">{title}</strong>
                <span>{resultOf(record.result?.ranks ?? [], names)}</span>
                <span className="quiet">
                  {scoresOf(match)} · {texts.answersSoFar(record.entries.length)}
                </span>
              </a>
              <button
                type="button"
                className="icon-button"
                aria-label={texts.throwAwayNamed(title, together)}
                title={texts.throwAway}
                onClick={() => {
                  // Or what was a table of the house would be back in the list as that.
                  if (record.fairness !== undefined) hide(id);
                  void discard(id);
                }}
              >
                <span aria-hidden="true">✕</span>
              </button>
            </li>
          );
        })}
        {!whole && all.length > FEW && (
          <li>
            <button type="button" className="open-file" onClick={() => setWhole(true)}>
              {replay.allPlayed(all.length - FEW)}
            </button>
          </li>
        )}
        <li>
          <FilePicker
            className="open-file"
            label={replay.openFile}
            title={replay.openFileHint}
            onFile={(file) => void openFile(file)}
          />
        </li>
      </ul>
    </section>
  );

  /** A lone player is named first; among several people everybody is named. */
  function scoresOf({ record, sitters }: KeptMatch): string {
    const { scores = [], ranks = [] } = record.result ?? {};
    const standing = withSomebody(sitters, texts.somebody)
      .map(({ name, kind }, seat) => ({ name, kind, score: scores[seat] ?? 0, rank: ranks[seat] ?? 0 }))
      .sort((a, b) => a.rank - b.rank);
    const [own, ...friends] = standing.filter(({ kind }) => kind === 'person');
    if (own === undefined || friends.length > 0)
      return standing.map(({ name, score }) => `${name} ${score}`).join(', ');
    const others = standing.filter((each) => each !== own).map(({ score }) => String(score));
    return replay.ownScore(texts.place(own.rank), own.score, listed(others, texts.and));
  }

  function resultOf(ranks: readonly number[], names: readonly string[]): string {
    const winners = names.filter((_, seat) => ranks[seat] === 1);
    return winners.length === names.length ? replay.drawn : replay.wonBy(listed(winners, texts.and));
  }
}

/** A table that ended before all had come was never played. */
const isPlayed = ({ phase, seats }: TableInfo): boolean =>
  phase === 'over' && seats.every(({ kind, kept }) => kind !== 'open' || kept);
