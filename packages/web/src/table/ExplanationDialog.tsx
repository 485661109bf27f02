import type { Mark, MarkedFigure } from '@stamtafel/games/edition.ts';
import type { ReactNode } from 'react';
import { Aside } from '../app/Boundary.tsx';
import { Dialog } from '../app/Dialog.tsx';
import { addressOf } from '../app/router.ts';
import { Picture } from '../parts/Picture.tsx';
import { ruleIn, useRules } from '../rules/useRules.ts';
import { insteadOf, reasonOf, waysOut } from './refusal.ts';
import { type Explanation, useScene } from './scene.ts';

interface Props {
  readonly explanation: Explanation;
  readonly onRule: (id: string) => void;
  readonly onClose: () => void;
}

/** A card large: what it does first, where its figures come from last; and if it cannot be played why not, by which rule. */
export function ExplanationDialog({ explanation, onRule, onClose }: Props): ReactNode {
  const scene = useScene();
  const { teller, texts, snapshot, match, session, language } = scene;
  const { card, zone, refusal } = explanation;
  const { edition } = session;
  const { sources } = edition;
  const figures = card === undefined ? [] : (sources?.figures(match, card, language) ?? []);
  const text = card === undefined ? '' : (edition.cardText?.(match, card, language) ?? '');
  // The rule behind a refusal stands there.
  const rules = card === undefined ? [] : edition.rulesOf(match, card).filter((id) => id !== refusal?.rule);
  const instead = insteadOf(scene, waysOut(scene));
  const title =
    card !== undefined
      ? teller.cardTitle(card)
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
        {text !== '' && <p>{text}</p>}
        {card !== undefined && <p>{teller.figures(card)}</p>}
        {refusal !== null && refusal !== undefined && (
          <section className="why">
            <h3>{texts.whyNot}</h3>
            <p>{reasonOf(scene, refusal)}</p>
            {refusal.rule !== '' && (
              <p className="rule">
                <button type="button" className="rule-chip" onClick={() => onRule(refusal.rule)}>
                  {refusal.rule}
                </button>{' '}
                <Aside>
                  <RuleWords id={refusal.rule} />
                </Aside>
              </p>
            )}
            {instead !== '' && <p className="instead">{instead}</p>}
          </section>
        )}
        {rules.length > 0 && (
          <p className="card-rules">
            {texts.rules}
            {rules.map((id) => (
              <button
                key={id}
                type="button"
                className="rule-chip"
                aria-label={texts.ruleOf(id)}
                onClick={() => onRule(id)}
              >
                {id}
              </button>
            ))}
          </p>
        )}
        {sources !== undefined && figures.length > 0 && (
          <Figures figures={figures} marks={sources.marks[language]} />
        )}
      </div>
    </Dialog>
  );
}

function RuleWords({ id }: { readonly id: string }): ReactNode {
  const { session, language } = useScene();
  return ruleIn(useRules(session.edition, language)?.rules, id);
}

interface FiguresProps {
  readonly figures: readonly MarkedFigure[];
  readonly marks: { readonly [M in Mark]: string };
}

/** Every figure with the mark of where it comes from, and below what the marks mean, each once. */
function Figures({ figures, marks }: FiguresProps): ReactNode {
  const { session, texts } = useScene();
  const used = [...new Set(figures.map(({ mark }) => mark))];
  return (
    <>
      <ul className="figures">
        {figures.map(({ text, mark }) => (
          <li key={text}>
            {`${text}\u00a0`}
            <abbr className="source" title={marks[mark]}>
              {letterOf[mark]}
            </abbr>
          </li>
        ))}
      </ul>
      <dl className="sources quiet">
        {used.map((mark) => (
          <div key={mark}>
            <dt className="source">{letterOf[mark]}</dt>
            <dd>
              {marks[mark]}
              {mark === 'D' && (
                <>
                  {' '}
                  <a href={addressOf({ page: 'deck', game: session.edition.game.id })}>
                    {texts.deck.ownCards}
                  </a>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const letterOf: { readonly [M in Mark]: string } = { R: 'R', S: 'S', D: 'D', own: '✎' };
