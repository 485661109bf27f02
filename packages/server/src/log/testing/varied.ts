/** A house in which something of every kind happens, drawn by lot, and all that can be read of it. */
import { join } from 'node:path';
import { fastBelow, fastSeed } from '@stamtafel/kernel';
import type { LogEntry } from '../port.ts';
import { Reader } from '../reader.ts';
import { databaseName, openToRead } from '../schema.ts';
import type { SqliteLog } from '../sqlite.ts';
import { add, cardOf, entriesAfter, tableName } from './tables.ts';

const people = ['anna', 'bert', 'carla', 'dirk'];

/** Things happen: tables are made, go on, are over, change their card, are deleted; people are forgotten. */
export function varied(log: SqliteLog, seed: number) {
  const dice = fastSeed(seed);
  const below = (n: number): number => fastBelow(dice, n);
  const ends = new Map<string, LogEntry | undefined>();
  let made = 0;
  const goOn = async (table: string, phase: 'playing' | 'over'): Promise<void> => {
    const bodies = Array.from({ length: 1 + below(5) }, (_, n) => JSON.stringify({ n, lot: below(1e6) }));
    const entries = entriesAfter(ends.get(table), table, ...bodies);
    const person = people[below(people.length)] ?? '';
    const names = [{ place: 0, person, name: `Naam-van-${person}-é` }];
    const named = entries.map((entry, n) => (n === 0 && below(2) === 0 ? { ...entry, names } : entry));
    const due = below(2) === 0 ? { due: below(1e6) } : {};
    await add(log, named, cardOf(table, { phase, people: [person], touched: below(1e6), ...due }));
    ends.set(table, entries.at(-1));
  };
  return async (): Promise<void> => {
    const tables = [...ends.keys()];
    const table = tables[below(tables.length || 1)];
    const isOver = table !== undefined && (await log.card(table))?.phase === 'over';
    switch (below(12)) {
      case 0:
        if (isOver) for (const one of await log.remove([table])) ends.delete(one);
        return;
      case 1:
        return log.forget(people[below(people.length)] ?? '');
      case 2:
        return table === undefined ? undefined : log.setPhase(table, isOver ? 'over' : 'frozen');
      case 3:
        return table === undefined || isOver ? undefined : log.setCard(cardOf(table, { game: 'four-downs' }));
      case 4:
        if (isOver) for (const one of await log.putAway([table])) ends.delete(one);
        return;
      case 5:
      case 6:
        return goOn(tableName(made++), 'playing');
      default:
        return table === undefined || isOver ? undefined : goOn(table, below(3) === 0 ? 'over' : 'playing');
    }
  };
}

/** All that a house holds, without where it lies. */
export function contents(folder: string) {
  const db = openToRead(join(folder, databaseName));
  try {
    const reader = new Reader(db);
    const cards = reader.cards({ most: 1e6 }).toSorted((a, b) => (a.table < b.table ? -1 : 1));
    const away = cards.filter(({ table }) => reader.month(table) !== undefined);
    return {
      cards,
      logs: cards.filter((card) => !away.includes(card)).map(({ table }) => reader.entries(table, 0)),
      ends: cards.map(({ table }) => reader.end(table)),
      away: away.map(({ table }) => table),
      forgotten: reader
        .forgotten()
        .map(({ person }) => person)
        .toSorted(),
    };
  } finally {
    db.close();
  }
}
