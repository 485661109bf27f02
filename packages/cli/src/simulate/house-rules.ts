import { BadInput, type Game, open } from '@stamtafel/kernel';

type Value = string | number | boolean;

/** One house rule, other than in the matches it is compared with. */
export interface Change {
  readonly option: string;
  readonly from: Value;
  readonly to: Value;
}

export interface Setting {
  readonly seats?: number;
  readonly options: { readonly [id: string]: unknown };
}

/** Every other value of every house rule with which the same table can be played; of a range its two ends. */
export function changes(game: Game, { seats, options }: Setting): Change[] {
  const found: Change[] = [];
  const now = new Map<string, unknown>(Object.entries(open(game, asked(seats, options)).options));
  for (const [option, { values, onlyWith }] of Object.entries(game.options)) {
    const from = now.get(option);
    if (!isValue(from)) continue; // the figures of an own copy
    if (onlyWith && !onlyWith.values.some((value) => value === now.get(onlyWith.option))) continue;
    for (const to of 'from' in values ? [values.from, values.to] : values)
      if (to !== from && isPlayable(game, asked(seats, { ...options, [option]: to })))
        found.push({ option, from, to });
  }
  return found;
}

const asked = (seats: number | undefined, options: Setting['options']): Setting =>
  seats === undefined ? { options } : { seats, options };

const isValue = (value: unknown): value is Value =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function isPlayable(game: Game, setting: Setting): boolean {
  try {
    open(game, setting);
    return true;
  } catch (error) {
    if (error instanceof BadInput) return false;
    throw error;
  }
}
