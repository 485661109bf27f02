import { cut } from '@stamtafel/protocol/names.ts';

/**
 * Control characters, invisible marks, and everything that changes the writing direction or joins separate words; but
 * not what joins the parts of one emoji, such as a family.
 */
const HARMFUL =
  /(?!(?<=\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d(?=\p{Extended_Pictographic}))[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0\u2800]/gu;
/** More marks on one letter than any language needs. */
const PILED = /(\p{M}{3})\p{M}+/gu;

/** Text from people, made fit to be shown to others: composed, on one line, nothing hidden. */
export function clean(text: string, longest: number): string {
  const plain = text
    .replace(/[\r\n\t]+/g, ' ')
    .replace(HARMFUL, '')
    .normalize('NFC')
    .replace(PILED, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return cut(plain, longest).trim();
}

export const LONGEST_LINE = 280;
