import type { Told } from '@stamtafel/kernel';
import { vaultOf } from '../house/vault.ts';
import { MemoryLog } from '../log/memory.ts';
import type { Append, End } from '../log/port.ts';
import { Fold } from '../table/apply.ts';
import { bodySchema } from '../table/entry.ts';
import type { Play } from '../table/play.ts';
import type { TableState } from '../table/state.ts';

export const testKey = new Uint8Array(32).fill(7);

/** How the last entries changed a match. */
export interface Change {
  readonly before: Play | undefined;
  readonly after: Play | undefined;
  /** Everything that was told on the way, with who knew which card at that moment. */
  readonly told: readonly Told[];
}

/** A log that knows the truth behind the tables it keeps: what the house shows can be compared with it. */
export class SpyLog extends MemoryLog {
  readonly #folds = new Map<string, Fold>();
  readonly #ends = new Map<string, string>();
  onChange: (table: string, change: Change) => void = () => {};

  override async append(append: Append): Promise<End> {
    const end = await super.append(append);
    const { card, entries } = append;
    this.#ends.set(card.table, end.hash);
    const fold = this.#folds.get(card.table) ?? new Fold(card.table, vaultOf(testKey));
    this.#folds.set(card.table, fold);
    const before = fold.table?.play;
    const told: Told[] = [];
    for (const { at, body } of entries) {
      const heard = fold.table?.play?.tellings ?? 0;
      fold.add({ at, body: bodySchema.parse(JSON.parse(body)) });
      const play = fold.table?.play;
      if (play && play.tellings > heard) told.push(...play.told.slice(heard - play.tellings));
    }
    this.onChange(card.table, { before, after: fold.table?.play, told });
    return end;
  }

  /** The hash of the last entry. */
  endOf(table: string): string | undefined {
    return this.#ends.get(table);
  }

  truth(table: string): TableState {
    const state = this.#folds.get(table)?.table;
    if (state === undefined) throw new Error(`there is no table ${table}`);
    return state;
  }
}
