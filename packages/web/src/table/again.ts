import type { TableInfo } from '@stamtafel/protocol';
import type { SeatInfo, Snapshot } from '../session/session.ts';
import type { Texts } from '../texts/nl.ts';

interface Ended extends Pick<Snapshot, 'outcome'> {
  readonly around: { readonly info: Pick<TableInfo, 'next' | 'nextBy' | 'host'> } | null;
  readonly seats: readonly Pick<SeatInfo, 'name' | 'yours'>[];
}

/** Whether one may ask for a rematch: whoever played or is the host; a watcher is shown to the table that others made. */
export const mayAskAgain = ({ around, seats }: Ended): boolean =>
  around === null || around.info.host || seats.some(({ yours }) => yours);

/** The table to which somebody else asks for a rematch. */
export function rematchOf({ around, outcome, seats }: Ended): string | undefined {
  if (outcome === null || around === null) return undefined;
  const { next, nextBy, host } = around.info;
  // A house tells the seat of who asked. Without one it was the host who has no chair; whoever has one and may do what the
  // host may did not ask.
  const isOwn = nextBy === undefined ? host && seats.every(({ yours }) => !yours) : seats[nextBy]?.yours;
  return isOwn ? undefined : next;
}

/** Who asks for it, in words. */
export function wishForRematch(ended: Ended, texts: Texts): string | undefined {
  if (rematchOf(ended) === undefined) return undefined;
  const nextBy = ended.around?.info.nextBy;
  return texts.online.wantsAgain(nextBy === undefined ? undefined : ended.seats[nextBy]?.name);
}

/** Whether the table shows its whole match afterwards: in a house that was settled before the deal. */
export const mayLookBack = ({ around }: Snapshot): boolean => around === null || around.info.reveal;
