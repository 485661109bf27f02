/** What one process measures about the bots of one game. */
import { botNamed, type LevelName, levelNames, type Mind, mindOf } from '@stamtafel/bots';
import type { Edition } from '@stamtafel/games';
import { type Match, open } from '@stamtafel/kernel';
import { noThoughts, percentileMs, think } from '../../arena/thoughts.ts';
import { during } from '../measure.ts';
import { type Position, positionsOf } from './positions.ts';
import { profiled, type Shares } from './profile.ts';

export interface Searching extends Shares {
  readonly simulationsPerSecond: number;
}

export interface Speed {
  /** The textbook search with random playouts. */
  readonly ismcts: Searching;
  readonly champion: Searching;
}

const SAMPLES = 32;
/** What is thought about each position at a time. */
const ITERATIONS = 64;

export async function measureSpeed(edition: Edition, seconds: number): Promise<Speed> {
  const match = open(edition.game);
  const mind = await mindOf(edition.game.id);
  const positions = positionsOf(match, SAMPLES);
  const measure = async (name: 'ismcts' | 'champion'): Promise<Searching> => {
    const bot = botNamed(edition, mind, name);
    let turn = 0;
    let simulations = 0;
    const step = (): void => {
      const { view, decision } = positions[turn % SAMPLES] as Position;
      bot(match, view, decision, { iterations: ITERATIONS }, turn++);
      simulations += ITERATIONS;
    };
    during(seconds / 2, step); // let the compiler settle
    simulations = 0;
    const { spent } = during(seconds, step);
    const simulationsPerSecond = simulations / spent;
    // Apart from the figure: sampling costs a little.
    const shares = await profiled(() => void during(seconds, step));
    return { simulationsPerSecond, ...shares };
  };
  return { ismcts: await measure('ismcts'), champion: await measure('champion') };
}

/** Milliseconds within which 95 % of all answers of a level come. */
export type Paces = { readonly [L in LevelName]: number };

export async function measurePace(
  edition: Edition,
  decisions: number,
): Promise<{ readonly usual: Paces; readonly race?: Paces }> {
  const { game, timing, live } = edition;
  const mind = await mindOf(game.id);
  const usual = paces(edition, mind, open(game), decisions);
  // In a race an answer must come at once, and tables leave no time to think.
  const [frame] = Object.entries(timing?.stages ?? {}).find(([, stage]) => stage === 'open') ?? [];
  if (frame === undefined) return { usual };
  const racing = open(game, { options: { ...live } });
  return { usual, race: paces(edition, mind, racing, decisions, frame) };
}

function paces(edition: Edition, mind: Mind, match: Match, decisions: number, frame?: string): Paces {
  const positions = positionsOf(match, decisions, frame);
  const p95 = (name: LevelName, among: readonly Position[]): number => {
    const bot = botNamed(edition, mind, name, 1);
    const thoughts = noThoughts();
    const iterations = frame === undefined ? Number.POSITIVE_INFINITY : 0;
    for (const [seed, { view, decision }] of among.entries()) {
      const began = performance.now();
      bot(match, view, decision, { iterations }, seed);
      think(thoughts, [performance.now() - began]);
    }
    return percentileMs(thoughts, 0.95);
  };
  // The first answers are given by code that is not compiled yet; a table that is open has had them.
  p95('level2', positions.slice(0, 8));
  const [level1, level2, level3, level4] = levelNames;
  return {
    [level1]: p95(level1, positions),
    [level2]: p95(level2, positions),
    [level3]: p95(level3, positions),
    [level4]: p95(level4, positions),
  };
}
