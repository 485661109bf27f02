/** More than a client has under way at a table when the connection breaks. */
const REMEMBERED = 50;

/** By the client's own id: the first answer to its request. */
type Ring = Map<string, Promise<void>>;

/**
 * A request that is sent again because its answer was lost is carried out once and gets the first answer. Only moves
 * need more than the table's memory: their ids are in the log. A refused request has done nothing and is judged
 * again. Each player has a ring of their own: in a common one the requests of others, which may be secret, would make
 * the house forget one's own. Those who only watch share one; they can do nothing in secret.
 */
export class Idempotent {
  readonly #sits: (person: string) => boolean;
  readonly #players = new Map<string, Ring>();
  readonly #watchers: Ring = new Map();

  constructor(sits: (person: string) => boolean) {
    this.#sits = sits;
  }

  /** `id`: the client's own id of the request; without one it is always a new request. */
  do(person: string, id: string | undefined, act: () => Promise<void>): Promise<void> {
    if (id === undefined) return act();
    const ring = this.#ringOf(person);
    const name = `${person} ${id}`;
    const first = ring.get(name);
    if (first !== undefined) return first;
    const answer = act();
    ring.set(name, answer);
    answer.catch(() => ring.delete(name));
    for (const oldest of ring.keys()) {
      if (ring.size <= REMEMBERED) break;
      ring.delete(oldest);
    }
    return answer;
  }

  #ringOf(person: string): Ring {
    if (!this.#sits(person)) return this.#watchers;
    const known = this.#players.get(person);
    if (known !== undefined) return known;
    for (const other of this.#players.keys()) if (!this.#sits(other)) this.#players.delete(other);
    const ring: Ring = new Map();
    this.#players.set(person, ring);
    return ring;
  }
}
