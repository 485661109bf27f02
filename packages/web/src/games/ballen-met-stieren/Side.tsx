import { at } from '@stamtafel/games/ballen-met-stieren/kind.ts';
import type { Seat } from '@stamtafel/kernel';
import type { ReactNode } from 'react';
import { Card } from '../../parts/Card.tsx';
import { Pile } from '../../parts/Pile.tsx';
import { shirts } from './art/colours.ts';
import { PickSpot } from './PickSpot.tsx';
import styles from './Side.module.css';
import { type BallenScene, signed, teamOf, worthOf, zoneOf } from './table.ts';
import { words } from './words.ts';

interface Props {
  readonly scene: BallenScene;
  readonly seat: Seat;
}

/** One half: the bull, the action beside it, and the mud that weighs on it. */
export function Side({ scene, seat }: Props): ReactNode {
  const { chair, cards, language, view, teller } = scene;
  const said = words[language];
  const mud = cards(zoneOf('mud', seat));
  const attacks = view.facts.attacker === seat;
  return (
    <section
      className={styles.side}
      data-side={seat === chair ? 'own' : 'other'}
      aria-label={teller.sentence(attacks ? said.attacks : said.defends, { seat })}
    >
      <Stand scene={scene} seat={seat} />
      <div className={styles.beside}>
        <ActionSlot scene={scene} seat={seat} />
        {mud.length > 0 && (
          <div className={styles.mud}>
            <Pile zone={zoneOf('mud', seat)} name={`${said.letters[0]} ${signed(-mud.length)}`} />
          </div>
        )}
      </div>
    </section>
  );
}

/** Where the bull stands; before a penalty is taken, the bulls that were set out face down. */
function Stand({ scene, seat }: Props): ReactNode {
  const { cards, view, chair } = scene;
  const zone = zoneOf('field', seat);
  const bulls = cards(zone);
  const setOut = view.facts.attempt === 'penalty' ? cards(zoneOf('aside', seat)) : [];
  if (setOut.length > 0 && bulls.length === 0)
    return (
      <div className={styles.stand} data-count={setOut.length}>
        {setOut.map((seen, i) => (
          <PickSpot
            key={seen.key}
            zone={seen.zone}
            pick={seat === chair ? undefined : i === 0 ? 'left' : 'right'}
          >
            <div className={styles.laid}>
              <Card seen={seen} />
            </div>
          </PickSpot>
        ))}
      </div>
    );
  return (
    <div className={styles.stand}>
      <PickSpot zone={zone} pick={seat === chair ? 'spit' : undefined}>
        {bulls.map((seen) => (
          <Card key={seen.key} seen={seen} />
        ))}
        {bulls.length === 0 && <EmptyStand scene={scene} seat={seat} />}
      </PickSpot>
      <Change scene={scene} seat={seat} />
    </div>
  );
}

const EmptyStand = ({ scene, seat }: Props): ReactNode => (
  <span className={`card card-empty ${styles.empty}`}>
    <svg viewBox="0 0 200 280" aria-hidden="true">
      <path
        d="M72 92q28 20 56 0l52 26-20 42-20-8v74H60v-74l-20 8-20-42z"
        fill={shirts[teamOf(scene, seat)].cloth}
        opacity="0.4"
      />
    </svg>
  </span>
);

/** What cards have added to this bull or taken from it. */
function Change({ scene, seat }: Props): ReactNode {
  const worth = worthOf(scene, seat);
  const { facts } = scene.view;
  if (worth === undefined) return null;
  const [a, d] = words[scene.language].letters;
  const attack = at(facts.plusAttack, seat);
  const defence = at(facts.plusDefence, seat);
  return (
    <span className={styles.changes}>
      {attack !== 0 && <b data-kind="attack">{`${a} ${signed(attack)}`}</b>}
      {defence !== 0 && <b data-kind="defence">{`${d} ${signed(defence)}`}</b>}
    </span>
  );
}

const acting: readonly string[] = ['attackerAct', 'defenderAct', 'react', 'counter'];

/** The action card: face down until it is used. One's own can be used by a tap, or says why not. */
function ActionSlot({ scene, seat }: Props): ReactNode {
  const { cards, chair, decision } = scene;
  const laid = cards(zoneOf('laid', seat));
  const played = cards(zoneOf('played', seat));
  const asked = seat === chair && decision !== null && acting.includes(decision.asks);
  return (
    <div className={styles.action}>
      {laid.length + played.length === 0 && <span className={`card card-empty ${styles.empty}`} />}
      {played.length > 0 && (
        <div data-zone={zoneOf('played', seat)}>
          {played.map((seen) => (
            <Card key={seen.key} seen={seen} />
          ))}
        </div>
      )}
      {laid.length > 0 && (
        <PickSpot zone={zoneOf('laid', seat)} pick={asked ? 'use' : undefined} explain={asked}>
          <div className={styles.laid}>
            {laid.map((seen) => (
              <Card key={seen.key} seen={seen} still={asked} />
            ))}
          </div>
        </PickSpot>
      )}
    </div>
  );
}
