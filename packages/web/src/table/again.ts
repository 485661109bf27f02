import type { TableInfo } from '@stamtafel/protocol';
import type { SeatInfo, Snapshot } from '../session/session.ts';
import type { Texts } from '../texts/nl.ts';

interface Ended extends Pick<Snapshot, 'outcome'> {
  readonly around: { readonly info: Pick<TableInfo, 'next' | 'nextBy' | 'host'> } | null;
  readonly seats: readonly Pick<SeatInfo, 'name' | 'yours'>[];
}

/** Whether the viewer may ask for a rematch: players and the host may; watchers are shown to the table that others made. */
export const mayAskAgain = ({ around, seats }: Ended): boolean =>
  around === null || around.info.host || seats.some(({ yours }) => yours);

/** The table for the rematch that another player asks for. */
export function rematchOf({ around, outcome, seats }: Ended): string | undefined {
  if (outcome === null || around === null) return undefined;
  const { next, nextBy, host } = around.info;
  // The house tells the seat that asked. Without one it was a host without a chair, so a viewer with a chair did not ask.
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
