// A screen of the terminal as an SVG: tmux capture-pane -e -p | node scripts/terminal-picture.ts TITLE > picture.svg
import { readFileSync } from 'node:fs';
import process from 'node:process';

const CELL = { width: 8.4, height: 18 } as const;
const MARGIN = 16;
const BAR = 30;
const COLUMNS = 80;

/** The colours of the table on its dark wood; the keys are the codes in packages/cli/src/play/ink.ts. */
const colours: { readonly [code: string]: string } = {
  '91': '#ff7a6b',
  '92': '#8fd694',
  '94': '#7fb8ff',
  '97': '#ffffff',
  '38;5;214': '#ffb454',
  '38;5;177': '#d7a3ff',
  '38;5;179': '#e0b566',
  '38;5;245': '#9a8f84',
};
const INK = '#efe6d8';

interface Run {
  readonly text: string;
  readonly column: number;
  readonly colour: string;
  readonly bold: boolean;
}

/** Lines with escape sequences as runs of one colour; a colour goes on until it is ended, also on the next line. */
function runsOf(lines: readonly string[]): Run[][] {
  const pen = { colour: INK, bold: false };
  return lines.map((line) => runsOfLine(line, pen));
}

function runsOfLine(line: string, pen: { colour: string; bold: boolean }): Run[] {
  const runs: Run[] = [];
  let column = 0;
  const [first = '', ...rest] = line.split('\u001b[');
  const add = (text: string): void => {
    if (text !== '') runs.push({ text, column, ...pen });
    column += [...text].length;
  };
  add(first);
  for (const part of rest) {
    const end = part.indexOf('m');
    const codes = part.slice(0, end);
    for (const code of codes.match(/38;5;\d+|\d+/g) ?? ['0']) {
      if (code === '0') Object.assign(pen, { colour: INK, bold: false });
      else if (code === '39') pen.colour = INK;
      else if (code === '1') pen.bold = true;
      else if (code === '22') pen.bold = false;
      else pen.colour = colours[code] ?? pen.colour;
    }
    add(part.slice(end + 1));
  }
  return runs;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export function picture(screen: string, title: string): string {
  const lines = runsOf(screen.replace(/\s+$/, '').split('\n'));
  const width = Math.round(COLUMNS * CELL.width + 2 * MARGIN);
  const height = lines.length * CELL.height + 2 * MARGIN + BAR;
  const texts = lines.flatMap((runs, row) =>
    runs.flatMap(({ text, column, colour, bold }) => {
      const trimmed = text.trimStart();
      if (trimmed === '') return [];
      const from = column + text.length - trimmed.length;
      const shown = trimmed.trimEnd();
      const x = (MARGIN + from * CELL.width).toFixed(1);
      const y = BAR + MARGIN + row * CELL.height + 13;
      const length = ([...shown].length * CELL.width).toFixed(1);
      return `<text x="${x}" y="${y}" fill="${colour}"${bold ? ' font-weight="bold"' : ''} textLength="${length}">${escaped(shown)}</text>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">
<title>${escaped(title)}</title>
<rect width="${width}" height="${height}" rx="10" fill="#241b15"/>
<rect width="${width}" height="${BAR}" rx="10" fill="#3a2b20"/>
<g fill="#7a6450"><circle cx="20" cy="15" r="5"/><circle cx="38" cy="15" r="5"/><circle cx="56" cy="15" r="5"/></g>
<text x="${width / 2}" y="20" fill="#c9b8a4" text-anchor="middle" font-family="system-ui, sans-serif" font-size="13">${escaped(title)}</text>
<g font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="14" xml:space="preserve">
${texts.join('\n')}
</g>
</svg>
`;
}

if (import.meta.main) {
  const [title = 'Stamtafel'] = process.argv.slice(2);
  process.stdout.write(picture(readFileSync(0, 'utf8'), title));
}
