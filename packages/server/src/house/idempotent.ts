/** More than anybody has under way at a table when a line breaks. */
const REMEMBERED = 50;

/**
 * What is said again, because nobody heard the answer, is done once and gets the first answer. Only moves need more than a
 * table's memory: their names are in the log. What was refused has done nothing, and is judged anew.
 */
export class Idempotent {
  readonly #answers = new Map<string, Promise<void>>();

  /** `id`: the client's own name for it; without one it is always something new. */
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
