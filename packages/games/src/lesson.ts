import type { Scenario } from '@stamtafel/kernel';
import type { Language } from './edition.ts';

export type Said = { readonly [L in Language]: string };

/** A playable lesson: tables as scenario files describe them, and words. The learner sits on chair A. */
export interface Lesson {
  readonly seats?: number;
  readonly options?: NonNullable<Scenario['options']>;
  /** The first one lays a table. */
  readonly steps: readonly LessonStep[];
}

export interface LessonStep {
  /** Lays the table again, as a position or at the set-up of a match; without it play goes on. */
  readonly table?: Pick<Scenario, 'position' | 'chance'>;
  readonly says: Said;
  /** What the learner is asked to do, as scenario files write answers: any of these is right. Without it he only reads. */
  readonly wants?: readonly string[];
  /** All of them are wanted, one after the other. */
  readonly together?: true;
  /** What is said to a player who does something else that is allowed. */
  readonly hint?: Said;
  /** What the others answer after that. */
  readonly others?: readonly { readonly seat: string; readonly answer: string }[];
}
