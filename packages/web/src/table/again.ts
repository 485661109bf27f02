import type { Snapshot } from '../session/session.ts';
import type { Texts } from '../texts/nl.ts';

/** Somebody has asked for a rematch; where one other person plays, everybody knows who. */
export function wishForRematch(
  { around, outcome, seats }: Pick<Snapshot, 'around' | 'outcome' | 'seats'>,
  texts: Texts,
): string | undefined {
  if (outcome === null || around?.info.next === undefined) return undefined;
  const [other, ...more] = seats.filter(({ kind, yours }) => kind === 'person' && !yours);
  return texts.online.wantsAgain(more.length === 0 ? other?.name : undefined);
}
