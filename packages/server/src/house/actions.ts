import type { Acted, TableAction, TakeSeat } from '@stamtafel/protocol';
import { LONGEST_NAME } from '@stamtafel/protocol/names.ts';
import { clean } from '../table/clean.ts';
import type { Command } from '../table/command.ts';
import { checkHost } from '../table/seating.ts';
import { isInTheRoom } from '../table/state.ts';
import { refuse } from '../table/trouble.ts';
import type { Person } from './house.ts';
import type { LiveTable } from './live-table.ts';
import { wishForBot } from './requests.ts';
import { newToken, tokenHash } from './vault.ts';

/** Contributions to a shuffle are shown to everyone, so they are cleaned like names. */
const LONGEST_WORDS = 64;

export function cleanName(name: string): string {
  const cleaned = clean(name, LONGEST_NAME);
  return cleaned === '' ? refuse('bad-input', 'A name needs visible letters.') : cleaned;
}

export async function take(table: LiveTable, who: Person, claim: TakeSeat): Promise<void> {
  const { seat, key, invite } = claim;
  const wasInside = isInTheRoom(table.state, who.id);
  await table.kept.run({
    do: 'take',
    person: who.id,
    name: cleanName(claim.name),
    ...(who.playsFor !== undefined && { playsFor: who.playsFor }),
    ...(seat !== undefined && { seat }),
    ...(key !== undefined && { key: tokenHash(key) }),
    ...(invite !== undefined && { invite: tokenHash(invite) }),
  });
  if (!wasInside) await table.greet(who.id);
}

/** Everything but a rematch, which makes another table. */
export async function act(
  table: LiveTable,
  who: Person,
  action: Exclude<TableAction, { do: 'rematch' }>,
): Promise<Omit<Acted, 'table'>> {
  const person = who.id;
  switch (action.do) {
    case 'handOver':
    case 'invite': {
      const invite = newToken();
      await table.kept.run({ do: action.do, person, seat: action.seat, invite: tokenHash(invite) });
      return { invite };
    }
    case 'newKey': {
      const key = newToken();
      await table.kept.run({ do: 'newKey', person, key: tokenHash(key) });
      return { key };
    }
    case 'sendAway': {
      checkHost(table.state, person);
      const watcher = await table.chat.watcherWhoSaid(action.line);
      await table.kept.run({ do: 'sendAway', person, watcher });
      return {};
    }
    case 'bot': {
      const { seat, level } = action;
      const sitter = table.state.seats[seat];
      if (sitter?.kind === 'person' && sitter.person !== person)
        await wishForBot(table, person, seat, () => table.kept.run({ do: 'keep', seat, level }));
      else await table.kept.run({ do: 'bot', person, seat, level });
      return {};
    }
    default:
      await table.kept.run(commandOf({ person, isHostGone: table.isHostGone }, action));
      return {};
  }
}

function commandOf(
  { person, isHostGone }: { readonly person: string; readonly isHostGone: boolean },
  action: Exclude<TableAction, { do: 'rematch' | 'handOver' | 'invite' | 'newKey' | 'sendAway' | 'bot' }>,
): Command {
  switch (action.do) {
    case 'contribute':
      return { do: 'contribute', person, words: clean(action.words, LONGEST_WORDS) };
    case 'resume':
      return { do: 'resume', person, isHostGone };
    case 'rename':
      return { do: 'rename', person, name: cleanName(action.name) };
    default:
      return { ...action, person };
  }
}
