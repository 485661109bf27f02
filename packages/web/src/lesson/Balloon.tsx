import type { ReactNode } from 'react';
import { addressOf } from '../app/router.ts';
import { useScene } from '../table/scene.ts';
import type { LessonSession } from './session.ts';

/** What the landlord says: the step, a friendly hint, or that it is done. */
export function Balloon({ session }: { readonly session: LessonSession }): ReactNode {
  const { texts, language } = useScene();
  const { more } = texts;
  const { tutor, act } = session;
  const { step, index, isLast, isDone, slipped } = tutor;
  const count = tutor.lesson.steps.length;
  const said = slipped ? step.hint : step.says;
  return (
    <section className="balloon" aria-label={more.teacher} data-slip={slipped || undefined}>
      <p className="balloon-step">{more.stepOf(index + 1, count)}</p>
      <p className="balloon-says" role="status">
        {slipped && <strong>{more.notQuite} </strong>}
        {said?.[language]}
        {isLast && isDone && ` ${more.lessonDoneText}`}
      </p>
      <div className="balloon-buttons">
        {index > 0 && (
          <button
            type="button"
            className="icon-button"
            aria-label={more.previous}
            title={more.previous}
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
            {more.takeBack}
          </button>
        ) : !isDone ? (
          <button type="button" className="button" onClick={() => act(() => tutor.show())}>
            {more.showMe}
          </button>
        ) : isLast ? (
          <>
            <button type="button" className="button" onClick={() => act(() => tutor.goTo(0))}>
              {more.lessonAgain}
            </button>
            <a className="button" data-kind="main" href={addressOf({ page: 'home' })}>
              {texts.home}
            </a>
          </>
        ) : (
          <button type="button" className="button" data-kind="main" onClick={() => act(() => tutor.next())}>
            {more.next}
          </button>
        )}
      </div>
    </section>
  );
}
