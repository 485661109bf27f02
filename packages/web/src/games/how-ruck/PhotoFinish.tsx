import type { ReactNode } from 'react';
import styles from './PhotoFinish.module.css';
import type { Finish, HowRuckScene } from './table.ts';
import { words } from './words.ts';

/** HR-051 The picture at the finish: both times, who was first and by how much, and what that counts for. */
export function PhotoFinish({
  scene,
  finish,
}: {
  readonly scene: HowRuckScene;
  readonly finish: Finish;
}): ReactNode {
  const { teller, language } = scene;
  const texts = words[language];
  const { order, difference, isTogether } = finish;
  const [first] = order;
  const ahead =
    difference === 0 || first === undefined
      ? texts.photoSame
      : teller.sentence(texts.photoAhead, { seat: first.seat, difference });
  const seconds = (ms: number): string =>
    (ms / 1000).toLocaleString(language, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  return (
    <section className={styles.photo} aria-label={texts.photo}>
      <b aria-hidden="true">{texts.photo}</b>
      <ol>
        {order.map(({ seat, at }) => (
          <li key={seat}>
            {teller.name(seat)} <span>{seconds(at)} s</span>
          </li>
        ))}
      </ol>
      <p>
        {ahead}
        {isTogether && `: ${texts.photoTogether}`}
      </p>
    </section>
  );
}
