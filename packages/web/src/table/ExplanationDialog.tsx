import type { ReactNode } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { Picture } from '../parts/Card.tsx';
import { type Explanation, useScene } from './scene.ts';

interface Props {
  readonly explanation: Explanation;
  readonly onRule: (id: string) => void;
  readonly onClose: () => void;
}

/** A card large, with its words; and if it cannot be played: why not, by which rule. */
export function ExplanationDialog({ explanation, onRule, onClose }: Props): ReactNode {
  const scene = useScene();
  const { teller, texts, snapshot, match, session, language } = scene;
  const { card, zone, refusal } = explanation;
  const { sources } = session.edition;
  const figures = card === undefined ? [] : (sources?.figures(match, card, language) ?? []);
  const title =
    card !== undefined
      ? session.edition.cardName(match, card, language)
      : zone === undefined
        ? texts.whyNot
        : teller.zone(zone, snapshot.viewer);
  return (
    <Dialog title={title} onClose={onClose} className="explanation">
      {card !== undefined && (
        <div className="explanation-card">
          <Picture seen={{ id: card, back: undefined }} />
        </div>
      )}
      <div className="explanation-words">
        {card !== undefined && <p>{teller.cardLine(card)}</p>}
        {sources !== undefined && figures.length > 0 && (
          <ul className="figures">
            {figures.map(({ text, mark }) => (
              <li key={text}>
                {text} <span className="quiet">({sources.marks[language][mark]})</span>
              </li>
            ))}
          </ul>
        )}
        {refusal !== null && refusal !== undefined && (
          <section className="why">
            <h3>{texts.whyNot}</h3>
            <p>{reason()}</p>
            {refusal.rule !== '' && (
              <p className="rule">
                <button type="button" className="rule-chip" onClick={() => onRule(refusal.rule)}>
                  {refusal.rule}
                </button>{' '}
                {teller.rule(refusal.rule)}
              </p>
            )}
          </section>
        )}
      </div>
    </Dialog>
  );

  function reason(): string {
    if (refusal?.args.asked === 0) return texts.notYourTurn;
    return refusal?.rule === scene.decision?.rule ? texts.refusedNow : texts.refusedBecause;
  }
}
