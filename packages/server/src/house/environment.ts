import type { Thinkers } from '../bots/thinkers.ts';
import type { Store } from '../log/port.ts';
import type { Body } from '../table/entry.ts';
import type { HouseClock } from './clock.ts';
import type { HouseSetting } from './setting.ts';
import type { Vault } from './vault.ts';

/** Everything that tables share, and everything that comes from outside: time, chance, storage. */
export interface Environment extends Store {
  readonly clock: HouseClock;
  readonly setting: HouseSetting;
  readonly vault: Vault;
  readonly thinkers: Thinkers;
  /** People who are being forgotten right now. */
  readonly forgetting: Map<string, Promise<void>>;
  /** A random whole number from 0 to n − 1. */
  below(n: number): number;
  /** Refuses somebody another table: they have too many, or there is no room for it. */
  mayMake(person: string): Promise<void>;
  /** A table was made. */
  made(): void;
  /** Entries were saved. */
  kept(bodies: readonly Body[]): void;
  couldNotSave(table: string): void;
  /** A table cannot be verified, or cannot be shown. */
  frozen(table: string, why: string): void;
  /** A table was read and verifies, whatever was wrong with it before. */
  whole(table: string): void;
  /** A table's card did not say what its log says: it was damaged, and is right again. */
  mended(table: string): void;
  /** A failure that should not happen, for the operator's log. */
  failed(table: string, error: unknown): void;
}
