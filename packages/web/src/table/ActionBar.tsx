import { menuOf } from '@stamtafel/games/telling/menu.ts';
import { type Answer, answerText, seatLetter } from '@stamtafel/kernel';
import type { ReactNode } from 'react';
import { Picture } from '../parts/Picture.tsx';
import { fits, nothing } from './choosing.ts';
import { canFillUp, type Gathering, isWhole, untaken } from './gathering.ts';
import { type Scene, useScene } from './scene.ts';
import type { Shell } from './shell.ts';

interface ActionBarProps {
  readonly shell: Pick<Shell, 'confirm' | 'fillUp' | 'letGo'>;
}

/** Everything that can be done now, as buttons with their words: the same answers that are lit on the table. */
export function ActionBar({ shell }: ActionBarProps): ReactNode {
  const scene = useScene();
  const { decision, selected, marks, gathering, teller, texts, snapshot } = scene;
  // Whoever only watches is never asked anything.
  if (snapshot.viewer >= snapshot.seats.length) return null;
  if (decision === null || decision.options.length === 0) return <Choices label={texts.choices} />;
  const { sent } = snapshot;
  if (sent.length > 0)
    return (
      <div className="actions" role="status">
        <div className="action-list">
          {sent.map((answer) => (
            <span key={answerText(answer)} className="action" data-selected data-sent>
              {answer.card !== undefined && <SmallCard id={answer.card} />}
              <span>{teller.label(answer, snapshot.viewer)}</span>
            </span>
          ))}
          <span className="sending">{texts.online.sending}</span>
        </div>
      </div>
    );
  const narrowed = selected !== nothing && Object.keys(selected).length > 0;
  // A set that was begun among other choices is finished first, or let go of.
  const isBegun = gathering !== undefined && marks.length > 0 && !isWhole(gathering, decision.options);
  const isTaken = marks.some(({ card }) => card !== undefined && card === selected.card);
  const open =
    gathering === undefined || isTaken ? decision.options : untaken(gathering, marks, decision.options);
  const left = isBegun ? gathering.from : open.filter((answer) => fits(answer, selected));
  const isListed = !narrowed && !isBegun;
  const choices = { ...decision, options: open.filter((answer) => answer !== gathering?.end) };
  const what = selected.card === undefined ? '' : teller.card(selected.card);
  return (
    <Choices label={narrowed && what !== '' ? texts.choicesFor(what) : texts.choices}>
      <div className="action-list">
        {!isListed
          ? left.map((answer) => <AnswerButton key={answerText(answer)} answer={answer} />)
          : menuOf(choices, teller, held(scene)).map(({ label, card, answers }) => {
              const [only, ...more] = answers;
              if (only !== undefined && more.length === 0)
                return <AnswerButton key={answerText(only)} answer={only} label={label} />;
              return (
                <button
                  key={card}
                  type="button"
                  className="action"
                  aria-haspopup="true"
                  onClick={() => scene.touch(card === undefined ? nothing : { card })}
                >
                  {card !== undefined && <SmallCard id={card} />}
                  <span>{label} …</span>
                </button>
              );
            })}
        {!isListed && (
          <button type="button" className="action" data-kind="back" onClick={shell.letGo}>
            {texts.otherChoice}
          </button>
        )}
      </div>
      {/* Beside the list, not in it: what sends the marks is always in sight. */}
      {gathering !== undefined && (isBegun || isWhole(gathering, decision.options)) && (
        <Send shell={shell} gathering={gathering} />
      )}
    </Choices>
  );
}

/** Sends the marks once there are enough; before, the rest of many can be marked by itself and still be changed. */
function Send({ shell, gathering }: ActionBarProps & { readonly gathering: Gathering }): ReactNode {
  const { decision, marks, texts } = useScene();
  const missing = Math.max(0, gathering.least - marks.length);
  return (
    <div className="send">
      {canFillUp(gathering, decision?.options ?? []) && (
        <button
          type="button"
          className="action"
          data-kind="back"
          onClick={missing > 0 ? shell.fillUp : shell.letGo}
        >
          {missing > 0 ? texts.fillUp : texts.putBack}
        </button>
      )}
      <button
        type="button"
        className="action"
        data-kind="main"
        disabled={missing > 0}
        onClick={shell.confirm}
      >
        {missing > 0 ? texts.markMore(missing) : (gathering.confirm ?? texts.confirm)(marks.length)}
      </button>
    </div>
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly children?: ReactNode;
}

const Choices = ({ label, children }: ChoicesProps): ReactNode => (
  // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not a form
  <div className="actions" role="group" aria-label={label}>
    {children}
  </div>
);

/** When the match is over and one looks at the table: the way back to who won. */
export function BackToResult({ onResult }: { readonly onResult: () => void }): ReactNode {
  const { texts } = useScene();
  return (
    <Choices label={texts.choices}>
      <div className="action-list">
        <button type="button" className="action" data-kind="main" onClick={onResult}>
          {texts.result}
        </button>
      </div>
    </Choices>
  );
}

function AnswerButton({ answer, label }: { readonly answer: Answer; readonly label?: string }): ReactNode {
  const scene = useScene();
  const { gathering, marks } = scene;
  return (
    <button
      type="button"
      className="action"
      data-selected={marks.includes(answer) || undefined}
      aria-pressed={gathering?.from.includes(answer) ? marks.includes(answer) : undefined}
      onClick={() => scene.choose(answer)}
    >
      {answer.card !== undefined && <SmallCard id={answer.card} />}
      <span>{label ?? scene.teller.label(answer, scene.snapshot.viewer)}</span>
    </button>
  );
}

const SmallCard = ({ id }: { readonly id: string }): ReactNode => (
  <span className="small-card">
    <Picture seen={{ id, back: undefined }} />
  </span>
);

/** The own cards in the order in which they are held. */
function held({ cards, chair }: Scene): string[] {
  return cards(`hand.${seatLetter(chair)}`).flatMap(({ id }) => (id === undefined ? [] : [id]));
}
