import { otherThan } from '@stamtafel/games/how-ruck/kind.ts';
import type { Event } from '@stamtafel/kernel';
import type { ReactNode } from 'react';
import styles from './Middle.module.css';
import { PhotoFinish } from './PhotoFinish.tsx';
import { finishOf, type HowRuckScene, lastPlay, lastPull, strengthOf } from './table.ts';
import { words } from './words.ts';

/** What the table shows otherwise than by a sentence. */
const shown = new Set(['contest', 'barrel', 'barrelStays', 'photoFinish']);

/** How strong both sides are now, and what the last play brought about. */
export function Middle({ scene }: { readonly scene: HowRuckScene }): ReactNode {
  const { chair, teller, language } = scene;
  const other = otherThan(chair);
  const events = lastPlay(scene);
  const contest = events.findLast(({ key }) => key === 'contest');
  const [theirs, mine] = [strengthOf(scene, other), strengthOf(scene, chair)];
  const finish = finishOf(scene);
  const told = events.filter(({ key }) => !shown.has(key));
  return (
    <section className={styles.middle} data-plays="carryOut" data-beat={scene.beat?.key}>
      <Strength
        value={theirs}
        label={teller.sentence(words[language].strengthOf, { seat: other, strength: theirs })}
        leads={theirs > mine}
      />
      {finish !== undefined && <PhotoFinish scene={scene} finish={finish} />}
      {contest !== undefined && <Contest scene={scene} events={events} contest={contest} />}
      <div className={styles.told} data-short={finish !== undefined || undefined}>
        {told.length > 0 && (
          <p>
            {told.map((event, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sentences of one play, told once
              <span key={i}>{teller.event(event)} </span>
            ))}
          </p>
        )}
      </div>
      <Strength
        value={mine}
        label={teller.sentence(words[language].strengthOf, { seat: chair, strength: mine })}
        leads={mine > theirs}
        mine
      />
    </section>
  );
}

interface StrengthProps {
  readonly value: number;
  readonly label: string;
  readonly leads: boolean;
  readonly mine?: boolean;
}

const Strength = ({ value, label, leads, mine = false }: StrengthProps): ReactNode => (
  <div
    className={styles.strength}
    role="img"
    aria-label={label}
    data-mine={mine || undefined}
    data-leads={leads || undefined}
  >
    <b>{value}</b>
  </div>
);

/** HR-112 Two strengths, and how far the barrel went, towards whom. */
function Contest({
  scene,
  events,
  contest,
}: {
  readonly scene: HowRuckScene;
  readonly events: readonly Event[];
  readonly contest: Event;
}): ReactNode {
  const { beat, chair, language } = scene;
  const { a, b } = contest.args;
  const pull = lastPull(events);
  const far = pull === undefined ? 0 : Math.abs(pull.field - pull.was);
  // A pulls towards field 1; the viewer's side is at the right.
  const right = pull !== undefined && pull.field < pull.was === (chair === 0);
  const texts = words[language];
  return (
    <p className={styles.contest} key={`${a} ${b} ${pull?.was}`}>
      <strong>
        {chair === 0 ? b : a} : {chair === 0 ? a : b}
      </strong>{' '}
      {beat?.key === 'contest'
        ? ''
        : far === 0
          ? texts.stays
          : right
            ? `${texts.fields(far)} ➜`
            : `⬅ ${texts.fields(far)}`}
    </p>
  );
}
