import type { FastifyRequest } from 'fastify';
import { refuse } from '../table/trouble.ts';
import { askerOf } from './identity.ts';
import { Allowance } from './limits.ts';
import { whereabouts } from './whereabouts.ts';

/** An address may be shared by several people. */
const PEOPLE_PER_ADDRESS = 10;
const TEN_MINUTES = 600_000;

/** How many tables a person makes, and an address. Refused attempts do not count. */
export class NewTables {
  readonly #byPerson: Allowance;
  readonly #byAddress: Allowance;
  readonly #now: () => number;

  /** `now`: milliseconds that never fall. */
  constructor(most: number, now: () => number) {
    this.#now = now;
    this.#byPerson = new Allowance({ most, ms: TEN_MINUTES });
    this.#byAddress = new Allowance({ most: most * PEOPLE_PER_ADDRESS, ms: TEN_MINUTES });
  }

  async count<T>(request: FastifyRequest, make: () => Promise<T>): Promise<T> {
    const { id } = askerOf(request).person;
    const address = whereabouts(request.ip);
    const now = this.#now();
    // Counted beforehand, so that many parallel requests cannot exceed the limit.
    if (!this.#byPerson.spend(id, now)) tooMany();
    if (!this.#byAddress.spend(address, now)) {
      this.#byPerson.giveBack(id);
      tooMany();
    }
    try {
      return await make();
    } catch (error) {
      this.#byPerson.giveBack(id);
      this.#byAddress.giveBack(address);
      throw error;
    }
  }
}

function tooMany(): never {
  refuse('too-many-new-tables');
}
