/** What rows of the database mean. */
import { type CardFilter, LogDamaged, type LogEntry, type Saying, type TableCard } from '../port.ts';
import type { Row, Value } from './link.ts';

const phases = [
  'gathering',
  'playing',
  'paused',
  'over',
  'frozen',
] as const satisfies readonly TableCard['phase'][];

export const cardColumns = 'name, game, phase, listed, made, touched, to_json(people) AS people, due';

export function asCard({ name, game, phase, listed, made, touched, people, due }: Row): TableCard {
  const known = phases.find((one) => one === phase);
  if (known === undefined || !Array.isArray(people))
    throw new LogDamaged(`the card of table ${name} cannot be read`);
  return {
    table: String(name),
    game: String(game),
    phase: known,
    listed: listed === true,
    made: Number(made),
    touched: Number(touched),
    people: people.map(String),
    ...(due === null ? {} : { due: Number(due) }),
  };
}

/** A damaged card hides no others: it is found when its table is read. */
export function readable(row: Row): TableCard | undefined {
  try {
    return asCard(row);
  } catch (error) {
    if (error instanceof LogDamaged) return undefined;
    throw error;
  }
}

/** A statement for the cards that somebody looks for. */
export function search({ person, involved, listed, phase, dueBefore, most }: CardFilter): {
  readonly text: string;
  readonly values: readonly Value[];
} {
  const where: string[] = [];
  const values: Value[] = [];
  const need = (condition: (place: string) => string, value: Value): void => {
    values.push(value);
    where.push(condition(`$${values.length}`));
  };
  if (person !== undefined) need((p) => `people @> ARRAY[${p}::text]`, person);
  if (involved !== undefined)
    need(
      (p) =>
        `(people @> ARRAY[${p}::text] OR number IN (SELECT card FROM name WHERE name.person = ${p}::text))`,
      involved,
    );
  // Written out, so that the index of listed tables is used.
  if (listed !== undefined) where.push(listed ? 'listed' : 'NOT listed');
  if (phase !== undefined) need((p) => `phase = ${p}`, phase);
  if (dueBefore !== undefined) need((p) => `due < ${p}`, dueBefore);
  values.push(most);
  const text = `SELECT ${cardColumns} FROM card ${where.length > 0 ? `WHERE ${where.join(' AND ')}` : ''}
    ORDER BY touched DESC, number DESC LIMIT $${values.length}`;
  return { text, values };
}

/** A log with its end and its names, all as of one moment. Parameters: the table, and from where on. */
export const reading = `
SELECT c.head, encode(c.hash, 'hex') AS end_hash, e.seq, e.at, e.body, encode(e.hash, 'hex') AS hash,
  (SELECT json_agg(json_build_array(n.place, n.person, n.name) ORDER BY n.place)
   FROM name n WHERE n.card = c.number AND n.seq = e.seq) AS names
FROM card c LEFT JOIN (SELECT * FROM entry UNION ALL SELECT * FROM old_entry) e ON e.card = c.number AND e.seq >= $2
WHERE c.name = $1 ORDER BY e.seq`;

export function asEntries(table: string, from: number, rows: readonly Row[]): readonly LogEntry[] {
  const [first] = rows;
  if (first === undefined) return [];
  const entries = first.seq === null ? [] : rows.map((row) => asEntry(table, row));
  const head = Number(first.head);
  const last = entries.at(-1);
  if (from > head && last === undefined) return [];
  if (last?.seq !== head || last.hash !== first.end_hash)
    throw new LogDamaged(`its log does not end with entry ${head}, the last that was written`);
  return entries;
}

function asEntry(table: string, { seq, at, body, hash, names }: Row): LogEntry {
  const entry = { table, seq: Number(seq), at: Number(at), body: String(body), hash: String(hash) };
  if (!Array.isArray(names)) return entry;
  const given = names.map(([place, person, name]) => ({
    place: Number(place),
    person: String(person),
    name: String(name),
  }));
  return { ...entry, names: given };
}

export const asSaying = ({ name, person, at, body }: Row): Saying => ({
  table: String(name),
  person: String(person),
  at: Number(at),
  body: String(body),
});
