import type { ReactNode } from 'react';
import { Card } from '../../parts/Card.tsx';
import { Picture } from '../../parts/Picture.tsx';
import styles from './FightPanel.module.css';
import { type Fight, type NightScene, namesOf, type Side, zoneOf } from './reading.ts';
import { words } from './words.ts';

/** Who fights over whom: Romeo's side, the cow, the challengers; with what everybody can see of their strength. */
export function FightPanel({
  scene,
  fight,
}: {
  readonly scene: NightScene;
  readonly fight: Fight;
}): ReactNode {
  const { phases } = namesOf(scene.language);
  const [romeo, ...challengers] = fight.sides;
  return (
    <section className={styles.fight} aria-label={phases['bull-fight'].name}>
      {romeo !== undefined && <SideOf scene={scene} side={romeo} as="romeo" />}
      <div className={styles.prize}>
        <span className={styles.big}>
          <Picture seen={{ id: fight.cow.id, back: undefined }} />
        </span>
        {fight.partner !== undefined && (
          <span className={styles.big}>
            <Picture seen={{ id: fight.partner.id, back: undefined }} />
          </span>
        )}
      </div>
      {challengers.map((side) => (
        <SideOf key={side.seat} scene={scene} side={side} as="challenger" />
      ))}
    </section>
  );
}

interface SideProps {
  readonly scene: NightScene;
  readonly side: Side;
  readonly as: 'romeo' | 'challenger';
}

function SideOf({ scene, side, as: role }: SideProps): ReactNode {
  const { teller, language } = scene;
  const { seat, fighter, mates, support, strength, hidden } = side;
  const { strength: said, unknown } = words[language];
  const { name, gloss = name } = namesOf(language).roles[role];
  return (
    <div className={styles.side} data-role={role}>
      <p className={styles.who}>
        <b>{teller.name(seat)}</b> {gloss}
      </p>
      <div className={styles.team}>
        <span className={styles.big} title={teller.cardLine(fighter.id)}>
          <Picture seen={{ id: fighter.id, back: undefined }} />
        </span>
        {mates.map(({ id }) => (
          <span key={id} className={styles.small} title={teller.cardLine(id)}>
            <Picture seen={{ id, back: undefined }} />
          </span>
        ))}
        <span className={styles.support} data-zone={zoneOf('support', seat)}>
          {support.map((seen) => (
            <Card key={seen.key} seen={seen} still />
          ))}
        </span>
      </div>
      <p className={styles.strength}>
        <span className="unseen">{said} </span>
        <b>{strength}</b>
        {hidden > 0 && <span> + {unknown(hidden)}</span>}
      </p>
    </div>
  );
}
