import type { ReactNode } from 'react';
import type { CardFaceProps } from '../look.ts';

/** Name and hue from the id alone, for a game without pictures of its own. */
export function CardFace({ card, name }: CardFaceProps): ReactNode {
  const hue = [...card.id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  const lines = broken(name, 11);
  return (
    <>
      <rect x="14" y="14" width="172" height="252" rx="10" fill={`hsl(${hue} 45% 88%)`} />
      <circle cx="100" cy="196" r="46" fill={`hsl(${hue} 40% 42%)`} />
      <text x="100" y="214" textAnchor="middle" fontSize="52" fontWeight="700" fill="#fff">
        {name.slice(0, 1)}
      </text>
      {lines.map((line, i) => (
        <text
          key={line}
          x="100"
          y={52 + i * 32}
          textAnchor="middle"
          fontSize="28"
          fontWeight="700"
          fill="#2b1b12"
        >
          {line}
        </text>
      ))}
    </>
  );
}

/** A name over at most three lines of about this many letters. */
function broken(name: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.slice(0, 3).map((line) => (line.length > width + 3 ? `${line.slice(0, width + 2)}…` : line));
}
