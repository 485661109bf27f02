import { columns } from '../columns.ts';
import { median } from '../simulate/statistics.ts';
import type { Figures } from './measure.ts';

/** Bytes on the heap after some matches, and after `matches` more. */
export interface Memory {
  readonly matches: number;
  readonly before: number;
  readonly after: number;
}

/** Everything that was measured: a list entry for every process. */
export interface Measured {
  readonly games: ReadonlyMap<string, readonly Figures[]>;
  readonly peer: readonly number[] | undefined;
  readonly memory: ReadonlyMap<string, Memory>;
}

/** More than the collector's own unrest. */
const GROWTH = 512 * 1024;

export const grows = ({ before, after }: Memory): boolean => after - before > GROWTH;

const middle = (runs: readonly Figures[], figure: keyof Figures): number =>
  median(runs.map((run) => run[figure]));

/** The medians, in the shape that scripts rely on. */
export function asJson({ games, peer }: Measured): string {
  const round = (value: number): number => Math.round(value * 10) / 10;
  const medians = [...games].map(([id, runs]) => [
    id,
    {
      decisionsPerSecond: round(middle(runs, 'decisionsPerSecond')),
      matchesPerSecond: round(middle(runs, 'matchesPerSecond')),
      cloneNs: round(middle(runs, 'cloneNs')),
      viewNs: round(middle(runs, 'viewNs')),
      worldNs: round(middle(runs, 'worldNs')),
    },
  ]);
  const peers = peer ? { 'boardgame.io': { decisionsPerSecond: round(median(peer)) } } : {};
  return `${JSON.stringify({ games: Object.fromEntries(medians), peers }, null, 2)}\n`;
}

export function asText({ games, peer, memory }: Measured): string {
  const peerMedian = peer && median(peer);
  const head = ['game', 'decisions/s', '[least – most]', 'matches/s', 'clone ns', 'view ns', 'world ns'];
  const rows = [...games].map(([id, runs]) => [
    id,
    ...speed(runs.map((run) => run.decisionsPerSecond)),
    whole(middle(runs, 'matchesPerSecond')),
    whole(middle(runs, 'cloneNs')),
    whole(middle(runs, 'viewNs')),
    whole(middle(runs, 'worldNs')),
    ...(peerMedian ? [`${whole(middle(runs, 'decisionsPerSecond') / peerMedian)} ×`] : []),
  ]);
  if (peer) {
    head.push('boardgame.io');
    rows.push(['boardgame.io', ...speed(peer), '', '', '', '', '1 ×']);
  }
  const kept = [...memory].map(
    ([id, one]) =>
      `  ${id}: ${megabytes(one.before)} before, ${megabytes(one.after)} after ${whole(one.matches)} matches: ${grows(one) ? 'IT GROWS' : 'no growth'}`,
  );
  return `${[...columns([head, ...rows]), ...(kept.length > 0 ? ['', 'Heap:', ...kept] : [])].join('\n')}\n`;
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`;

function speed(values: readonly number[]): [string, string] {
  return [whole(median(values)), `[${whole(Math.min(...values))} – ${whole(Math.max(...values))}]`];
}
