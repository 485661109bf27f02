import type { CardFilter, EventLog, LogEntry, Saying, TableCard } from './port.ts';
import { SeqTaken } from './port.ts';

/** Keeps everything in memory: for tests and trials. */
export class MemoryLog implements EventLog {
  readonly #entries = new Map<string, LogEntry[]>();
  readonly #cards = new Map<string, TableCard>();
  #said: Saying[] = [];

  async append(entries: readonly LogEntry[], card: TableCard): Promise<void> {
    const kept = this.#entries.get(card.table) ?? [];
    if (entries.some(({ seq }, i) => seq !== kept.length + i)) throw new SeqTaken(`table ${card.table}`);
    kept.push(...entries);
    this.#entries.set(card.table, kept);
    this.#cards.set(card.table, card);
  }

  async read(table: string, from = 0): Promise<readonly LogEntry[]> {
    return (this.#entries.get(table) ?? []).slice(from);
  }

  async card(table: string): Promise<TableCard | undefined> {
    return this.#cards.get(table);
  }

  async cards({ person, listed, phase, dueBefore, most }: CardFilter): Promise<readonly TableCard[]> {
    return [...this.#cards.values()]
      .filter(
        (card) =>
          (person === undefined || card.people.includes(person)) &&
          (listed === undefined || card.listed === listed) &&
          (phase === undefined || card.phase === phase) &&
          (dueBefore === undefined || (card.due !== undefined && card.due < dueBefore)),
      )
      .sort((a, b) => b.made - a.made)
      .slice(0, most);
  }

  async say(saying: Saying): Promise<boolean> {
    this.#said.push(saying);
    return true;
  }

  async said(table: string, most: number): Promise<readonly Saying[]> {
    return this.#said.filter((saying) => saying.table === table).slice(-most);
  }

  async unsay({ table, person }: { readonly table?: string; readonly person?: string }): Promise<void> {
    this.#said = this.#said.filter(
      (saying) =>
        (table !== undefined && saying.table !== table) || (person !== undefined && saying.person !== person),
    );
  }

  async count() {
    return {
      tables: this.#entries.size,
      entries: [...this.#entries.values()].reduce((sum, kept) => sum + kept.length, 0),
    };
  }

  async close(): Promise<void> {}
}
