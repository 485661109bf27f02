import { editionOf } from '@stamtafel/games';
import type { TableState } from '../../table/state.ts';
import type { Room } from './room.ts';

/** So much longer way than others, and no more, is made up for. */
const MOST_MS = 200;

/** Whether people race for the first answer now, at a table where that is fair (SV-304, SV-805). */
export function isOpenRace({ made, play }: Pick<TableState, 'made' | 'play'>): boolean {
  const frame = play?.state.stack.at(-1);
  if (frame === undefined || editionOf(made.game)?.seating === undefined) return false;
  return play?.match.rules[frame.do]?.race === true;
}

/**
 * SV-304 For how many milliseconds an answer of this person is held: until one that was given at the same moment would
 * be here over the slowest line of those who are asked. It follows from the lines alone, not from the answer.
 */
export function heldFor(room: Pick<Room, 'state' | 'roundTripsOf'>, person: string): number {
  const { play, seats } = room.state;
  if (play === undefined || !isOpenRace(room.state)) return 0;
  const wayOf = (who: string): number => {
    const ways = room.roundTripsOf(who);
    return ways.length === 0 ? 0 : Math.min(MOST_MS, ...ways);
  };
  const asked = seats.filter((_, seat) => play.owing & (1 << seat));
  return Math.max(0, ...asked.map((sitter) => wayOf(sitter.person ?? ''))) - wayOf(person);
}
