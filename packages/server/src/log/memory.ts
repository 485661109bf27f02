import { startOf, withHashes } from './chain.ts';
import { checkAppend } from './check-append.ts';
import {
  type Append,
  CannotSave,
  type CardFilter,
  type End,
  type LogEntry,
  PutAway,
  type Room,
  type Saying,
  SeqTaken,
  type TableCard,
  type WholeLog,
} from './port.ts';

/** Keeps everything in memory: for tests and experiments. Fulfils the contracts of all ports except durability. */
export class MemoryLog implements WholeLog {
  readonly #entries = new Map<string, LogEntry[]>();
  readonly #cards = new Map<string, TableCard>();
  readonly #away = new Set<string>();
  #said: Saying[] = [];
  readonly #forgotten = new Set<string>();
  #closed = false;

  async append(append: Append): Promise<End> {
    checkAppend(append);
    const { card, after, entries } = append;
    const { table } = card;
    if (this.#closed) throw new CannotSave('the log is closed');
    if (this.#away.has(table)) throw new PutAway(table);
    const kept = this.#entries.get(table) ?? [];
    const end = kept.at(-1) ?? startOf(table);
    if (after.seq > end.seq) throw new CannotSave(`entry ${after.seq + 1} cannot follow entry ${end.seq}`);
    if (after.seq < end.seq || after.hash !== end.hash)
      throw new SeqTaken(`the log of table ${table} does not end with entry ${after.seq}`);
    const added = withHashes(table, after, entries);
    kept.push(...added.map((entry) => unnamed(entry, (person) => this.#forgotten.has(person))));
    this.#entries.set(table, kept);
    this.#cards.set(table, card);
    const { seq, hash } = added.at(-1) ?? end;
    return { seq, hash };
  }

  async setPhase(table: string, phase: TableCard['phase']): Promise<void> {
    if (this.#closed) throw new CannotSave('the log is closed');
    const card = this.#cards.get(table);
    if (card !== undefined) this.#cards.set(table, { ...card, phase });
  }

  async setCard(card: TableCard): Promise<void> {
    if (this.#closed) throw new CannotSave('the log is closed');
    if (this.#cards.has(card.table)) this.#cards.set(card.table, card);
  }

  async read(table: string, from = 0): Promise<readonly LogEntry[]> {
    return (this.#entries.get(table) ?? []).slice(from);
  }

  async canSave(): Promise<boolean> {
    return !this.#closed;
  }

  async card(table: string): Promise<TableCard | undefined> {
    return this.#cards.get(table);
  }

  async cards({
    person,
    involved,
    listed,
    phase,
    dueBefore,
    most,
  }: CardFilter): Promise<readonly TableCard[]> {
    return [...this.#cards.values()]
      .filter(
        (card) =>
          (person === undefined || card.people.includes(person)) &&
          (involved === undefined || card.people.includes(involved) || this.#names(card.table, involved)) &&
          (listed === undefined || card.listed === listed) &&
          (phase === undefined || card.phase === phase) &&
          (dueBefore === undefined || (card.due !== undefined && card.due < dueBefore)),
      )
      .sort((a, b) => b.touched - a.touched)
      .slice(0, most);
  }

  async putAway(tables: readonly string[]): Promise<readonly string[]> {
    const over = this.#over(tables);
    for (const table of over) this.#away.add(table);
    this.#said = this.#said.filter(({ table }) => !over.includes(table));
    return over;
  }

  async isPutAway(table: string): Promise<boolean> {
    return this.#away.has(table);
  }

  async remove(tables: readonly string[]): Promise<readonly string[]> {
    const over = this.#over(tables);
    for (const table of over) {
      this.#entries.delete(table);
      this.#cards.delete(table);
    }
    this.#said = this.#said.filter(({ table }) => !over.includes(table));
    return over;
  }

  #over(tables: readonly string[]): readonly string[] {
    if (this.#closed) throw new CannotSave('the log is closed');
    return tables.filter((table) => this.#cards.get(table)?.phase === 'over' && !this.#away.has(table));
  }

  async overBefore(moment: number, most: number): Promise<readonly string[]> {
    return [...this.#cards.values()]
      .filter(({ table, phase, touched }) => phase === 'over' && touched < moment && !this.#away.has(table))
      .sort((a, b) => a.touched - b.touched)
      .slice(0, most)
      .map(({ table }) => table);
  }

  async room(): Promise<Room> {
    const bodies = [...this.#entries].flatMap(([table, kept]) => (this.#away.has(table) ? [] : kept));
    return { used: bodies.reduce((sum, { body }) => sum + body.length, 0), free: Number.MAX_SAFE_INTEGER };
  }

  async say(saying: Saying): Promise<boolean> {
    this.#said.push(saying);
    return true;
  }

  async said(table: string, most: number): Promise<readonly Saying[]> {
    return this.#said.filter((saying) => saying.table === table).slice(-most);
  }

  async saidBy(person: string): Promise<readonly Saying[]> {
    return this.#said.filter((saying) => saying.person === person);
  }

  async forget(person: string): Promise<void> {
    this.#said = this.#said.filter((saying) => saying.person !== person);
    for (const [table, entries] of this.#entries)
      this.#entries.set(
        table,
        entries.map((entry) => unnamed(entry, (other) => other === person)),
      );
    this.#forgotten.add(person);
  }

  async forgotten(): Promise<readonly string[]> {
    return [...this.#forgotten];
  }

  isForgotten(person: string): boolean {
    return this.#forgotten.has(person);
  }

  #names(table: string, person: string): boolean {
    const entries = this.#entries.get(table) ?? [];
    return entries.some(({ names = [] }) => names.some((given) => given.person === person));
  }

  async count() {
    return {
      tables: this.#entries.size,
      entries: [...this.#entries.values()].reduce((sum, kept) => sum + kept.length, 0),
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
  }

  /** The same tables, as a restarted process finds them. */
  again(): MemoryLog {
    const log = new MemoryLog();
    for (const [table, entries] of this.#entries) log.#entries.set(table, entries);
    for (const [table, card] of this.#cards) log.#cards.set(table, card);
    log.#said = this.#said;
    for (const table of this.#away) log.#away.add(table);
    for (const person of this.#forgotten) log.#forgotten.add(person);
    return log;
  }
}

function unnamed({ names = [], ...entry }: LogEntry, isGone: (person: string) => boolean): LogEntry {
  const others = names.filter(({ person }) => !isGone(person));
  return others.length > 0 ? { ...entry, names: others } : entry;
}
