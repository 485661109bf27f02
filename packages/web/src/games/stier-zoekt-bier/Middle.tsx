import { meant } from '@stamtafel/games/names.ts';
import { BONUS, ROUNDS } from '@stamtafel/games/stier-zoekt-bier/kind.ts';
import { phaseOf, phases } from '@stamtafel/games/stier-zoekt-bier/phases.ts';
import type { ReactNode } from 'react';
import { Card } from '../../parts/Card.tsx';
import { Glass } from './art/Glass.tsx';
import { Fan } from './Fan.tsx';
import { Count } from './Marks.tsx';
import styles from './Middle.module.css';
import { PickSpot } from './PickSpot.tsx';
import type { Szb } from './table.ts';
import { words } from './words.ts';

/** What belongs to no one: how far the evening is, the bulls on offer, the Drinker, the piles. */
export function Middle({ scene }: { readonly scene: Szb }): ReactNode {
  const offered = scene.cards('middle');
  const taken = scene.cards('taken');
  const drinker = scene.cards('drinker');
  return (
    <div className={styles.middle} data-plays="give">
      <Evening scene={scene} />
      <Fan count={offered.length + taken.length} zone="middle" className={styles.offer}>
        {offered.map((seen) => (
          <Card key={seen.key} seen={seen} />
        ))}
        {taken.map((seen) => (
          <span key={seen.key} className={styles.taken} data-zone="taken">
            <Card seen={seen} />
          </span>
        ))}
      </Fan>
      {drinker.length > 0 && (
        <Fan count={drinker.length} zone="drinker" className={styles.drinker}>
          {drinker.map((seen) => (
            <Card key={seen.key} seen={seen} />
          ))}
        </Fan>
      )}
      <div className={styles.piles}>
        <Stack scene={scene} zone="bulls" />
        <Stack scene={scene} zone="deck" />
        <Stack scene={scene} zone="discard" picks={['discard', 'done']} />
      </div>
    </div>
  );
}

interface StackProps {
  readonly scene: Szb;
  readonly zone: 'bulls' | 'deck' | 'discard';
  /** The answers that end here. */
  readonly picks?: readonly string[];
}

function Stack({ scene, zone, picks = [] }: StackProps): ReactNode {
  const cards = scene.cards(zone);
  const top = cards.at(-1);
  const name = meant(words[scene.language].names.places[zone]);
  return (
    <figure className={styles.stack}>
      <PickSpot zone={zone} picks={picks}>
        {top === undefined ? <span className="card card-empty" /> : <Card seen={top} still />}
        <Count>{cards.length}</Count>
      </PickSpot>
      <figcaption>{name}</figcaption>
    </figure>
  );
}

/** Rounds are tallied on a beer mat, and every phase of a round is a glass. */
function Evening({ scene }: { readonly scene: Szb }): ReactNode {
  const { round } = scene.view.facts;
  const phase = phaseOf(scene.view);
  const say = words[scene.language];
  const now = phase === undefined ? -1 : phases.indexOf(phase);
  const isBonus = round === BONUS;
  const title = isBonus ? meant(say.names.phases.bonusronde) : say.roundOf(round, ROUNDS);
  return (
    <div className={styles.evening}>
      <svg className={styles.mat} viewBox="0 0 120 56" role="img" aria-label={title}>
        <rect x="2" y="2" width="116" height="52" rx="10" fill="#f6ead2" stroke="#7c2616" strokeWidth="3" />
        {Array.from({ length: ROUNDS }, (_, n) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a stroke is its number
            key={n}
            d={n === 4 ? 'M10 40L70 16' : `M${18 + (n > 4 ? n - 1 : n) * 15 + (n > 4 ? 12 : 0)} 13l-3 30`}
            stroke={n < round ? '#7c2616' : '#d9c6a0'}
            strokeWidth="5"
            strokeLinecap="round"
          />
        ))}
      </svg>
      <div className={styles.phase}>
        <strong>{isBonus ? meant(say.names.phases.bonusronde) : say.round(round)}</strong>
        {phase !== undefined && !isBonus && <span>{meant(say.names.phases[phase])}</span>}
      </div>
      <svg className={styles.phases} viewBox="0 0 150 34" aria-hidden="true">
        {phases.map((one, n) => (
          <g key={one} opacity={isBonus || n <= now ? 1 : 0.35}>
            {n === now && !isBonus && <circle cx={14 + n * 24} cy="17" r="16" fill="#ffd76a" />}
            <Glass kind="pils" x={14 + n * 24} y={17} size={26} />
          </g>
        ))}
      </svg>
    </div>
  );
}
