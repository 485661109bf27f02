/** A mean, and how far it may be off: its standard error. */
export interface Figure {
  readonly mean: number;
  readonly error: number;
}

/** Numbers are added one by one; their mean is asked for in the end. */
export class Tally {
  private count = 0;
  private sum = 0;
  private squares = 0;

  add(number: number): void {
    this.count++;
    this.sum += number;
    this.squares += number * number;
  }

  figure(): Figure {
    const { count, sum, squares } = this;
    if (count < 2) return { mean: count === 0 ? 0 : sum, error: 1 };
    const mean = sum / count;
    const variance = Math.max(0, squares - sum * mean) / (count - 1);
    // The same result every time does not prove that no other is possible: the next one might differ.
    return { mean, error: Math.sqrt(Math.max(variance, 1 / count) / count) };
  }
}
