import { entryOf } from '@stamtafel/games/catalogue.ts';
import { type ReactNode, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { note } from '../app/toast.tsx';
import { setUpOf } from '../home/setup.ts';
import { sit, sitters } from '../home/sit.ts';
import { useScene } from '../table/scene.ts';
import type { LessonSession } from './session.ts';

/** What the landlord says: the step, a friendly hint, or that it is done. */
export function Balloon({ session }: { readonly session: LessonSession }): ReactNode {
  const { texts, language } = useScene();
  const { lesson } = texts;
  const { tutor, act } = session;
  const { step, index, isLast, isDone, slipped } = tutor;
  const count = tutor.lesson.steps.length;
  const said = slipped ? step.hint : step.says;
  return (
    <section className="balloon" aria-label={lesson.teacher} data-slip={slipped || undefined}>
      <p className="balloon-step">{lesson.stepOf(index + 1, count)}</p>
      <p className="balloon-says" role="status">
        {slipped && <strong>{lesson.notQuite} </strong>}
        {said?.[language]}
        {isLast && isDone && ` ${lesson.lessonDoneText}`}
      </p>
      <div className="balloon-buttons">
        {index > 0 && (
          <button
            type="button"
            className="icon-button"
            aria-label={lesson.previous}
            title={lesson.previous}
            onClick={() => act(() => tutor.goTo(index - 1))}
          >
            <span aria-hidden="true">◀&#xFE0E;</span>
          </button>
        )}
        {slipped ? (
          <button
            type="button"
            className="button"
            data-kind="main"
            onClick={() => act(() => tutor.takeBack())}
          >
            {lesson.takeBack}
          </button>
        ) : !isDone ? (
          <button type="button" className="button" onClick={() => act(() => tutor.show())}>
            {lesson.showMe}
          </button>
        ) : isLast ? (
          <>
            <button type="button" className="button" onClick={() => act(() => tutor.goTo(0))}>
              {lesson.lessonAgain}
            </button>
            <PlayNow game={session.edition.game.id} />
          </>
        ) : (
          <button type="button" className="button" data-kind="main" onClick={() => act(() => tutor.next())}>
            {lesson.next}
          </button>
        )}
      </div>
    </section>
  );
}

/** From the lesson straight to a match, as *Speel nu* on the shelf deals it. */
function PlayNow({ game }: { readonly game: string }): ReactNode {
  const { texts } = useScene();
  const { name } = useSettings();
  const [dealing, setDealing] = useState(false);
  const entry = entryOf(game);
  if (entry === undefined) return null;
  const play = (): void => {
    const setUp = setUpOf(game, entry.players);
    setDealing(true);
    sit(entry, sitters(texts, [name || texts.you], setUp), setUp.options).catch(() => {
      setDealing(false);
      note(texts.trouble['cannot-open']);
    });
  };
  return (
    <button type="button" className="button" data-kind="main" disabled={dealing} onClick={play}>
      {texts.playNow}
    </button>
  );
}
