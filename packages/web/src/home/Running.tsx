import { entryOf } from '@stamtafel/games/catalogue.ts';
import { listed } from '@stamtafel/games/telling/sentence.ts';
import { type ReactNode, useState } from 'react';
import { Ask } from '../app/Ask.tsx';
import { addressOf } from '../app/router.ts';
import { useSettings } from '../app/settings.ts';
import { useTexts } from '../texts/texts.ts';
import { useKeptMatches } from './useKeptMatches.ts';

/** How many are shown at first; the others come when asked for. */
const FEW = 6;

/** Matches of this browser that are not over: one click to go on. */
export function Running(): ReactNode {
  const texts = useTexts();
  const { language } = useSettings();
  const { matches: running, discard } = useKeptMatches(
    ({ record }) => record.result === undefined && record.entries.length > 0,
  );
  /** Which one is to be thrown away, once that is certain: it is not over, and does not come back. */
  const [asked, setAsked] = useState<string>();
  const [whole, setWhole] = useState(false);
  if (running.length === 0) return null;
  return (
    <section className="running" aria-labelledby="running">
      <h2 id="running">{texts.running}</h2>
      <ul>
        {(whole ? running : running.slice(0, FEW)).map(({ id, record, sitters }) => {
          const title = entryOf(record.game)?.title[language] ?? record.game;
          const names = listed(
            sitters.map(({ name }) => name),
            texts.and,
          );
          return (
            <li key={id}>
              <a href={addressOf({ page: 'table', id })}>
                <span className="unseen">{texts.goOnNamed(title, names)}.</span>
                <strong aria-hidden="true">{title}</strong>
                <span aria-hidden="true">{names}</span>
                <span className="quiet">{texts.answersSoFar(record.entries.length)}</span>
              </a>
              <button
                type="button"
                className="icon-button"
                aria-label={texts.throwAwayNamed(title, names)}
                title={texts.throwAway}
                onClick={() => setAsked(id)}
              >
                <span aria-hidden="true">✕</span>
              </button>
              {asked === id && (
                <Ask
                  question={texts.throwAwaySure(title)}
                  yes={texts.throwAway}
                  onNo={() => setAsked(undefined)}
                  onYes={() => {
                    setAsked(undefined);
                    void discard(id);
                  }}
                />
              )}
            </li>
          );
        })}
        {!whole && running.length > FEW && (
          <li>
            <button type="button" className="open-file" onClick={() => setWhole(true)}>
              {texts.replay.allPlayed(running.length - FEW)}
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}
