import type { Event } from '@stamtafel/kernel';
import { type ReactNode, useEffect, useState } from 'react';
import { Picture } from '../../parts/Picture.tsx';
import styles from './Result.module.css';
import type { NightScene } from './reading.ts';
import { words } from './words.ts';

/** How much may happen after it before it is old news. */
const STAYS = 6;
/** On a phone it lies over who is about: it goes by itself, and the story keeps it. */
const STAYS_MS = 8000;

/** What came of the last attempt: the strengths, if it was a fight, the couple and its points. */
export function Result({ scene }: { readonly scene: NightScene }): ReactNode {
  const { story } = scene.snapshot;
  const [closed, setClosed] = useState(-1);
  const at = story.findLastIndex(({ key }) => key === 'couple');
  useEffect(() => {
    const timer = setTimeout(() => setClosed(at), STAYS_MS);
    return () => clearTimeout(timer);
  }, [at]);
  const couple = story[at];
  if (couple === undefined || at === closed || story.length - at > STAYS || scene.snapshot.outcome !== null)
    return null;
  const { language, teller } = scene;
  const { result, fought, points, close } = words[language];
  const strengths = fightsBefore(story, at);
  const seat = Number(couple.args.seat);
  return (
    <aside className={styles.result}>
      <div className={styles.couple}>
        {couple.cards.map(
          (id) =>
            id !== null && (
              <span key={id} title={teller.cardLine(id)}>
                <Picture seen={{ id, back: undefined }} />
              </span>
            ),
        )}
      </div>
      <div className={styles.words}>
        <h3>{strengths.length > 1 ? fought : result}</h3>
        {strengths.length > 1 && (
          <ul>
            {strengths.map(({ args }) => (
              <li key={args.seat} data-wins={Number(args.seat) === seat || undefined}>
                {teller.name(Number(args.seat))} <b>{args.strength}</b>
              </li>
            ))}
          </ul>
        )}
        <p>
          {teller.name(seat)}: {points(Number(couple.args.points))}
        </p>
      </div>
      <button type="button" className="icon-button" aria-label={close} onClick={() => setClosed(at)}>
        ✕
      </button>
    </aside>
  );
}

/** The strengths told just before a couple. */
function fightsBefore(story: readonly Event[], at: number): readonly Event[] {
  let first = at;
  while (story[first - 1]?.key === 'fights') first--;
  return story.slice(first, at);
}
