import type { Answer, Decision } from '@stamtafel/kernel';
import { startTransition, useMemo, useRef, useState } from 'react';
import { nothing, type Touch } from './choosing.ts';
import { type Asked, keepMarks, keptMarks } from './marks.ts';
import type { Question } from './question.ts';

/** On the way to an answer: what was touched, and what was marked where several answers go together. */
export interface Touched {
  readonly selected: Touch;
  readonly marks: readonly Answer[];
}

export const untouched: Touched = { selected: nothing, marks: [] };

/** One question of one seat: what was touched belongs to it and to no other. */
interface TouchedFor extends Touched {
  readonly decision: Decision | null | undefined;
}

interface Touching {
  /** What is drawn. */
  readonly drawn: Touched;
  /** With what is not drawn yet: the next tap goes on from there. */
  now(): Touched;
  change(next: Touched): void;
}

/** What was touched and marked for the open question. */
export function useTouched({ decision, gathering }: Question, asked: Asked): Touching {
  const [touched, setTouched] = useState<TouchedFor>({ ...untouched, decision: undefined });
  const latest = useRef(touched);
  // A new question: nothing of the old one counts any more. After a reload it may be the one that marks were kept for.
  const begun = useMemo(
    (): TouchedFor => ({ ...untouched, decision, marks: keptMarks(asked, gathering) }),
    [decision, asked, gathering],
  );
  return {
    drawn: touched.decision === decision ? touched : begun,
    now: () => (latest.current.decision === decision ? latest.current : begun),
    // The whole table is redrawn: in pieces, so that neither the tap nor what moves waits for it.
    change(next) {
      const changed = { ...next, decision };
      latest.current = changed;
      keepMarks(asked, next.marks);
      startTransition(() => setTouched(changed));
    },
  };
}
