/** What people ask of a table, as plain commands: they are judged only when their turn comes. */
import type { Acted, TableAction, TableRequest, TakeSeat } from '@stamtafel/protocol';
import { LONGEST_NAME } from '@stamtafel/protocol/names.ts';
import { clean } from '../table/clean.ts';
import type { Answering, Command } from '../table/command.ts';
import { isHost, seatsOf, sitInOf, type TableState } from '../table/state.ts';
import { refuse } from '../table/trouble.ts';
import type { Person } from './house.ts';
import { newToken, tokenHash } from './vault.ts';

/** Contributions to a shuffle are shown to everyone, so they are cleaned like names. */
const LONGEST_WORDS = 64;

export function cleanName(name: string): string {
  const cleaned = clean(name, LONGEST_NAME);
  return cleaned === '' ? refuse('name-empty') : cleaned;
}

/** The answers of a move and of its batch are one list from here on. */
export const answering = (
  person: string,
  { seat, answer, more, decision, id }: Extract<TableRequest, { do: 'move' }>,
): Answering => ({
  do: 'answer',
  seat,
  person,
  question: decision,
  id,
  by: 'person',
  answers: more === undefined ? [answer] : [answer, ...more],
});

export const claiming = (who: Person, { name, seat, key, invite }: TakeSeat): Command => ({
  do: 'take',
  person: who.id,
  name: cleanName(name),
  ...(who.playsFor !== undefined && { playsFor: who.playsFor }),
  ...(seat !== undefined && { seat }),
  ...(key !== undefined && { key: tokenHash(key) }),
  ...(invite !== undefined && { invite: tokenHash(invite) }),
});

interface Acting {
  readonly command: Command;
  /** What only the person who asks is told. */
  readonly given: Omit<Acted, 'table'>;
}

/** Besides what makes another table, and what needs somebody's yes or a look at the chat. */
type PlainAction = Exclude<TableAction, { do: 'rematch' | 'sendAway' }>;

export function acting(
  { id: person }: Person,
  action: PlainAction,
  { isHostGone }: { readonly isHostGone: boolean },
): Acting {
  switch (action.do) {
    case 'handOver':
    case 'invite': {
      const invite = newToken();
      return {
        command: { do: action.do, person, seat: action.seat, invite: tokenHash(invite) },
        given: { invite },
      };
    }
    case 'newKey': {
      const key = newToken();
      return { command: { do: 'newKey', person, key: tokenHash(key) }, given: { key } };
    }
    case 'contribute':
      return {
        command: { do: 'contribute', person, words: clean(action.words, LONGEST_WORDS) },
        given: {},
      };
    case 'resume':
      return { command: { do: 'resume', person, isHostGone }, given: {} };
    case 'rename':
      return { command: { do: 'rename', person, name: cleanName(action.name) }, given: {} };
    default:
      return { command: { ...action, person }, given: {} };
  }
}

/** Whether the others have to agree to a bot on this chair: somebody else's. */
export function isOthersChair({ seats }: TableState, seat: number, person: string): boolean {
  const sitter = seats[seat];
  return sitter?.kind === 'person' && sitter.person !== person;
}

/**
 * A bot sits in for a player who is away, if those who are present agree. If nobody is there to agree, it has to wait
 * until the keeper sends one, at the level of the house: after the grace time, or when the table says so.
 */
export function checkBotWish(
  state: TableState,
  { person, seat }: { readonly person: string; readonly seat: number },
  isPresent: (person: string) => boolean,
): void {
  const sitter = state.seats[seat];
  if (seatsOf(state, person).length === 0 && !isHost(state, person)) refuse('not-playing-here');
  if (state.phase !== 'playing') refuse('not-being-played');
  if (sitInOf(state.made) === 'never') refuse('nobody-sits-in');
  if (sitter?.kept) refuse('bot-keeps-chair');
  if (isPresent(sitter?.person ?? '')) refuse('player-is-here');
}
