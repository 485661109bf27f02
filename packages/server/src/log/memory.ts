import { chainStart, withHashes } from './chain.ts';
import { checkAppend } from './check-append.ts';
import {
  CannotSave,
  type CardFilter,
  type EventLog,
  type LogEntry,
  type NewEntry,
  PutAway,
  type Room,
  type Saying,
  SeqTaken,
  type TableCard,
} from './port.ts';

/** Keeps everything in memory: for tests and experiments. Fulfils the contract of every log except durability. */
export class MemoryLog implements EventLog {
  readonly #entries = new Map<string, LogEntry[]>();
  readonly #cards = new Map<string, TableCard>();
  readonly #away = new Set<string>();
  #said: Saying[] = [];
  readonly #forgotten = new Set<string>();
  #closed = false;

  async append(entries: readonly NewEntry[], card: TableCard): Promise<void> {
    checkAppend(entries, card);
    if (this.#closed) throw new CannotSave('the log is closed');
    if (this.#away.has(card.table)) throw new PutAway(card.table);
    const kept = this.#entries.get(card.table) ?? [];
    const first = entries[0]?.seq ?? 0;
    if (first < kept.length) throw new SeqTaken(`table ${card.table} has entry ${first} already`);
    if (first > kept.length) throw new CannotSave(`entry ${first} cannot follow entry ${kept.length - 1}`);
    const added = withHashes(entries, kept.at(-1)?.hash ?? chainStart(card.table));
    kept.push(...added.map((entry) => unnamed(entry, (person) => this.#forgotten.has(person))));
    this.#entries.set(card.table, kept);
    this.#cards.set(card.table, card);
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
