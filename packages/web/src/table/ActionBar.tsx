import { type Choice, menuOf } from '@stamtafel/games/telling/menu.ts';
import { type Answer, answerText, seatLetter } from '@stamtafel/kernel';
import type { ReactNode } from 'react';
import { Picture } from '../parts/Picture.tsx';
import { fits, nothing } from './choosing.ts';
import { canFillUp, type Gathering, isWhole, untaken } from './gathering.ts';
import { type Scene, useScene } from './scene.ts';
import type { Shell } from './shell.ts';
import { useIsWide } from './useIsWide.ts';

interface ActionBarProps {
  readonly shell: Pick<Shell, 'confirm' | 'fillUp' | 'letGo'>;
}

/** Everything that can be done now, as buttons with their words: the same answers that are lit on the table. */
export function ActionBar({ shell }: ActionBarProps): ReactNode {
  const scene = useScene();
  const isWide = useIsWide();
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
  const isSending = gathering !== undefined && (isBegun || isWhole(gathering, decision.options));
  const menu = isListed ? menuOf(choices, teller, held(scene)) : [];
  const { listed, apart } = partsOf(menu);
  const rows = isListed ? listed.length : left.length + 1;
  // On a phone they stand beside the list, which is narrower then.
  const longest = isWide || isSending || (isListed && apart.length === 0) ? LONG : LONG_BESIDE;
  const what = selected.card === undefined ? '' : teller.card(selected.card);
  return (
    <Choices label={narrowed && what !== '' ? texts.choicesFor(what) : texts.choices}>
      <div className="action-list" data-crowd={crowd(rows, isSending ? 1 : 2, isWide)}>
        {isListed
          ? listed.map((choice) => (
              <ChoiceButton key={choice.card ?? choice.label} choice={choice} longest={longest} />
            ))
          : left.map((answer) => (
              <AnswerButton
                key={answerText(answer)}
                answer={answer}
                label={teller.label(answer, snapshot.viewer)}
                longest={longest}
              />
            ))}
      </div>
      {/* Beside the list, not in it: how it goes on without one of these, and what sends the marks, is always in sight. */}
      {(apart.length > 0 || !isListed || isSending) && (
        <div className={isSending ? 'send' : 'rest'}>
          {apart.map((choice) => (
            <ChoiceButton key={choice.label} choice={choice} longest={longest} />
          ))}
          {!isListed && (
            <button type="button" className="action" data-kind="back" onClick={shell.letGo}>
              {texts.otherChoice}
            </button>
          )}
          {isSending && <Send shell={shell} gathering={gathering} />}
        </div>
      )}
    </Choices>
  );
}

/** Among cards, what names none of them stands apart: to pass, to stop, to have none. */
function partsOf(menu: readonly Choice[]): { readonly listed: Choice[]; readonly apart: Choice[] } {
  const isCard = ({ card }: Choice): boolean => card !== undefined;
  const listed = menu.filter(isCard);
  return listed.length === 0
    ? { listed: [...menu], apart: [] }
    : { listed, apart: menu.filter((choice) => !isCard(choice)) };
}

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
  /** It leads to further choices. */
  readonly more?: boolean;
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
      <Words label={label} short={short} longest={longest} more />
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

/** How many stand beside each other: a few have room for all their words, many are as short as can be. */
function crowd(choices: number, rows: number, isWide: boolean): 'few' | 'some' | 'many' {
  if (!isWide) return choices <= rows ? 'few' : 'many';
  return choices <= 3 ? 'few' : choices <= 6 ? 'some' : 'many';
}

const LONG = 52;
const LONG_BESIDE = 38;

/** The words of a choice. Where there is little room the eye is shown the short ones; an ear always hears all. */
const Words = ({ label, short = label, more = false, longest }: WordsProps): ReactNode => (
  <span className="words" data-long={short.length > longest || undefined}>
    {short === label ? (
      label
    ) : (
      <>
        <span className="long">{label}</span>
        <Short words={short} />
      </>
    )}
    {more && ' …'}
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

/** The own cards in the order in which they are held. */
function held({ cards, chair }: Scene): string[] {
  return cards(`hand.${seatLetter(chair)}`).flatMap(({ id }) => (id === undefined ? [] : [id]));
}
