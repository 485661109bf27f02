import type { Refusal } from '@stamtafel/kernel';
import type { Scene } from './scene.ts';

/** How a refusal begins: whose turn it is, or that a rule forbids it. */
export function reasonOf({ decision, texts }: Pick<Scene, 'decision' | 'texts'>, refusal: Refusal): string {
  if (isNotAsked(refusal)) return texts.notYourTurn;
  return refusal.rule === decision?.rule ? texts.refusedNow : texts.refusedBecause;
}

const isNotAsked = ({ args }: Refusal): boolean => args.asked === 0;

/** A refusal in brief: how it begins, and the first sentence of the text of its rule. */
export function inBrief(
  scene: Pick<Scene, 'decision' | 'texts'>,
  refusal: Refusal,
  rule: string | undefined,
): string {
  const reason = reasonOf(scene, refusal);
  return rule === undefined || isNotAsked(refusal) ? reason : `${reason} ${firstSentence(rule)}`;
}

/** Up to the first full stop that is followed by a capital. "1.5 metre" and "e.g. a bull" are no ends. */
export const firstSentence = (text: string): string => /^.*?[.!?](?=\s+[\p{Lu}“‘])/su.exec(text)?.[0] ?? text;
