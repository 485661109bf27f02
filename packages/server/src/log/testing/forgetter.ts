/**
 * A process to be killed while it forgets a person who has just sat down. Arguments: the data folder, the person, and
 * their name. Says when it is done.
 */
import process from 'node:process';
import { SqliteLog } from '../sqlite.ts';
import { add, cardOf, entriesAfter, tableName } from './tables.ts';

const [, , folder = '', person = '', name = ''] = process.argv;
const log = await SqliteLog.open(folder, {
  writer: new URL('./crashing-writer.ts', import.meta.url),
  chat: new URL('./crashing-chat.ts', import.meta.url),
});
const table = tableName(0);
const entries = entriesAfter((await log.read(table)).at(-1), table, '{"is":"took"}');
await add(
  log,
  entries.map((entry) => ({ ...entry, names: [{ place: 0, person, name }] })),
  cardOf(table),
);
await log.forget(person);
process.stdout.write('forgotten\n');
await log.close();
