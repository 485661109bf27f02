import { ponder } from '../bots/answer.ts';
import type { Thinkers } from '../bots/thinkers.ts';

/** Bots that think in place: nothing has to wait. */
export function thinkingHere(): Thinkers {
  return {
    async think(_table, thought) {
      const thinking = await ponder(thought, { iterations: 8 });
      thinking.on();
      return thinking.answer();
    },
    stats: () => ({ waiting: 0, longestMs: 0, thinking: 0, failed: 0, shortened: 0 }),
    close: async () => {},
  };
}
