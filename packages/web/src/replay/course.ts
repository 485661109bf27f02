/** Width and height of the drawing, and the room left for names at its right edge. */
export const WIDTH = 320;
export const HEIGHT = 120;
export const MARGIN = { left: 26, right: 14, top: 10, bottom: 18 };

interface Course {
  /** The scores at the lower and the upper edge. */
  readonly bottom: number;
  readonly top: number;
  /** By seat: the path of its line. */
  readonly paths: readonly string[];
  /** By seat: where it ends. */
  readonly ends: readonly { readonly x: number; readonly y: number }[];
}

/** Where in the drawing a moment stands. */
export const columnOf = (moment: number, last: number): number =>
  round(MARGIN.left + (moment / Math.max(1, last)) * (WIDTH - MARGIN.left - MARGIN.right));

/** Lines of the scores: level while nothing changes, a step where something does. The best player ends on top. */
export function courseOf(
  scores: readonly (readonly number[])[],
  { fewerWin = false }: { readonly fewerWin?: boolean } = {},
): Course {
  const all = scores.flat();
  const least = Math.min(0, ...all);
  const most = Math.max(1, ...all);
  const x = (moment: number): number => columnOf(moment, scores.length - 1);
  const y = (score: number): number => {
    const share = (score - least) / (most - least);
    return round(MARGIN.top + (fewerWin ? share : 1 - share) * (HEIGHT - MARGIN.top - MARGIN.bottom));
  };
  const seats = scores[0]?.length ?? 0;
  const last = scores.length - 1;
  const lines = Array.from({ length: seats }, (_, seat) => {
    const of = (moment: number): number => scores[moment]?.[seat] ?? 0;
    let path = `M${x(0)} ${y(of(0))}`;
    for (let moment = 1; moment <= last; moment++)
      if (of(moment) !== of(moment - 1)) path += `H${x(moment)}V${y(of(moment))}`;
    return { path: `${path}H${x(last)}`, end: { x: x(last), y: y(of(last)) } };
  });
  const [bottom, top] = fewerWin ? [most, least] : [least, most];
  return { bottom, top, paths: lines.map(({ path }) => path), ends: lines.map(({ end }) => end) };
}

const round = (n: number): number => Math.round(n * 10) / 10;
