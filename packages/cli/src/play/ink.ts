/** Colours of the terminal. Whatever they say is also said by a letter or a word. */

const codes = {
  red: '91',
  blue: '94',
  green: '92',
  white: '97',
  orange: '38;5;214',
  purple: '38;5;177',
  amber: '38;5;179',
  grey: '38;5;245',
  bold: '1',
} as const;

type Hue = keyof typeof codes;
export type Ink = { readonly [H in Hue]: (text: string) => string };

function inks(paint: (code: string) => (text: string) => string): Ink {
  return {
    red: paint(codes.red),
    blue: paint(codes.blue),
    green: paint(codes.green),
    white: paint(codes.white),
    orange: paint(codes.orange),
    purple: paint(codes.purple),
    amber: paint(codes.amber),
    grey: paint(codes.grey),
    bold: paint(codes.bold),
  };
}

/** Pencil: no colours at all. */
export const pencil: Ink = inks(() => (text) => text);
export const colours: Ink = inks((code) => (text) => (text === '' ? '' : `\x1b[${code}m${text}\x1b[0m`));
