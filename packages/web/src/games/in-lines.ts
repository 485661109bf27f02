interface Lines {
  /** As many letters as a line has if it can. */
  readonly letters: number;
  readonly most: number;
}

/** A name in at most this many lines: where it needs more, they are longer instead, and no word is lost. */
export function inLines(name: string, { letters, most }: Lines): readonly string[] {
  const lines: string[] = [];
  for (const word of name.split(/(?<=-)|\s+/)) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : last.endsWith('-') ? last + word : `${last} ${word}`;
    if (last !== undefined && joined.length <= letters) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines.length <= most ? lines : inLines(name, { letters: letters + 1, most });
}
