import { seatLetter } from '@stamtafel/kernel';
import type { SeatInfo, TableInfo } from '@stamtafel/protocol';
import { isHost, isSentAway, mayResume, sitInOf, type TableState } from '../../table/state.ts';

/** What only a table in memory knows. */
export interface Around {
  isPresent(person: string): boolean;
  /** By seat: milliseconds on its clock, if this person may know. */
  remaining(seat: number): number | undefined;
  readonly watchers: number;
  /** The host of a paused table has been away for too long. */
  readonly isHostGone: boolean;
  /** The secret of the shuffles, if it may be shown. */
  readonly secret: string | undefined;
  readonly trouble: string | undefined;
  /** Milliseconds until the deal, while that is counted down. */
  readonly dealsIn: number | undefined;
}

export const nobodyAround: Around = {
  isPresent: () => false,
  remaining: () => undefined,
  watchers: 0,
  isHostGone: false,
  secret: undefined,
  trouble: undefined,
  dealsIn: undefined,
};

/** A table as this person may see it. */
export function infoOf(table: TableState, person: string, around: Around): TableInfo {
  const { made, seats } = table;
  const { secret, trouble, dealsIn } = around;
  const sentAway = isSentAway(table, person);
  return {
    id: table.id,
    game: made.game,
    rules: made.rules,
    options: table.options,
    phase: trouble === undefined || table.phase === 'over' ? table.phase : 'frozen',
    visibility: made.visibility,
    clock: made.clock,
    watching: made.watching,
    reveal: made.reveal,
    ...sitsIn(made),
    ...(dealsIn !== undefined && { dealsIn }),
    ...(made.awaitWords && { awaitWords: made.awaitWords }),
    seats: seats.map((_, seat) => seatInfo(table, seat, person, around)),
    host: isHost(table, person),
    ...(isHost(table, person) &&
      table.sent.length > 0 && {
        sent: table.sent.map(({ n, seat }) => ({ n, ...(seat !== undefined && { seat }) })),
      }),
    ...(table.phase === 'paused' &&
      mayResume(table, { person, isHostGone: around.isHostGone }) && { mayResume: true }),
    ...(sentAway && { sentAway }),
    watchers: around.watchers,
    fairness: {
      commitment: made.commitment,
      contributions: seats.map(({ words }) => words ?? ''),
      ...(secret !== undefined && { secret }),
    },
    ...(!sentAway && table.next !== undefined && { next: table.next }),
    ...(!sentAway && table.nextBy !== undefined && { nextBy: table.nextBy }),
    made: table.madeAt,
    ...(trouble !== undefined && { trouble }),
  };
}

function sitsIn(made: TableState['made']): Pick<TableInfo, 'sitIn'> {
  const sitIn = sitInOf(made);
  return sitIn === undefined ? {} : { sitIn };
}

function seatInfo(table: TableState, seat: number, person: string, around: Around): SeatInfo {
  const sitter = table.seats[seat];
  if (sitter === undefined) throw new Error(`there is no seat ${seat}`);
  const { kind, name, level, kept, words } = sitter;
  const remaining = around.remaining(seat);
  return {
    kind,
    name: kind === 'bot' ? `Bot ${seatLetter(seat)}` : name,
    ...(level !== undefined && { level }),
    kept,
    present: kind === 'bot' || (sitter.person !== undefined && around.isPresent(sitter.person)),
    yours: sitter.person === person,
    ready: kind === 'bot' || words !== undefined || table.phase !== 'gathering',
    ...(remaining !== undefined && { remaining }),
  };
}
