/** Whether counts that should be equal differ by more than chance explains, once in about 30,000 times. */
export function looksUniform(counts: readonly number[]): boolean {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chi = counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
  const freedom = counts.length - 1;
  // Wilson and Hilferty: the cube root of chi-square over its degrees of freedom is nearly normal.
  const z = (Math.cbrt(chi / freedom) - (1 - 2 / (9 * freedom))) / Math.sqrt(2 / (9 * freedom));
  return z < 4;
}
