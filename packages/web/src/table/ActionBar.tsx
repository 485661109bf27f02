import type { Choice } from '@stamtafel/games/telling/menu.ts';
import { type Answer, answerText } from '@stamtafel/kernel';
import type { ReactNode } from 'react';
import { Picture } from '../parts/Picture.tsx';
import { barOf } from './bar.ts';
import { nothing } from './choosing.ts';
import { canFillUp, type Gathering } from './gathering.ts';
import { useScene } from './scene.ts';
import type { Shell } from './shell.ts';
import { useIsWide } from './useIsWide.ts';

interface ActionBarProps {
  readonly shell: Pick<Shell, 'confirm' | 'fillUp' | 'letGo'>;
}

/** Everything that can be done now, as buttons with their words: the same answers that are lit on the table. */
export function ActionBar({ shell }: ActionBarProps): ReactNode {
  const scene = useScene();
  const isWide = useIsWide();
  const { teller, texts, snapshot } = scene;
  // Watchers are never asked anything.
  if (snapshot.viewer >= snapshot.seats.length) return null;
  const bar = barOf(scene, { isWide });
  if (bar === undefined) return <Choices label={texts.choices} />;
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
  const { label, list, apart, sends, crowd, longest } = bar;
  const isNarrowed = 'left' in list;
  return (
    <Choices label={label}>
      <div className="action-list" data-crowd={crowd}>
        {isNarrowed
          ? list.left.map((answer) => (
              <AnswerButton
                key={answerText(answer)}
                answer={answer}
                label={teller.label(answer, snapshot.viewer)}
                longest={longest}
              />
            ))
          : list.map((choice) => <ChoiceButton key={keyOf(choice)} choice={choice} longest={longest} />)}
      </div>
      {/* Beside the list, not in it: how it goes on without one of these, and what sends the marks, is always in sight. */}
      {(apart.length > 0 || isNarrowed || sends !== undefined) && (
        <div className={sends === undefined ? 'rest' : 'send'}>
          {apart.map((choice) => (
            <ChoiceButton key={keyOf(choice)} choice={choice} longest={longest} />
          ))}
          {isNarrowed && (
            <button type="button" className="action" data-kind="back" onClick={shell.letGo}>
              {texts.otherChoice}
            </button>
          )}
          {sends !== undefined && <Send shell={shell} gathering={sends} />}
        </div>
      )}
    </Choices>
  );
}

/** No two choices begin with the same answer. A card can stand for several: two of one name would leave a dead button. */
const keyOf = ({ answers }: Choice): string => answers.slice(0, 1).map(answerText).join();

/** Sends the marks once there are enough; before, the rest of many can be marked by itself and still be changed. */
function Send({ shell, gathering }: ActionBarProps & { readonly gathering: Gathering }): ReactNode {
  const { decision, marks, texts } = useScene();
  const missing = Math.max(0, gathering.least - marks.length);
  return (
    <>
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
    </>
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

interface WordsProps {
  readonly label: string;
  readonly short?: string | undefined;
  /** With more letters than this, words take the room of two choices. */
  readonly longest: number;
}

interface ChoiceProps extends Pick<WordsProps, 'longest'> {
  readonly choice: Choice;
}

/** An answer, or a card with several answers of its own. */
function ChoiceButton({ choice: { label, short, card, answers }, longest }: ChoiceProps): ReactNode {
  const scene = useScene();
  const [only, ...more] = answers;
  if (only !== undefined && more.length === 0)
    return <AnswerButton answer={only} label={label} short={short} longest={longest} />;
  return (
    <button
      type="button"
      className="action"
      aria-haspopup="true"
      onClick={() => scene.touch(card === undefined ? nothing : { card })}
    >
      {card !== undefined && <SmallCard id={card} />}
      <Words label={label} short={short} longest={longest} />
      <span className="leads-on" aria-hidden="true">
        ›
      </span>
    </button>
  );
}

function AnswerButton({ answer, ...words }: WordsProps & { readonly answer: Answer }): ReactNode {
  const scene = useScene();
  const { gathering, marks, selected } = scene;
  return (
    <button
      type="button"
      className="action"
      data-selected={marks.includes(answer) || undefined}
      aria-pressed={gathering?.from.includes(answer) ? marks.includes(answer) : undefined}
      onClick={() => scene.choose(answer)}
    >
      {/* The one that was taken up need not be told apart from others. */}
      {answer.card !== undefined && answer.card !== selected.card && <SmallCard id={answer.card} />}
      <Words {...words} />
    </button>
  );
}

/** The words of a choice. Where there is little room the eye is shown the short ones; an ear always hears all. */
const Words = ({ label, short = label, longest }: WordsProps): ReactNode => (
  <span className="words" data-long={short.length > longest || undefined}>
    {short === label ? (
      label
    ) : (
      <>
        <span className="long">{label}</span>
        <Short words={short} />
      </>
    )}
  </span>
);

/** "Kerel (rood 2)": the name on a line of its own, which may be cut off, and then the figures. */
function Short({ words }: { readonly words: string }): ReactNode {
  const [, name = '', figures = words] = /^(.*) \((.*)\)$/.exec(words) ?? [];
  return (
    <span className="short" aria-hidden="true">
      <span className="short-name">{name}</span>
      {figures}
    </span>
  );
}

const SmallCard = ({ id }: { readonly id: string }): ReactNode => (
  <span className="small-card">
    <Picture seen={{ id, back: undefined }} />
  </span>
);
