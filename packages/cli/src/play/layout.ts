/** Text in columns. Widths are counted in visible characters: colours take no room. */

export const WIDTH = 80;

// biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence begins with one
const ESCAPES = /\x1b\[[0-9;]*[A-Za-z]/g;

export const bare = (text: string): string => text.replace(ESCAPES, '');
export const widthOf = (text: string): number => [...bare(text)].length;

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

export function centre(text: string, width: number): string {
  const room = Math.max(0, width - widthOf(text));
  return ' '.repeat(room >> 1) + text + ' '.repeat(room - (room >> 1));
}

/** One text at the left edge, one at the right. */
export function apart(left: string, right: string, width: number): string {
  return padEnd(left, width - widthOf(right)) + right;
}

/** The same, on two lines where one has no room. */
export function headline(left: string, right: string, width = WIDTH - 1): string[] {
  return widthOf(left) + 2 + widthOf(right) <= width
    ? [apart(left, right, width)]
    : [left, padStart(right, width)];
}

/** Text without colours, at most this wide. */
export function cut(text: string, width: number): string {
  const letters = [...text];
  return letters.length <= width ? text : `${letters.slice(0, Math.max(0, width - 1)).join('')}…`;
}

/** Something typed, short enough for a sentence and unable to repaint the screen. */
export const echo = (typed: string): string => cut(typed.replace(/[\p{Cc}\p{Cf}]/gu, '?'), 30);

/** A paragraph over several lines; the first begins with `first`, the others with as much room. */
export function wrap(text: string, { first = '', width = WIDTH - 1 } = {}): string[] {
  const indent = ' '.repeat(widthOf(first));
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const word of text.split(/\s+/)) {
    if (word === '') continue;
    if (!empty && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = indent;
      empty = true;
    }
    line += empty ? word : ` ${word}`;
    empty = false;
  }
  lines.push(line);
  return lines;
}

/** Short pieces side by side, as many to a line as fit. */
export function flow(
  pieces: readonly string[],
  { first = '', gap = '   ', width = WIDTH - 1 } = {},
): string[] {
  const indent = ' '.repeat(widthOf(first));
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const piece of pieces) {
    if (!empty && widthOf(line) + gap.length + widthOf(piece) > width) {
      lines.push(line);
      line = indent;
      empty = true;
    }
    line += empty ? piece : gap + piece;
    empty = false;
  }
  lines.push(line);
  return lines;
}

/** Blocks of lines next to each other, tops aligned. */
export function beside(blocks: readonly (readonly string[])[], gap = ' '): string[] {
  const widths = blocks.map((block) => Math.max(0, ...block.map(widthOf)));
  const height = Math.max(0, ...blocks.map((block) => block.length));
  return Array.from({ length: height }, (_, row) =>
    blocks
      .map((block, i) => padEnd(block[row] ?? '', widths[i] ?? 0))
      .join(gap)
      .trimEnd(),
  );
}

/** A frame with a title on its upper edge. `width` counts the frame. */
export function box(lines: readonly string[], { title = '', width = WIDTH - 2 } = {}): string[] {
  const inner = width - 2;
  const name = title === '' ? '' : ` ${title} `;
  return [
    `╭─${name}${'─'.repeat(Math.max(0, inner - 1 - widthOf(name)))}╮`,
    ...lines.map((line) => `│${padEnd(line, inner)}│`),
    `╰${'─'.repeat(inner)}╯`,
  ];
}
