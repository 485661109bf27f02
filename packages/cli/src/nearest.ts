/** The known words that a typed one may have meant. */

/** The end of a sentence that refuses a word: what may have been meant, or else what there is. */
export function didYouMean(typed: string, words: readonly string[], otherwise: string): string {
  const near = nearest(typed, words);
  return near.length === 0 ? `${otherwise}.` : `did you mean ${near.join(' or ')}?`;
}

/** At most three words that differ from the typed one by few letters, the nearest first. */
export function nearest(typed: string, words: readonly string[], most = 3): string[] {
  const from = typed.toLowerCase();
  return words
    .map((word) => ({ word, far: distance(from, word.toLowerCase()) }))
    .filter(({ word, far }) => far <= Math.max(1, Math.floor(word.length * 0.4)) || isPart(from, word))
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ word }) => word);
}

const isPart = (typed: string, word: string): boolean =>
  typed.length > 2 && word.toLowerCase().includes(typed);

/** How many letters have to be added, left out, replaced or swapped with their neighbour. */
function distance(a: string, b: string): number {
  if (a.length > 100) return a.length;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? a.length;
}
