import type { TableCard } from '../log/port.ts';
import { isBotPlayed, type TableState } from '../table/state.ts';

const DAY = 24 * 3600 * 1000;

/** The directory's card of a table as of its last entry. */
export function cardOf(table: TableState, touched: number): TableCard {
  const due = dueOf(table, touched);
  const card = {
    table: table.id,
    game: table.made.game,
    phase: table.phase,
    listed: isListed(table),
    made: table.madeAt,
    touched,
    people: table.people,
  };
  return due === undefined ? card : { ...card, due };
}

/** Where nobody can sit down any more, and nobody may watch, there is nothing to list. */
const isListed = ({ made, phase }: TableState): boolean =>
  made.visibility === 'listed' && (made.watching !== 'off' || phase === 'gathering');

/** Only a table that is played over days must be woken by itself; at all others somebody is there. */
function dueOf({ made, play, phase, seats }: TableState, touched: number): number | undefined {
  const { clock } = made;
  if (clock.kind !== 'days' || phase !== 'playing' || play === undefined) return undefined;
  const ends = seats.flatMap((sitter, seat) => {
    if (!(play.owing & (1 << seat))) return [];
    return [isBotPlayed(sitter) ? touched : (play.time?.since[seat] ?? touched) + clock.days * DAY];
  });
  return ends.length === 0 ? undefined : Math.min(...ends);
}
