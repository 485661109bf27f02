import type { Mind } from '@stamtafel/bots';
import { type Luck, LuckCount } from '@stamtafel/bots/luck.ts';
import type { Edition } from '@stamtafel/games/edition.ts';
import { type Kind, type MatchRecord, open } from '@stamtafel/kernel';

interface Counting<K extends Kind> {
  readonly edition: Edition<K>;
  readonly mind: Mind<K>;
  readonly record: MatchRecord;
  /** As long as this at most. */
  readonly ms: number;
  /** Hears now and then how far it is, from 0 to 1. */
  readonly tell: (progress: number) => void;
  /** Lets messages in. */
  readonly breathe: () => Promise<void>;
  readonly isEnough: () => boolean;
}

/** How long it counts before it lets other messages in. */
const SLICE_MS = 40;

/** Luck or skill, in slices, until it is done, its time is over or the player has seen enough. */
export async function countLuck<K extends Kind>(counting: Counting<K>): Promise<Luck> {
  const { edition, mind, record, ms, tell, breathe, isEnough } = counting;
  const match = open(edition.game, record);
  const count = new LuckCount(match, record, mind);
  const begun = performance.now();
  for (let used = 0; used < ms && !isEnough(); used = performance.now() - begun) {
    tell(Math.min(1, Math.max(used / ms, count.done / count.of)));
    const pause = performance.now() + SLICE_MS;
    while (performance.now() < pause) if (count.next()) return count.answer();
    await breathe();
  }
  return count.answer();
}
