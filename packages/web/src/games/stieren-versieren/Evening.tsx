import type { ReactNode } from 'react';
import { Picture } from '../../parts/Picture.tsx';
import styles from './Evening.module.css';
import { type NightScene, namesOf, phaseNumber, phaseOf, phases } from './reading.ts';
import { words } from './words.ts';

/** How far the night is: round, phase, actions left, and the cows still to come. */
export function Evening({ scene }: { readonly scene: NightScene }): ReactNode {
  const { view, language, teller, snapshot, texts } = scene;
  const { facts } = view;
  const { round, lastRound, actionsLeft } = words[language];
  const phase = phaseOf(scene);
  const now = phaseNumber(phase);
  const { name, gloss = name } = namesOf(language).phases[phase];
  const cows = scene.cards('cows');
  return (
    <section className={styles.evening}>
      <p className={styles.round}>
        <b>{round(facts.round)}</b>
        {facts.last && <span className={styles.last}>{lastRound}</span>}
      </p>
      <p className={styles.phase}>
        <span className={styles.track} aria-hidden="true">
          {phases.map((each, i) => (
            <i key={each} data-now={i + 1 === now || undefined} data-past={i + 1 < now || undefined} />
          ))}
        </span>
        <span>
          {gloss}
          {phase === 'actiefase' && facts.actions > 0 && `: ${actionsLeft(facts.actions)}`}
        </span>
      </p>
      <p className={styles.cows} data-zone="cows" title={teller.zone('cows', snapshot.viewer)}>
        <span className={styles.mini}>
          {cows.length > 0 && <Picture seen={{ id: undefined, back: 'koe' }} />}
        </span>
        <b aria-hidden="true">{cows.length}</b>
        <span className="unseen">
          {teller.zone('cows', snapshot.viewer)}: {texts.cards(cows.length)}
        </span>
      </p>
    </section>
  );
}
