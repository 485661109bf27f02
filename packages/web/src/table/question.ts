import type { Language } from '@stamtafel/games/edition.ts';
import type { Match, View } from '@stamtafel/kernel';
import type { NumberedDecision } from '@stamtafel/protocol';
import type { GameLook } from '../games/look.ts';
import { type Gathering, withMembers } from './gathering.ts';

/** The open question of one seat with all that can be marked for it. */
export interface Question {
  readonly match: Match;
  readonly language: Language;
  readonly decision: NumberedDecision | null;
  readonly gathering: Gathering | undefined;
}

interface Asked {
  readonly look: Pick<GameLook, 'batch' | 'gather'>;
  readonly match: Match;
  readonly view: View;
  readonly decision: NumberedDecision | null;
  readonly language: Language;
}

export function questionOf({ look, match, view, decision, language }: Asked): Question {
  if (decision === null) return { match, language, decision, gathering: undefined };
  const count = look.batch?.(match, view, decision) ?? 1;
  const gathering =
    look.gather?.(match, view, decision, language) ??
    (count > 1 ? { from: decision.options, least: count, most: count, inOrder: true as const } : undefined);
  if (gathering === undefined) return { match, language, decision, gathering };
  const options = withMembers(decision.options, gathering);
  return { match, language, decision: { ...decision, options }, gathering };
}

/**
 * Every change at the table brings the question again: while it is the same one by its number and its words, the first
 * stays, and with it what was touched and marked. After an answer the number is another, even where the words are not.
 */
export const keptQuestion = (before: Question, now: Question): Question =>
  before.match === now.match && before.language === now.language && wordsOf(before) === wordsOf(now)
    ? before
    : now;

const wordsOf = ({ decision, gathering }: Question): string => JSON.stringify([decision, gathering]);
