import type { TableCard } from '../log/port.ts';
import { isBotPlayed, type TableState } from '../table/state.ts';

const DAY = 24 * 3600 * 1000;

/** The directory's card of a table whose last entry was at this moment. */
export function cardOf(table: TableState, at: number): TableCard {
  const due = dueOf(table, at);
  const card = {
    table: table.id,
    game: table.made.game,
    phase: table.phase,
    listed: isListed(table),
    made: table.madeAt,
    touched: table.touched,
    people: table.people,
  };
  return due === undefined ? card : { ...card, due };
}

/** A table where people can neither sit down nor watch is not listed. */
const isListed = ({ made, phase }: TableState): boolean =>
  made.visibility === 'listed' && (made.watching !== 'off' || phase === 'gathering');

/** Only a table played over days must be woken by itself; at all others somebody is present. */
function dueOf({ made, play, phase, seats }: TableState, at: number): number | undefined {
  const { clock } = made;
  if (clock.kind !== 'days' || phase !== 'playing' || play === undefined) return undefined;
  const ends = seats.flatMap((sitter, seat) => {
    if (!(play.owing & (1 << seat))) return [];
    return [isBotPlayed(sitter) ? at : (play.time?.since[seat] ?? at) + clock.days * DAY];
  });
  return ends.length === 0 ? undefined : Math.min(...ends);
}
