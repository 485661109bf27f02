import { otherThan } from '@stamtafel/games/how-ruck/kind.ts';
import { type Answer, seatLetter } from '@stamtafel/kernel';
import type { ReactNode } from 'react';
import { Card } from '../../parts/Card.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { Spot } from '../../parts/Spot.tsx';
import styles from './Tray.module.css';
import type { HowRuckScene } from './table.ts';
import { words } from './words.ts';

/** What a card asks for beyond a field: whether to carry it out, a face-down card, a strength. */
export function Tray({
  scene,
  held,
}: {
  readonly scene: HowRuckScene;
  readonly held: string | undefined;
}): ReactNode {
  const { decision, cards, chair, language, selected, card } = scene;
  const texts = words[language];
  const [taken] = cards('taken');
  if (decision?.asks === 'slot')
    return (
      <section className={styles.tray} aria-label={texts.slots}>
        {decision.options.map(({ to }) => (
          <Spot key={to} to={to ?? 0} className={styles.slot ?? ''}>
            <span className="card">
              <Picture seen={{ id: undefined, back: undefined }} />
            </span>
          </Spot>
        ))}
      </section>
    );
  if (decision?.asks === 'choose')
    return (
      <section className={styles.tray}>
        {cards(`hand.${seatLetter(otherThan(chair))}`).map((seen) => (
          <Card key={seen.key} seen={seen} />
        ))}
      </section>
    );
  if (decision?.asks === 'strength')
    return (
      <section className={styles.tray} aria-label={texts.strengths}>
        {decision.options.map((answer) => (
          <button
            key={answer.to}
            type="button"
            className={styles.number}
            aria-label={scene.teller.label(answer, scene.snapshot.viewer)}
            onClick={() => scene.choose(answer)}
          >
            {answer.to}
          </button>
        ))}
      </section>
    );
  const asked = taken?.id ?? held ?? selected.card;
  const action = asked !== undefined && card(asked)?.action !== '';
  if (taken !== undefined || (asked !== undefined && action))
    return (
      <section className={styles.tray}>
        {taken === undefined ? (
          <span className="card">
            <Picture seen={{ id: asked, back: undefined }} />
          </span>
        ) : (
          <Card seen={taken} />
        )}
        {asked !== undefined && action && (
          <Actions scene={scene} id={asked} answers={scene.answers({ card: asked })} />
        )}
      </section>
    );
  return null;
}

/** HR-131 Carried out, or played without effect: said before anything is shown. */
function Actions({
  scene,
  id,
  answers,
}: {
  readonly scene: HowRuckScene;
  readonly id: string;
  readonly answers: readonly Answer[];
}): ReactNode {
  const { match, session, language } = scene;
  const texts = words[language];
  const can = answers.some(({ pick }) => pick === 'carryOut');
  return (
    <div className={styles.actions}>
      <p>{can ? session.edition.cardLine(match, id, language) : texts.noEffect}</p>
      {answers.map((answer) => (
        <button
          key={answer.pick}
          type="button"
          className="button"
          data-kind={answer.pick === 'carryOut' ? 'main' : undefined}
          aria-label={scene.teller.label(answer, scene.snapshot.viewer)}
          onClick={() => scene.choose(answer)}
        >
          {answer.pick === 'carryOut' ? texts.carryOut : texts.waive}
        </button>
      ))}
    </div>
  );
}
