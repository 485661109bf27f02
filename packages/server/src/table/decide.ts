import type { Command } from './command.ts';
import type { Decided, Now } from './decided.ts';
import { decideAnswer, decideOrder, decideUndo } from './playing.ts';
import { decideSeats } from './seating.ts';
import type { TableState } from './state.ts';

/** Throws `HouseTrouble` if it is not possible; never changes the table itself. */
export function decide(table: TableState, command: Command, now: Now): Decided {
  switch (command.do) {
    case 'answer':
      return decideAnswer(table, command, now);
    case 'order':
      return decideOrder(table, command, now);
    case 'undo':
      return decideUndo(table, command, now);
    default:
      return decideSeats(table, command, now);
  }
}
