import type { FourDowns } from '@stamtafel/games/play-design/four-downs/kind.ts';
import { square } from '@stamtafel/games/play-design/scorecard.ts';
import type { Answer } from '@stamtafel/kernel';
import type { ReactNode } from 'react';
import type { Scene } from '../../table/scene.ts';
import chalk from '../play-design/board.module.css';
import { Knock, SideIcon } from '../play-design/symbols.tsx';
import { words } from '../play-design/words.ts';
import styles from './Stake.module.css';

/** How far the round is, what it is about, and what can be said about that: knock, fold, go on, vote. */
export function Stake({ scene }: { readonly scene: Scene<FourDowns> }): ReactNode {
  const { facts } = scene.view;
  const said = words[scene.language];
  const spoken = scene.decision?.options.filter(({ pick }) => isSpoken(pick)) ?? [];
  return (
    <div className={styles.stake} data-asked={spoken.length > 0 || undefined}>
      <span className={`${chalk.fact} ${styles.down}`}>
        <strong aria-hidden="true">{facts.trick}</strong>
        <span>
          {said.round(facts.round)}
          <small className={styles.of}>{said.trick(facts.trick, facts.cards)}</small>
        </span>
      </span>
      <span className={chalk.fact}>
        <SideIcon side="offense" className={chalk.icon} />
        <span>
          <small className={styles.of}>{said.stake}</small>
          <strong>{said.yards(facts.stake)}</strong>
        </span>
      </span>
      {spoken.length > 0 ? <Answers scene={scene} answers={spoken} /> : <Claim scene={scene} />}
    </div>
  );
}

const isSpoken = (pick: string): boolean => ['continue', 'fold', 'yes', 'no'].includes(pick);

interface AnswersProps {
  readonly scene: Scene<FourDowns>;
  readonly answers: readonly Answer[];
}

/** After a knock: fold or go on, and at what price. Before a deal for two: with eight cards or not. */
function Answers({ scene, answers }: AnswersProps): ReactNode {
  const { stake } = scene.view.facts;
  const said = words[scene.language];
  // PD4-049 What folding costs.
  const price = scene.match.options['pd4.foldCost'] === 'stake' ? stake - square : square;
  const texts: { readonly [pick: string]: string } = { continue: said.goOn(stake), fold: said.stop(price) };
  return (
    <span className={styles.words}>
      {answers.map((answer) => (
        <button
          key={answer.pick}
          type="button"
          className={chalk.press}
          data-quiet={answer.pick === 'fold' || answer.pick === 'no' || undefined}
          onClick={() => scene.choose(answer)}
        >
          {texts[answer.pick] ?? scene.teller.label(answer)}
        </button>
      ))}
    </span>
  );
}

/** PD4-042 The knock is there at any moment, also unasked; when it is forbidden it says why. */
function Claim({ scene }: { readonly scene: Scene<FourDowns> }): ReactNode {
  if (scene.match.options['pd4.firstDowns'] === 'off' || scene.snapshot.outcome !== null) return null;
  const said = words[scene.language];
  const raised = scene.view.facts.stake + square;
  const isLit = scene.isLit({ pick: 'claim' });
  return (
    <span className={styles.words}>
      <button
        type="button"
        className={`${chalk.press} ${styles.knock}`}
        data-cold={!isLit || undefined}
        data-why-pick={isLit ? undefined : 'claim'}
        aria-label={isLit ? said.knockTo(raised) : said.cannotKnock}
        onClick={() => scene.touch({ pick: 'claim' })}
      >
        <Knock className={styles.fist} />
        {said.knock}
        {isLit && <small>→ {raised}</small>}
      </button>
    </span>
  );
}
