import { columns } from '../columns.ts';
import type { Found } from './campaign.ts';
import { type Rating, ratings } from './elo.ts';
import type { Entrant } from './entrant.ts';
import type { Plan } from './plan.ts';
import { SPRT_ELO, type Sprt, scoreOf, sprt } from './statistics.ts';
import { iterationsPerSecond, meanMs, percentileMs } from './thoughts.ts';

/** One meeting: the share of wins of one `a` among as many `b` as there are chairs left. */
interface Cell {
  readonly a: string;
  readonly b: string;
  readonly score: number;
  readonly low: number;
  readonly high: number;
  /** Deals, each played once from every chair. */
  readonly pairs: number;
  readonly sprt: Sprt;
  readonly stoppedEarly: boolean;
}

export interface Standing extends Rating {
  readonly bot: string;
  readonly budget: { readonly iterations?: number; readonly ms?: number };
  /** Decisions with something to choose, and how long they took. */
  readonly decisions: number;
  readonly meanMs: number;
  readonly p95Ms: number;
  /** Imagined courses of play per second of thinking; 0 for who does not search. */
  readonly iterationsPerSecond: number;
}

export interface Report {
  /** What to type to get the same again. */
  readonly command: string;
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly matrix: readonly Cell[];
  readonly bots: readonly Standing[];
  readonly seconds: number;
}

export function reportOf(
  command: string,
  plan: Plan,
  seats: number,
  { meetings, thoughts }: Found,
  seconds: number,
): Report {
  const { entrants } = plan;
  const rated = ratings(
    entrants.length,
    meetings.map(({ deals }, i) => ({ a: plan.meetings[i]![0], b: plan.meetings[i]![1], deals })),
  );
  return {
    command,
    game: plan.game,
    seats,
    seed: plan.seed,
    matrix: meetings.map(({ deals, early }, i) => {
      const [a, b] = plan.meetings[i]!;
      const { share, low, high } = scoreOf(deals);
      const who = { a: entrants[a]!.label, b: entrants[b]!.label };
      return { ...who, score: share, low, high, pairs: deals.count, sprt: sprt(deals), stoppedEarly: early };
    }),
    bots: entrants.map(({ label, budget }, i) => ({
      bot: label,
      budget: finite(budget),
      ...rated[i]!,
      decisions: thoughts[i]!.decisions,
      meanMs: meanMs(thoughts[i]!),
      p95Ms: percentileMs(thoughts[i]!, 0.95),
      iterationsPerSecond: iterationsPerSecond(thoughts[i]!),
    })),
    seconds,
  };
}

/** JSON has no infinity. */
const finite = ({ iterations, ms }: Entrant['budget']): Standing['budget'] => ({
  ...(Number.isFinite(iterations) && { iterations }),
  ...(ms !== undefined && Number.isFinite(ms) && { ms }),
});

export function asText({ game, seats, matrix, bots, seconds }: Report): string {
  const played = matrix.reduce((sum, { pairs }) => sum + pairs, 0);
  const title = `${game}: ${count(played, 'deal')} of ${seats} matches each, in ${seconds.toFixed(1)} s`;
  if (played === 0) return `${game}: nothing was played to its end\n`;
  return `${[
    title,
    '',
    ...indented(crosstable(matrix, bots, seats)),
    '',
    ...indented(standings(bots)),
    '',
    ...indented(verdicts(matrix)),
    ...remarks(matrix, seats),
  ].join('\n')}\n`;
}

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`.trimEnd());
const count = (number: number, what: string): string =>
  `${number.toLocaleString('en')} ${what}${number === 1 ? '' : 's'}`;
const percent = (share: number): string => (100 * share).toFixed(1);
const range = (low: number, high: number): string => `${percent(low)}–${percent(high)}`;

/** Every bot in a row, and in a column by the same number: the score of the row, its interval below it. */
function crosstable(matrix: readonly Cell[], bots: readonly Standing[], seats: number): string[] {
  const played = matrix.filter(({ pairs }) => pairs > 0);
  const cells = new Map(played.map((cell) => [`${cell.a} ${cell.b}`, cell]));
  const rows = bots.flatMap(({ bot }, i) => {
    const scores = [`${i + 1} ${bot}`];
    const ranges = [''];
    for (const [j, { bot: other }] of bots.entries()) {
      const cell = cells.get(`${bot} ${other}`);
      // Between two, what one does not win the other does.
      const back = seats === 2 ? cells.get(`${other} ${bot}`) : undefined;
      scores.push(cell ? percent(cell.score) : back ? percent(1 - back.score) : i === j ? '·' : '');
      ranges.push(cell ? range(cell.low, cell.high) : back ? range(1 - back.high, 1 - back.low) : '');
    }
    return ranges.some((text) => text !== '') ? [scores, ranges] : [scores];
  });
  return columns([['% won by', ...bots.map((_, i) => `v ${i + 1}`)], ...rows]);
}

function standings(bots: readonly Standing[]): string[] {
  const sorted = [...bots].sort((x, y) => y.elo - x.elo);
  const rows = sorted.map(
    ({ bot, elo, error, decisions, meanMs: mean, p95Ms: p95, iterationsPerSecond: speed }) => [
      bot,
      signed(elo),
      `± ${error.toFixed(0)}`,
      decisions.toLocaleString('en'),
      `${time(mean)} ms`,
      `${time(p95)} ms`,
      speed > 0 ? Math.round(speed).toLocaleString('en') : '',
    ],
  );
  return columns([['strength', 'Elo', '', 'choices', 'mean', '95 % within', 'iterations/s'], ...rows]);
}

const signed = (value: number): string => `${value <= -0.5 ? '−' : '+'}${Math.abs(value).toFixed(0)}`;
const time = (ms: number): string => (ms < 0.995 ? ms.toFixed(2) : ms < 9.95 ? ms.toFixed(1) : ms.toFixed(0));

function verdicts(matrix: readonly Cell[]): string[] {
  const words = { stronger: 'is stronger', 'not stronger': 'is not stronger', open: 'cannot be told yet' };
  return columns(
    matrix.map(({ a, b, pairs, sprt: { llr, verdict }, stoppedEarly }) => [
      `${a} v ${b}`,
      words[verdict],
      `(${signed2(llr)})`,
      count(pairs, 'deal'),
      stoppedEarly ? 'stopped early' : '',
    ]),
  );
}

const signed2 = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;

function remarks(matrix: readonly Cell[], seats: number): string[] {
  const lines = [`Sequential test: equal against ${SPRT_ELO} Elo stronger, decided at ±2.94.`];
  if (seats > 2)
    lines.push(`One of the row among ${seats - 1} of the column; equals win ${percent(1 / seats)}%.`);
  if (matrix.some(({ stoppedEarly }) => stoppedEarly))
    lines.push('Stopped when the test was sure: those scores lean a little towards the verdict.');
  return ['', ...lines];
}
