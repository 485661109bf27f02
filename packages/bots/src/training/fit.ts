/** One choice to learn from: what spoke for each option (one row each), and how often a better player chose it. */
export interface Example {
  readonly width: number;
  readonly rows: Float32Array;
  readonly target: Float32Array;
}

export interface Fitted {
  readonly weights: number[];
  /** The mean surprise (in nats) on examples kept apart, before and after. */
  readonly before: number;
  readonly after: number;
}

const PASSES = 30;
const RATE = 0.05;
/** Pulls every weight towards 0, so that what is hardly ever seen weighs hardly anything. */
const DECAY = 1e-4;
/** One example in this many is kept aside for checking. */
const APART = 8;

/**
 * Fits weights so that the softmax of the weighted rows comes close to the targets. The value of a position is fitted
 * the same way: its rows are the seats, its target their shares of the win. Adam on features of equal spread.
 */
export function fit(examples: readonly Example[], width: number, from: readonly number[]): Fitted {
  const shown = spreads(examples, width);
  const spread = shown.map((far) => far || 1);
  const weights = Float64Array.from(from, (weight, f) => weight * spread[f]!);
  const [first, second] = [new Float64Array(width), new Float64Array(width)];
  const learnt = examples.filter((_, i) => i % APART !== 0);
  const apart = examples.filter((_, i) => i % APART === 0);
  const before = surprise(apart, weights, spread);
  let best = { loss: before, weights: weights.slice() };
  let steps = 0;
  for (let pass = 0; pass < PASSES; pass++) {
    const rate = RATE * (1 - pass / PASSES);
    for (let i = 0; i < learnt.length; i += BATCH) {
      const gradient = new Float64Array(width);
      const batch = learnt.slice(i, i + BATCH);
      for (const example of batch) addGradient(example, weights, spread, gradient);
      steps++;
      for (let f = 0; f < width; f++) {
        // What these examples never show is not unlearnt.
        if (shown[f] === 0) continue;
        const slope = gradient[f]! / batch.length + DECAY * weights[f]!;
        first[f] = 0.9 * first[f]! + 0.1 * slope;
        second[f] = 0.999 * second[f]! + 0.001 * slope * slope;
        const mean = first[f]! / (1 - 0.9 ** steps);
        weights[f]! -= (rate * mean) / (Math.sqrt(second[f]! / (1 - 0.999 ** steps)) + 1e-8);
      }
    }
    const loss = surprise(apart, weights, spread);
    if (loss < best.loss) best = { loss, weights: weights.slice() };
  }
  return {
    weights: Array.from(best.weights, (weight, f) => Number((weight / spread[f]!).toPrecision(5))),
    before,
    after: best.loss,
  };
}

const BATCH = 32;

/** By feature: how far it usually lies from 0. */
function spreads(examples: readonly Example[], width: number): Float64Array {
  const squares = new Float64Array(width);
  let rows = 0;
  for (const example of examples) {
    rows += example.target.length;
    for (let i = 0; i < example.rows.length; i++) squares[i % width]! += example.rows[i]! ** 2;
  }
  return squares.map((square) => (rows > 0 ? Math.sqrt(square / rows) : 0));
}

function shares({ width, rows, target }: Example, weights: Float64Array, spread: Float64Array): Float64Array {
  const scores = new Float64Array(target.length);
  for (let i = 0; i < target.length; i++)
    for (let f = 0; f < width; f++) scores[i]! += (weights[f]! * rows[i * width + f]!) / spread[f]!;
  const top = Math.max(...scores);
  let sum = 0;
  for (let i = 0; i < scores.length; i++) {
    scores[i] = Math.exp(scores[i]! - top);
    sum += scores[i]!;
  }
  return scores.map((score) => score / sum);
}

function addGradient(
  example: Example,
  weights: Float64Array,
  spread: Float64Array,
  into: Float64Array,
): void {
  const { width, rows, target } = example;
  const found = shares(example, weights, spread);
  for (let i = 0; i < target.length; i++) {
    const miss = found[i]! - target[i]!;
    for (let f = 0; f < width; f++) into[f]! += (miss * rows[i * width + f]!) / spread[f]!;
  }
}

function surprise(examples: readonly Example[], weights: Float64Array, spread: Float64Array): number {
  let sum = 0;
  for (const example of examples) {
    const found = shares(example, weights, spread);
    for (let i = 0; i < found.length; i++)
      if (example.target[i]! > 0) sum -= example.target[i]! * Math.log(Math.max(1e-9, found[i]!));
  }
  return examples.length === 0 ? 0 : sum / examples.length;
}
