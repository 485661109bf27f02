import { type Answer, type Refusal, seatLetter } from '@stamtafel/kernel';
import type { Scene } from './scene.ts';

/** How a refusal begins: whose turn it is, or that a rule forbids it. */
export function reasonOf({ decision, texts }: Pick<Scene, 'decision' | 'texts'>, refusal: Refusal): string {
  if (isNotAsked(refusal)) return texts.notYourTurn;
  return refusal.rule === decision?.rule ? texts.refusedNow : texts.refusedBecause;
}

const isNotAsked = ({ args }: Refusal): boolean => args.asked === 0;

/** A refusal in brief: how it begins, what the text of its rule says first, and what can be done instead. */
export function inBrief(
  scene: Pick<Scene, 'decision' | 'texts'>,
  refusal: Refusal,
  rule: string | undefined,
  instead: readonly string[],
): string {
  const reason = reasonOf(scene, refusal);
  if (isNotAsked(refusal)) return reason;
  const ways = instead.length > FEW ? '' : insteadOf(scene, instead);
  return [reason, rule === undefined ? '' : firstSentence(rule), ways.length > BRIEF ? '' : ways]
    .filter((part) => part !== '')
    .join(' ');
}

/** Up to the first full stop that is followed by a capital. "1.5 metre" and "e.g. a bull" are no ends, nor is a question. */
export const firstSentence = (text: string): string => /^.*?[.!](?=\s+[\p{Lu}“‘])/su.exec(text)?.[0] ?? text;

/** This many ways out are named. */
const FEW = 4;
/** In brief they are named in this many letters, or not at all. */
const BRIEF = 90;

/** What is possible instead, if anything is. */
export const insteadOf = ({ texts }: Pick<Scene, 'texts'>, ways: readonly string[]): string =>
  ways.length === 0 ? '' : texts.insteadOf(ways.slice(0, FEW).join(', '), ways.length - FEW);

/** What can be done, in few words: a card by its name, anything else as it stands on its button. */
export function waysOut({ session, match, language, teller, snapshot, decision }: Scene): readonly string[] {
  const name = (answer: Answer): string =>
    answer.card === undefined
      ? teller.label(answer, snapshot.viewer)
      : session.edition.cardName(match, answer.card, language);
  return [...new Set(decision?.options.map(name))];
}

/** A hand, or where other cards can be chosen: nobody wonders why he cannot play what lies on the table. */
export function isWonderedAt(
  {
    decision,
    snapshot,
    chair,
    cards,
    isLit,
  }: Pick<Scene, 'decision' | 'chair' | 'cards' | 'isLit'> & {
    readonly snapshot: Pick<Scene['snapshot'], 'outcome' | 'viewer' | 'seats'>;
  },
  zone: string,
): boolean {
  if (snapshot.outcome !== null || snapshot.viewer >= snapshot.seats.length) return false;
  if (zone === `hand.${seatLetter(chair)}`) return true;
  return decision !== null && cards(zone).some(({ id }) => id !== undefined && isLit({ card: id }));
}
