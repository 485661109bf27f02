import type { Figures } from './figures.ts';
import type { Rate } from './findings.ts';
import type { Words } from './words.ts';

/** What the shares of some seats say, in plain words: the seat that surely differs, else one that may, else none. */
export function verdict(
  rates: readonly Rate[],
  names: readonly string[],
  even: (expected: string, reach: string) => string,
  words: Words,
  figures: Figures,
): string[] {
  const said = (sure: boolean): string[] =>
    rates.flatMap((rate, i) => {
      if (rate.difference?.sure !== sure) return [];
      const say = sure ? words.seatDiffers : words.seatMayDiffer;
      const more = rate.difference.towards === 'more';
      return [say(names[i] ?? '', more, figures.share(rate), figures.percent(rate.expected))];
    });
  const sure = said(true);
  if (sure.length > 0) return mirrored(rates, sure);
  const perhaps = said(false);
  if (perhaps.length > 0) return mirrored(rates, perhaps);
  const reach = Math.max(...rates.map(({ low, high }) => (high - low) / 2));
  return [even(figures.percent(rates[0]?.expected ?? 0), figures.decimal(100 * reach))];
}

/** With two seats the other sentence says the same. */
const mirrored = (rates: readonly Rate[], sentences: string[]): string[] =>
  rates.length === 2 ? sentences.slice(0, 1) : sentences;
