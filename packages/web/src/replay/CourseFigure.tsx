import { listed } from '@stamtafel/games/telling/sentence.ts';
import type { Outcome } from '@stamtafel/kernel';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useScene } from '../table/scene.ts';
import { BestMomentLine } from './BestMomentLine.tsx';
import { bestMoment } from './best-moment.ts';
import { columnOf, courseOf, HEIGHT, MARGIN, WIDTH } from './course.ts';
import { Replay } from './replay.ts';
import '../styles/replay.css';

/** The course of a match as a drawing: each player's score over all moves. Colour, dashes and a letter tell lines apart. */
export function CourseFigure({ outcome }: { readonly outcome: Outcome }): ReactNode {
  const { session, snapshot, teller, texts, look, match, language } = useScene();
  const [replay, setReplay] = useState<Replay | 'unknown'>();
  useEffect(() => {
    let gone = false;
    session
      .record()
      .then((record) => new Replay(session.edition, record))
      .catch(() => 'unknown' as const)
      .then((next) => {
        if (!gone) setReplay(next);
      });
    return () => {
      gone = true;
    };
  }, [session]);
  const scores = useMemo(() => (replay instanceof Replay ? replay.scores() : []), [replay]);
  if (replay === undefined) return <div className="course" />;
  if (replay === 'unknown') return <p className="quiet">{texts.replay.courseUnknown}</p>;
  const { fewerPointsWin } = session.edition;
  const fewerWin = fewerPointsWin !== undefined;
  const best = bestMoment(scores, outcome, fewerPointsWin);
  const { paths, ends, bottom, top } = courseOf(scores, { fewerWin });
  const names = snapshot.seats.map(({ name }) => name);
  const points = (score: number): string => look.points?.(match, score, language) ?? texts.points(score);
  const said = listed(
    names.map((_, seat) => `${teller.phrase('{seat}', { seat })} ${points(scores.at(-1)?.[seat] ?? 0)}`),
    texts.and,
  );
  return (
    <>
      <figure className="course">
        <figcaption>
          {texts.replay.course}
          {fewerWin && <small className="quiet"> · {texts.replay.lessIsBetter}</small>}
        </figcaption>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={texts.replay.courseSays(said)}>
          {[bottom, top].map((score, i) => (
            <g key={score} className="course-axis">
              <line x1={MARGIN.left} x2={WIDTH - MARGIN.right} y1={rowOf(i)} y2={rowOf(i)} />
              <text x={MARGIN.left - 4} y={rowOf(i) + 3} textAnchor="end">
                {score}
              </text>
            </g>
          ))}
          <text className="course-length" x={WIDTH - MARGIN.right} y={HEIGHT - 5} textAnchor="end">
            {texts.replay.answers(scores.length - 1)}
          </text>
          {best !== undefined && (
            <line
              className="course-best"
              x1={columnOf(best.moment, replay.last)}
              x2={columnOf(best.moment, replay.last)}
              y1={MARGIN.top}
              y2={HEIGHT - MARGIN.bottom}
            />
          )}
          {paths.map((path, seat) => (
            <path key={names[seat]} d={path} data-line={seat} />
          ))}
          {ends.map(({ x, y }, seat) => (
            <g key={names[seat]} data-line={seat}>
              <circle cx={x} cy={y} r="6" />
              <text x={x} y={y + 3} textAnchor="middle">
                {initial(names[seat])}
              </text>
            </g>
          ))}
        </svg>
        <ul className="course-names">
          {names.map((name, seat) => (
            <li key={name}>
              <svg viewBox="0 0 28 8" aria-hidden="true">
                <path d="M0 4H28" data-line={seat} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </figure>
      {best !== undefined && <BestMomentLine best={best} replay={replay} />}
    </>
  );
}

const rowOf = (i: number): number => (i === 0 ? HEIGHT - MARGIN.bottom : MARGIN.top);
const initial = (name = ''): string => [...name][0]?.toUpperCase() ?? '';
