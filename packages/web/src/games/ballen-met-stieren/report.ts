import type { Event, Seat } from '@stamtafel/kernel';

/** What the story says about one attack: who met whom, and how it ended. */
export interface Report {
  /** By seat: the last bull that came on. */
  readonly bulls: readonly (string | undefined)[];
  readonly compared: { readonly seat: Seat; readonly a: number; readonly d: number } | undefined;
  readonly ended: 'goal' | 'noGoal' | 'calledOff' | undefined;
  /** A goal of the other coach, by Counter. */
  readonly counter: boolean;
  readonly die: number | undefined;
  /** The last referee or VAR card that was drawn. */
  readonly official: string | undefined;
}

const nothing: Report = {
  bulls: [undefined, undefined],
  compared: undefined,
  ended: undefined,
  counter: false,
  die: undefined,
  official: undefined,
};

/** One attack of the match, with the score after it. */
export interface Attack {
  readonly number: number;
  readonly seat: Seat;
  readonly report: Report;
  readonly score: readonly [number, number];
}

export function attacksOf(story: readonly Event[]): readonly Attack[] {
  const starts = story.flatMap(({ key }, i) => (key === 'attack' ? [i] : []));
  return starts.map((start, i) => {
    const until = story.slice(0, starts[i + 1] ?? story.length);
    const begun = story[start];
    const goal = until.findLast(({ key }) => key === 'goal');
    return {
      number: Number(begun?.args.number),
      seat: Number(begun?.args.seat),
      report: reportOf(until.slice(start)),
      score: [Number(goal?.args.a ?? 0), Number(goal?.args.b ?? 0)],
    };
  });
}

/** The reports of the running attack and of the one before it. */
export function reportsOf(story: readonly Event[]): { readonly running: Report; readonly previous: Report } {
  const starts = story.flatMap(({ key }, i) => (key === 'attack' ? [i] : []));
  const last = starts.at(-1) ?? story.length;
  const before = starts.at(-2) ?? last;
  return { running: reportOf(story.slice(last)), previous: reportOf(story.slice(before, last)) };
}

const reportOf = (events: readonly Event[]): Report => events.reduce(told, nothing);

function told(report: Report, { key, args, cards }: Event): Report {
  const seat = Number(args.seat);
  const card = cards[0] ?? undefined;
  switch (key) {
    case 'bull':
    case 'keeper':
    case 'taker':
      return { ...report, bulls: report.bulls.map((bull, i) => (i === seat ? card : bull)) };
    case 'freeKick':
    case 'penalty':
      return { ...nothing, official: report.official };
    case 'compare':
      return { ...report, compared: { seat, a: Number(args.a), d: Number(args.d) } };
    case 'goal':
      return report.ended === undefined ? { ...report, ended: 'goal' } : { ...report, counter: true };
    case 'noGoal':
      return { ...report, ended: 'noGoal' };
    case 'calledOff':
    case 'forfeit':
      return { ...report, ended: 'calledOff' };
    case 'die':
    case 'thrown':
      return { ...report, die: Number(args.die) };
    case 'referee':
    case 'var':
      return { ...report, official: card };
    default:
      return report;
  }
}
