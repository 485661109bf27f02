/** Stands between two licences in licences.txt. */
export const BETWEEN = `\n${'-'.repeat(72)}\n`;

/** One thing that Stamtafel is made of: its name, and the words under which it may be passed on. */
export interface Licence {
  readonly name: string;
  readonly words: string;
}

/** The file as it was written by the build: a line with the name, and below it the words. */
export function licencesIn(file: string): Licence[] {
  return file.split(BETWEEN).map((one) => {
    const end = one.indexOf('\n');
    return { name: one.slice(0, end), words: one.slice(end).trim() };
  });
}
