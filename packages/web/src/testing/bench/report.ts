import type { Measured } from './measure.ts';
import type { Profile } from './phone-line.ts';
import type { LongTask } from './watch.ts';

export function asText(measured: { readonly [page: string]: Measured }, line: Profile, cpu: number): string {
  const head = [
    'page',
    'seen',
    'ready',
    'choice',
    'script',
    'long tasks: load',
    'longest',
    'play',
    'longest',
    'answers',
  ];
  const rows = Object.entries(measured).map(([page, each]) => [
    page,
    `${Math.round(each.seen)} ms`,
    `${Math.round(each.ready)} ms`,
    each.choice === undefined ? '' : `${Math.round(each.choice)} ms`,
    `${Math.round(each.scriptBytes / 1024)} kB`,
    ...longest(each.loading),
    ...(page === 'home' ? ['', ''] : longest(each.playing)),
    page === 'home' ? '' : String(each.answers),
  ]);
  return [
    `390×844, CPU ${cpu} times slower, ${line.roundTripMs} ms round trip, ${line.bitsPerSecond / 1e6} Mbit/s, nothing cached.`,
    'home: from opening to first paint and to the first press. Games: from that press to the board, to the sentence',
    'that says who is asked what, and to the first choice, before which a computer may have answered; then answers',
    'against champions, brisk movement. Long tasks are longer than 50 ms.',
    '',
    ...columns([head, ...rows]),
    '',
  ].join('\n');
}

const longest = (tasks: readonly LongTask[]): [string, string] => [
  String(tasks.length),
  tasks.length === 0 ? '' : `${Math.round(Math.max(...tasks.map(({ ms }) => ms)))} ms`,
];

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)));
  const cells = (row: readonly string[]): string[] =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)));
  return rows.map((row) => cells(row).join('  ').trimEnd());
}
