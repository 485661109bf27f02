import { Session } from 'node:inspector/promises';

/** Where the time went, as shares of the whole. */
export interface Shares {
  /** Kernel and rules: imagining worlds, asking, carrying out. */
  readonly kernel: number;
  /** The search itself. */
  readonly search: number;
  /** What the mind of the game looks at. */
  readonly mind: number;
  readonly garbage: number;
  readonly other: number;
}

/** The time between two samples, in microseconds. */
const EVERY = 250;

/** Runs something under V8's sampling profiler. Inlined functions count for the file they were written in. */
export async function profiled(act: () => void): Promise<Shares> {
  const session = new Session();
  session.connect();
  try {
    await session.post('Profiler.enable');
    await session.post('Profiler.setSamplingInterval', { interval: EVERY });
    await session.post('Profiler.start');
    act();
    const { profile } = await session.post('Profiler.stop');
    return sharesOf(
      profile.nodes.map(({ callFrame: { functionName, url }, hitCount = 0 }) => ({
        functionName,
        url,
        hitCount,
      })),
    );
  } finally {
    session.disconnect();
  }
}

interface Sampled {
  readonly functionName: string;
  readonly url: string;
  readonly hitCount: number;
}

export function sharesOf(samples: readonly Sampled[]): Shares {
  const hits = { kernel: 0, search: 0, mind: 0, garbage: 0, other: 0 };
  let all = 0;
  for (const sample of samples) {
    if (sample.functionName === '(idle)') continue;
    hits[partOf(sample)] += sample.hitCount;
    all += sample.hitCount;
  }
  const share = (count: number): number => (all === 0 ? 0 : count / all);
  return {
    kernel: share(hits.kernel),
    search: share(hits.search),
    mind: share(hits.mind),
    garbage: share(hits.garbage),
    other: share(hits.other),
  };
}

function partOf({ functionName, url }: Sampled): keyof Shares {
  if (functionName === '(garbage collector)') return 'garbage';
  if (/\/packages\/(?:kernel|games)\//.test(url)) return 'kernel';
  // The mind of a game has a folder of its own, with a dash in its name.
  if (/\/packages\/bots\/src\/[a-z]+-[a-z-]+\//.test(url) || url.endsWith('/bots/src/sense.ts'))
    return 'mind';
  if (url.includes('/packages/bots/')) return 'search';
  return 'other';
}
