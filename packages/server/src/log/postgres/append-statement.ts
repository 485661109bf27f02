/** One statement for a whole group: it writes only the tables that are as their owners believe, and says which. */
import { withHashes } from '../chain.ts';
import type { Append, End } from '../port.ts';
import { asArray, type Value } from './link.ts';

/** An append with what it will leave behind. */
export interface Prepared {
  readonly append: Append;
  readonly end: End;
  /** A row for its card, and rows for its entries and names: one value for each column. */
  readonly card: readonly Single[];
  readonly entries: readonly (readonly Single[])[];
  readonly names: readonly (readonly Single[])[];
}

type Single = string | number | boolean | null;

/** What an entry takes besides its body, roughly. */
const AROUND_BYTES = 120;

const cardColumns = [
  ['name', 'text'],
  ['epoch', 'bigint'],
  ['after', 'int'],
  ['before', 'text'],
  ['head', 'int'],
  ['hash', 'text'],
  ['game', 'text'],
  ['phase', 'text'],
  ['listed', 'boolean'],
  ['made', 'bigint'],
  ['touched', 'bigint'],
  ['people', 'text'],
  ['due', 'bigint'],
  ['bytes', 'bigint'],
] as const;
const entryColumns = [
  ['table', 'text'],
  ['seq', 'int'],
  ['at', 'bigint'],
  ['body', 'text'],
  ['hash', 'text'],
] as const;
const nameColumns = [
  ['table', 'text'],
  ['seq', 'int'],
  ['place', 'int'],
  ['person', 'text'],
  ['name', 'text'],
] as const;

export function prepared(append: Append): Prepared {
  const { card, epoch, after, entries } = append;
  const { table, game, phase, listed, made, touched, due = null } = card;
  const hashed = withHashes(table, after, entries);
  const { seq, hash } = hashed.at(-1) ?? after;
  const bytes = entries.reduce((sum, { body }) => sum + Buffer.byteLength(body) + AROUND_BYTES, 0);
  const people = asArray(card.people);
  return {
    append,
    end: { seq, hash },
    card: [
      table,
      epoch,
      after.seq,
      after.hash,
      seq,
      hash,
      game,
      phase,
      listed,
      made,
      touched,
      people,
      due,
      bytes,
    ],
    entries: hashed.map((entry) => [table, entry.seq, entry.at, entry.body, entry.hash]),
    names: hashed.flatMap(({ seq: n, names = [] }) =>
      names.map(({ place, person, name }) => [table, n, place, person, name]),
    ),
  };
}

export interface Statement {
  readonly text: string;
  readonly values: readonly Value[];
}

export function groupStatement(node: string, group: readonly Prepared[]): Statement {
  const names = group.flatMap((one) => one.names);
  const values: Value[] = [
    node,
    ...columnsOf(
      cardColumns.length,
      group.map(({ card }) => card),
    ),
    ...columnsOf(
      entryColumns.length,
      group.flatMap(({ entries }) => entries),
    ),
  ];
  // Names are rare, and their table is locked while a name is taken out of its pages: other groups leave it alone.
  return names.length === 0
    ? { text: withoutNames, values }
    : { text: withNames, values: [...values, ...columnsOf(nameColumns.length, names)] };
}

const columnsOf = (count: number, rows: readonly (readonly Single[])[]): Value[] =>
  Array.from({ length: count }, (_, column) => rows.map((row) => row[column] ?? null));

type Columns = readonly (readonly [name: string, type: string])[];

/** A relation made of one array for each of its columns, which begin at this parameter. */
function relation(called: string, columns: Columns, first: number): string {
  const arrays = columns.map(([, type], n) => `$${first + n}::${type}[]`);
  return `unnest(${arrays.join(', ')}) AS ${called} (${columns.map(([name]) => `"${name}"`).join(', ')})`;
}

const [CARDS, ENTRIES] = [2, 2 + cardColumns.length];
const NAMES = ENTRIES + entryColumns.length;

const statement = (others: string): string => `
WITH x AS (SELECT * FROM ${relation('given', cardColumns, CARDS)}),
changed AS (
  UPDATE card c SET head = x.head, hash = decode(x.hash, 'hex'), game = x.game, phase = x.phase, listed = x.listed,
    touched = x.touched, people = x.people::text[], due = x.due, bytes = c.bytes + x.bytes
  FROM x
  WHERE x.after >= 0 AND c.name = x.name AND c.owner = $1 AND c.epoch = x.epoch AND c.head = x.after
    AND c.hash = decode(x.before, 'hex') AND NOT c.away
  RETURNING c.number, c.name
),
begun AS (
  INSERT INTO card (name, game, phase, listed, made, touched, people, due, head, hash, bytes)
  SELECT name, game, phase, listed, made, touched, people::text[], due, head, decode(hash, 'hex'), bytes
  FROM x WHERE x.after = -1
  ON CONFLICT (name) DO NOTHING
  RETURNING number, name
),
ok AS (SELECT number, name FROM changed UNION ALL SELECT number, name FROM begun),
written AS (
  INSERT INTO entry (card, seq, at, body, hash)
  SELECT ok.number, e.seq, e.at, e.body, decode(e.hash, 'hex')
  FROM ${relation('e', entryColumns, ENTRIES)} JOIN ok ON ok.name = e."table"
)${others}
SELECT name FROM ok`;

const withoutNames = statement('');

const withNames = statement(`,
named AS (
  INSERT INTO name (card, seq, place, person, name)
  SELECT ok.number, n.seq, n.place, n.person, n.name
  FROM ${relation('n', nameColumns, NAMES)} JOIN ok ON ok.name = n."table"
  WHERE NOT EXISTS (SELECT FROM forgotten WHERE forgotten.person = n.person)
)`);
