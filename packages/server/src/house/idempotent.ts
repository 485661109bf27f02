/** More than a client has under way at a table when the connection breaks. */
const REMEMBERED = 50;

/**
 * A request that is sent again because its answer was lost is carried out once and gets the first answer. Only moves
 * need more than the table's memory: their ids are in the log. A refused request has done nothing and is judged
 * again.
 */
export class Idempotent {
  readonly #answers = new Map<string, Promise<void>>();

  /** `id`: the client's own id of the request; without one it is always a new request. */
  do(person: string, id: string | undefined, act: () => Promise<void>): Promise<void> {
    if (id === undefined) return act();
    const name = `${person} ${id}`;
    const first = this.#answers.get(name);
    if (first !== undefined) return first;
    const answer = act();
    this.#answers.set(name, answer);
    answer.catch(() => this.#answers.delete(name));
    for (const oldest of this.#answers.keys()) {
      if (this.#answers.size <= REMEMBERED) break;
      this.#answers.delete(oldest);
    }
    return answer;
  }
}
