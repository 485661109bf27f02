/** Control characters, invisible marks, and everything that turns the direction of writing or joins what is apart. */
const HARMFUL = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0\u2800]/gu;
/** More marks on one letter than any language needs. */
const PILED = /(\p{M}{3})\p{M}+/gu;

/**
 * Text from people as it may be shown to others: composed, in one line, nothing hidden. (\p{Cf} takes the joiner out of
 * composed emoji too: the parts remain.)
 */
export function clean(text: string, longest: number): string {
  const plain = text
    .replace(/[\r\n\t]+/g, ' ')
    .replace(HARMFUL, '')
    .normalize('NFC')
    .replace(PILED, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return Array.from(plain).slice(0, longest).join('').trim();
}

export const LONGEST_NAME = 32;
export const LONGEST_LINE = 280;
