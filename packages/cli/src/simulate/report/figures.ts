import type { Language } from '@stamtafel/games';
import type { Rate } from './findings.ts';

/** Numbers as they are written in a language. */
export interface Figures {
  /** 12.345 */
  whole(value: number): string;
  /** 12,3 */
  decimal(value: number): string;
  /** +1,2 */
  signed(value: number): string;
  /** 31,0 % */
  percent(share: number): string;
  /** 31,0 % (28,1 – 34,0) */
  share(rate: Rate): string;
  /** +1,2 (−0,8 … +3,1) */
  change(interval: { readonly low: number; readonly middle: number; readonly high: number }): string;
}

export function figures(language: Language): Figures {
  const locale = language === 'nl' ? 'nl-NL' : 'en-GB';
  const wholes = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const decimals = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const decimal = (value: number): string => decimals.format(value).replace('-', '−');
  const signed = (value: number): string => {
    const text = decimal(Math.abs(value));
    return `${text === decimal(0) ? '±' : value < 0 ? '−' : '+'}${text}`;
  };
  const percent = (share: number): string => `${decimal(100 * share)} %`;
  return {
    whole: (value) => wholes.format(value).replace('-', '−'),
    decimal,
    signed,
    percent,
    share: ({ share, low, high }) => `${percent(share)} (${decimal(100 * low)} – ${decimal(100 * high)})`,
    change: ({ low, middle, high }) =>
      low === high ? signed(middle) : `${signed(middle)} (${signed(low)} … ${signed(high)})`,
  };
}
