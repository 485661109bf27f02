/**
 * Writes the tables of docs/strength.md from the results in docs/strength/: every file there is what `stamtafel arena …
 * --json` or `stamtafel bench bots [--levels] --json` has printed.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** What of a result the tables show. */
interface Arena {
  readonly command: string;
  readonly game: string;
  readonly seats: number;
  readonly matrix: readonly {
    readonly a: string;
    readonly b: string;
    readonly score: number;
    readonly low: number;
    readonly high: number;
    readonly pairs: number;
    readonly stoppedEarly?: boolean;
  }[];
}
interface Speed {
  readonly simulationsPerSecond: number;
  readonly kernel: number;
}
type Paces = { readonly [level: string]: number };
interface Bench {
  readonly games: {
    readonly [game: string]:
      | { readonly ismcts: Speed; readonly champion: Speed }
      | { readonly usual: Paces; readonly race?: Paces };
  };
}

/** What a release must reach: the lower end of the interval, or both ends of the score. */
interface Goal {
  readonly game?: string;
  readonly seats?: number;
  readonly a: string;
  readonly b: string;
  readonly atLeast?: number;
  readonly between?: readonly [number, number];
  /** Goes by how one does against one (`oneToOne`), however many sit at the table. */
  readonly pairwise?: true;
}
const goals: readonly Goal[] = [
  { game: 'how-ruck', a: 'champion', b: 'random', atLeast: 99 },
  { game: 'stieren-versieren', seats: 2, a: 'champion', b: 'random', atLeast: 97 },
  { game: 'stier-zoekt-bier', seats: 4, a: 'champion', b: 'random', atLeast: 90 },
  { game: 'ballen-met-stieren', a: 'champion', b: 'random', atLeast: 75 },
  { game: 'four-downs', seats: 2, a: 'champion', b: 'random', atLeast: 68 },
  { game: 'five-possessions', a: 'champion', b: 'random', atLeast: 70 },
  { game: 'how-ruck', a: 'champion', b: 'ismcts', atLeast: 60 },
  { game: 'stieren-versieren', seats: 2, a: 'champion', b: 'ismcts', atLeast: 60 },
  ...amongTwo({ a: 'champion', b: 'ismcts', atLeast: 50 }),
  ...[2, 3, 4].flatMap((level) =>
    amongTwo({ a: `level${level}`, b: `level${level - 1}`, between: [55, 80] }),
  ),
];

/** For two players; Stier zoekt Bier begins with three, there it goes by what each of them would do against one. */
function amongTwo(goal: Goal): readonly Goal[] {
  return [
    { ...goal, seats: 2 },
    { ...goal, game: 'stier-zoekt-bier', pairwise: true },
  ];
}

/**
 * The share that a bot would win against one rival, with the odds that it has here against each of several. One among n − 1 equal
 * rivals with the share s has odds of s (n − 1) to 1 − s against each of them.
 */
const oneToOne = (share: number, seats: number): number => (share * (seats - 1)) / (1 + share * (seats - 2));

const bare = (label: string): string => label.split('@')[0] ?? '';

function goalOf(game: string, seats: number, a: string, b: string): Goal | undefined {
  return goals.find(
    (goal) =>
      (goal.game ?? game) === game &&
      (goal.seats ?? seats) === seats &&
      goal.a === bare(a) &&
      goal.b === bare(b),
  );
}

const percent = (share: number): string => (100 * share).toFixed(1);
const whole = (value: number): string => Math.round(value).toLocaleString('en');

/** Fewer deals say nothing about a step between two levels. */
const FEWEST = 40;

function wanted(
  { atLeast, between, pairwise }: Goal,
  { score, low, pairs }: Arena['matrix'][number],
  seats: number,
): string {
  const [reached, least] = pairwise ? [oneToOne(score, seats), oneToOne(low, seats)] : [score, low];
  const verdict = (isReached: boolean): string =>
    `${isReached ? 'reached' : 'missed'}${pairwise ? ` (one to one ${percent(reached)})` : ''}`;
  if (between) {
    const [from, to] = between;
    if (pairs < FEWEST) return `${from} to ${to}%: too few deals to tell`;
    return `${from} to ${to}%: ${verdict(100 * reached >= from && 100 * reached <= to)}`;
  }
  const goal = atLeast ?? 0;
  // More than a half is meant where a half is written: equals have it too.
  return `lower bound ${goal}%: ${verdict(goal === 50 ? least > 0.5 : 100 * least >= goal)}`;
}

function arenaTable(results: readonly Arena[]): string {
  const [first] = results;
  const rows = results.flatMap(({ seats, matrix, game }) =>
    matrix
      .filter(({ pairs }) => pairs > 0)
      .map((meeting) => {
        const { a, b, score, low, high, pairs, stoppedEarly } = meeting;
        const goal = goalOf(game, seats, a, b);
        const others = seats === 2 ? b : `${seats - 1} × ${b}`;
        return `| ${a} | ${others} | ${percent(score)} | ${percent(low)} – ${percent(high)} | ${whole(pairs)}${stoppedEarly ? ', stopped early' : ''} | ${goal ? wanted(goal, meeting, seats) : ''} |`;
      }),
  );
  return [
    `### ${first?.game}`,
    '',
    '| one | against | % won | 95% | deals | wanted |',
    '|---|---|--:|--:|--:|---|',
    ...rows,
    '',
    '```',
    ...results.map(({ command }) => command),
    '```',
  ].join('\n');
}

function benchTables(benches: readonly Bench[]): string[] {
  const all = benches.flatMap(({ games }) => Object.entries(games));
  const speeds = all.flatMap(([game, one]) =>
    'ismcts' in one
      ? `| ${game} | ${whole(one.ismcts.simulationsPerSecond)} | ${percent(one.ismcts.kernel)} | ${whole(one.champion.simulationsPerSecond)} | ${percent(one.champion.kernel)} |`
      : [],
  );
  const paces = all.flatMap(([game, one]) => {
    if (!('usual' in one)) return [];
    const row = (name: string, pace: Paces): string =>
      `| ${name} | ${['level1', 'level2', 'level3', 'level4'].map((level) => (pace[level] ?? 0).toFixed(1)).join(' | ')} |`;
    return [row(game, one.usual), ...(one.race ? [row(`${game}, race`, one.race)] : [])];
  });
  return [
    ...(speeds.length > 0
      ? [
          [
            '### Speed',
            '',
            'Simulations per second on one core (`stamtafel bench bots`), and the share of the time in kernel and rules. Wanted of the textbook search: 15,000 in four-downs, 3,000 in the others.',
            '',
            '| game | textbook | % kernel | champion | % kernel |',
            '|---|--:|--:|--:|--:|',
            ...speeds,
          ].join('\n'),
        ]
      : []),
    ...(paces.length > 0
      ? [
          [
            '### Thinking times',
            '',
            'Milliseconds within which 95% of the answers come (`stamtafel bench bots --levels`). Wanted: 15, 70, 250, 1500; in the race 5.',
            '',
            '| game | level 1 | level 2 | level 3 | level 4 |',
            '|---|--:|--:|--:|--:|',
            ...paces,
          ].join('\n'),
        ]
      : []),
  ];
}

const MARK = '<!-- From here on written by npm run strength. -->';

/** The page with fresh tables; results by file name. */
export function withTables(page: string, results: ReadonlyMap<string, unknown>): string {
  const frame = page.split(MARK)[0]?.trimEnd() ?? '';
  const isArena = (one: unknown): one is Arena => typeof one === 'object' && one !== null && 'matrix' in one;
  const isBench = (one: unknown): one is Bench => typeof one === 'object' && one !== null && 'games' in one;
  const sorted = [...results].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
  const byGame = Map.groupBy(sorted.filter(isArena), ({ game }) => game);
  const tables = [...[...byGame.values()].map(arenaTable), ...benchTables(sorted.filter(isBench))];
  if (tables.length === 0) return `${frame}\n`;
  return `${[frame, MARK, '## Results', ...tables].join('\n\n')}\n`;
}

export function readResults(folder: URL): Map<string, unknown> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(files.map((file) => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8'))]));
}

if (import.meta.main) {
  const page = new URL('../docs/strength.md', import.meta.url);
  const results = readResults(new URL('../docs/strength/', import.meta.url));
  writeFileSync(page, withTables(readFileSync(page, 'utf8'), results));
  console.log(`docs/strength.md: tables from ${results.size} results.`);
}
