import { type Answer, type Kind, type Match, type Refusal, type View, why } from '@stamtafel/kernel';

/**
 * Why the viewer can do none of these; undefined when they can do one of them. From their own view: a reason never tells
 * more than they may know. The most telling refusal wins, and the rule of the question itself tells least.
 */
export function whyNone<K extends Kind>(
  match: Match<K>,
  seen: View<K>,
  attempts: readonly Answer[],
  asking: string | undefined,
): Refusal | undefined {
  let found: Refusal | undefined;
  for (const attempt of attempts) {
    const refusal = why(match, seen, attempt);
    if (refusal === undefined) return undefined;
    if (found === undefined || found.rule === asking) found = refusal;
  }
  return found;
}
