import type { FourDowns } from '@stamtafel/games/play-design/four-downs/kind.ts';
import type { ReactNode } from 'react';
import type { Scene } from '../../table/scene.ts';
import chalk from '../play-design/board.module.css';
import { ColourIcon, SideIcon } from '../play-design/symbols.tsx';
import { words } from '../play-design/words.ts';
import styles from './Headline.module.css';
import { newsOf, type Shown } from './round.ts';

interface Props {
  readonly scene: Scene<FourDowns>;
  readonly shown: Shown;
}

/** What the lead card asks for while a trick is played; otherwise what happened last. */
export function Headline({ scene, shown }: Props): ReactNode {
  const { facts, stack } = scene.view;
  const said = words[scene.language];
  const card = shown.cards[shown.leader];
  const lead = typeof card === 'object' && card.id !== undefined ? scene.card(card.id) : undefined;
  const isClaimed = stack.at(-1)?.do === 'answer';
  const isTold = scene.beat !== null && scene.beat.key !== 'lead' && scene.beat.key !== 'follow';
  if (shown.isOver || lead === undefined || isClaimed || isTold || scene.snapshot.outcome !== null)
    return (
      <p className={`${chalk.note} ${styles.headline}`}>
        {newsOf(scene.snapshot.story)
          .map((event) => scene.teller.event(event))
          .join(' ')}
      </p>
    );
  const side = lead.side === 'offense' ? 'defense' : 'offense';
  const { words: names } = scene.teller.texts;
  return (
    <p className={`${chalk.note} ${styles.headline}`}>
      <span className={styles.trick} aria-hidden="true">
        {said.trick(facts.trick, facts.cards)}:
      </span>
      <span className="unseen">{said.asks(names[lead.colour] ?? '', names[side] ?? '')}</span>
      <ColourIcon colour={lead.colour} className={chalk.icon} />
      <SideIcon side={side} className={chalk.icon} />
      <span aria-hidden="true">
        {names[lead.colour]}, {names[side]}:
      </span>
      <strong>{said.beats(lead.value)}</strong>
    </p>
  );
}
