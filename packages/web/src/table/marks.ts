import { type Answer, answerText } from '@stamtafel/kernel';
import type { Session, Snapshot } from '../session/session.ts';
import type { Gathering } from './gathering.ts';

export type MarkDrawer = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Of this window, until it is closed. A browser that keeps nothing refuses even to open it. */
const ofWindow = (): MarkDrawer => sessionStorage;

/** One question at one table. */
export interface Asked {
  readonly table: string;
  readonly question: string;
}

/**
 * In a house a question has a number that stays the same when the page is loaded again. In this browser it counts what was
 * taken back too, which a page that is loaded again knows nothing of; there every change passes this page.
 */
export function askedAt(
  { id, house }: Pick<Session, 'id' | 'house'>,
  { viewer, decision }: Pick<Snapshot, 'viewer' | 'decision'>,
): Asked {
  const words = decision && [decision.asks, decision.options.map(answerText)];
  const question = JSON.stringify([viewer, house === null ? null : decision?.number, words]);
  return { table: id, question };
}

const nameOf = (table: string): string => `stamtafel-marks-${table}`;

/** What was marked for this question and not sent yet; whatever is kept of another one is dropped. */
export function keptMarks(
  { table, question }: Asked,
  gathering: Gathering | undefined,
  drawer = ofWindow,
): readonly Answer[] {
  try {
    const found: unknown = JSON.parse(drawer().getItem(nameOf(table)) ?? '[]');
    const [about, ...texts]: unknown[] = Array.isArray(found) ? found : [];
    if (about === undefined) return [];
    const marks = texts.map((text) => gathering?.from.find((answer) => answerText(answer) === text));
    const known = marks.filter((mark) => mark !== undefined);
    const isWhole = known.length === marks.length && known.length <= (gathering?.most ?? 0);
    if (about === question && isWhole) return known;
    drawer().removeItem(nameOf(table));
  } catch {
    // A browser that keeps nothing still plays.
  }
  return [];
}

export function keepMarks({ table, question }: Asked, marks: readonly Answer[], drawer = ofWindow): void {
  try {
    if (marks.length === 0) drawer().removeItem(nameOf(table));
    else drawer().setItem(nameOf(table), JSON.stringify([question, ...marks.map(answerText)]));
  } catch {
    // As above: then they are lost when the page is loaded again.
  }
}
