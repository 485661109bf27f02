import { otherThan } from '@stamtafel/games/how-ruck/kind.ts';
import { type Seat, seatLetter } from '@stamtafel/kernel';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { paces, settingsNow } from '../../app/settings.ts';
import { Card } from '../../parts/Card.tsx';
import { Picture } from '../../parts/Picture.tsx';
import styles from './Split.module.css';
import { faces, type HowRuckScene, lastPlay, pairsSplit } from './table.ts';
import { words } from './words.ts';

/**
 * Forming the teams: a pair in the middle, at the left what the other one gets, at the right what one keeps (HR-031).
 * A tap on the card that one keeps, or the arrow key of its side, and the next pair is there.
 */
export function Split({ scene }: { readonly scene: HowRuckScene }): ReactNode {
  const { chair, cards, teller, language, decision, snapshot } = scene;
  const texts = words[language];
  const letter = seatLetter(chair);
  const pair = faces(cards(`pair.${letter}`));
  const area = useRef<HTMLElement>(null);
  const asked = decision?.options.some(({ pick }) => pick === 'keep') ?? false;
  const sent = useRef<{ readonly pair: string; readonly version: number }>(undefined);
  /**
   * A pair is split once: what comes before the next one is there was meant for this one. When it is still there after
   * an answer has come, the split did not count and is to be done again.
   */
  const begins = (place: number): boolean => {
    const now = pair.map(({ id }) => id).join();
    const isUnderway = snapshot.sent.length > 0 || sent.current?.version === snapshot.version;
    if (!asked || (sent.current?.pair === now && isUnderway)) return false;
    sent.current = { pair: now, version: snapshot.version };
    flyApart(area.current, place);
    return true;
  };
  // With the pair on the page its keys work at once: those who race press early.
  useLayoutEffect(() => {
    if (!asked) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      const place = places[event.key];
      const isOff = event.key.length === 1 && !settingsNow().shortcuts;
      if (place === undefined || isOff || event.repeat || event.ctrlKey || event.altKey || event.metaKey)
        return;
      if (document.querySelector('dialog[open]') !== null || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      const id = pair[place]?.id;
      if (id !== undefined && begins(place)) scene.touch({ card: id });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  const others = decision?.options.filter(({ pick }) => pick !== 'keep') ?? [];
  const [before] = lastPlay(scene).filter(({ key }) => key === 'roundWon');
  const other = otherThan(chair);
  return (
    <section className={styles.split} ref={area}>
      <div className={styles.progress}>
        <Progress scene={scene} seat={other} />
        {before !== undefined && (
          <p className={styles.before} data-old={pairsSplit(scene, chair) > 0 || undefined}>
            {teller.event(before)}
          </p>
        )}
        <Progress scene={scene} seat={chair} />
      </div>
      <Heap
        scene={scene}
        zone={`given.${letter}`}
        name={teller.sentence(texts.forOther, { seat: other })}
        side="left"
      />
      <div className={styles.pair} data-zone={`prep.${letter}`}>
        {pair.map((seen, place) => (
          // The place is the key: the button stays where it is, and so does the focus, when the next pair comes.
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: two places
            key={place}
            className={styles.half}
            data-place={place}
            onClickCapture={(event) => {
              if (asked && !begins(place)) event.stopPropagation();
            }}
          >
            <Card seen={seen} />
            {asked && (
              <span className={styles.keycap} aria-hidden="true">
                {texts.keepThis} <kbd>{place === 0 ? '←' : '→'}</kbd>
              </span>
            )}
          </div>
        ))}
        {pair.length === 0 && others.length === 0 && (
          <p className={styles.quiet}>
            {snapshot.viewer === chair && pairsSplit(scene, chair) === 10 ? texts.done : texts.watching}
          </p>
        )}
        {others.map((answer) => (
          <button
            key={answer.pick}
            type="button"
            className={`button ${styles.other}`}
            data-kind={answer.pick === 'calm' ? undefined : 'main'}
            onClick={() => scene.choose(answer)}
          >
            {teller.label(answer, snapshot.viewer)}
          </button>
        ))}
      </div>
      <Heap
        scene={scene}
        zone={`kept.${letter}`}
        name={snapshot.viewer === chair ? texts.forYou : teller.sentence(texts.forOther, { seat: chair })}
        side="right"
      />
    </section>
  );
}

const places: { readonly [key: string]: number } = { ArrowLeft: 0, ArrowRight: 1, 1: 0, 2: 1 };

/** How far a player is: ten pairs. */
function Progress({ scene, seat }: { readonly scene: HowRuckScene; readonly seat: Seat }): ReactNode {
  const { teller, language } = scene;
  const done = pairsSplit(scene, seat);
  return (
    <div className={styles.dots} role="img" aria-label={words[language].pairsDone(teller.name(seat), done)}>
      <span>{teller.name(seat)}</span>
      <span className={styles.dotRow}>
        {Array.from({ length: 10 }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: ten dots, always the same ones
          <i key={n} data-done={n < done || undefined} />
        ))}
      </span>
    </div>
  );
}

/** HR-031 What was assigned lies face down; what it is has to be remembered (HR-033). */
function Heap({
  scene,
  zone,
  name,
  side,
}: {
  readonly scene: HowRuckScene;
  readonly zone: string;
  readonly name: string;
  readonly side: 'left' | 'right';
}): ReactNode {
  const count = scene.cards(zone).length;
  return (
    <div
      className={styles.heap}
      data-zone={zone}
      data-side={side}
      data-plays={side === 'right' ? 'keep' : undefined}
    >
      <span className={count === 0 ? 'card card-empty' : 'card'}>
        {count > 0 && <Picture seen={{ id: undefined, back: undefined }} />}
        <b>{count}</b>
      </span>
      <span>{name}</span>
    </div>
  );
}

/**
 * Both cards fly face down to their heaps, the kept one to the right. The table itself cannot show this: once assigned,
 * the two cards look the same.
 */
function flyApart(area: HTMLElement | null, kept: number): void {
  const duration = paces[settingsNow().speed].move * 700;
  if (area === null || duration === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const half of area.querySelectorAll<HTMLElement>('[data-place]')) {
    const side = Number(half.dataset.place) === kept ? 'right' : 'left';
    const heap = area.querySelector(`[data-side=${side}] .card`);
    const start = half.querySelector('.card')?.getBoundingClientRect();
    const end = heap?.getBoundingClientRect();
    if (start === undefined || end === undefined) continue;
    const ghost = document.createElement('span');
    ghost.className = styles.ghost ?? '';
    ghost.style.cssText = `left:${start.x}px;top:${start.y}px;width:${start.width}px;height:${start.height}px`;
    document.body.append(ghost);
    const move = `translate(${end.x - start.x}px, ${end.y - start.y}px) scale(${end.width / start.width})`;
    void ghost
      .animate([{ transform: 'none' }, { transform: move, opacity: 0.6 }], { duration, easing: 'ease-in' })
      .finished.catch(() => undefined)
      .then(() => ghost.remove());
  }
}
