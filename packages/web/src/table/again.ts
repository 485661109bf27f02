import type { TableInfo } from '@stamtafel/protocol';
import type { Snapshot } from '../session/session.ts';
import type { Texts } from '../texts/nl.ts';

interface Ended extends Pick<Snapshot, 'outcome'> {
  readonly around: { readonly info: Pick<TableInfo, 'next' | 'nextBy'> } | null;
  readonly seats: readonly { readonly name: string }[];
}

/** Who has asked for a rematch. A house tells the seat; a host without one is nobody at the table. */
export function wishForRematch({ around, outcome, seats }: Ended, texts: Texts): string | undefined {
  if (outcome === null || around?.info.next === undefined) return undefined;
  const { nextBy } = around.info;
  return texts.online.wantsAgain(nextBy === undefined ? undefined : seats[nextBy]?.name);
}
