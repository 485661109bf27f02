/** A match from the first deal to its end, stopped wherever the person at the table has something to do. */
import type { Edition } from '@stamtafel/games/edition.ts';
import { type Decision, fastSeed, open, outcome, pending, recorder, view } from '@stamtafel/kernel';
import type { KeptMatch } from '../session/messages.ts';
import { kept } from './kept.ts';

interface Walk {
  readonly edition: Edition;
  readonly seats: number;
  readonly options?: KeptMatch['record']['options'];
}

interface Walked {
  /** Of every question to the first seat: where it offers most, and where it comes last. */
  readonly moments: readonly KeptMatch[];
  readonly end: KeptMatch;
}

/** Simple players bring one match to its end. */
export function walkThrough({ edition, seats, options = {} }: Walk): Walked {
  const match = open(edition.game, { seats, options });
  const table = recorder(match, { seed: '1'.padStart(64, '0') });
  const dice = fastSeed(1);
  const asked = new Map<string, { decision: Decision; at: KeptMatch }[]>();
  while (outcome(match, table.state) === undefined) {
    const decisions = pending(match, table.state);
    for (const decision of decisions.filter(({ seat }) => seat === 0)) {
      const times = asked.get(decision.asks) ?? [];
      asked.set(decision.asks, [...times, { decision, at: kept(seats, table.record()) }]);
    }
    const owed = decisions.find(({ optional }) => !optional);
    if (owed === undefined) throw new Error('nobody is asked anything');
    table.play(owed.seat, edition.players.greedy(match, view(match, table.state, owed.seat), owed, dice));
  }
  const moments = [...asked.values()].flatMap((times) => {
    const most = Math.max(...times.map(({ decision }) => decision.options.length));
    const fullest = times.find(({ decision }) => decision.options.length === most);
    return [fullest, times.at(-1)].flatMap((time) => time?.at ?? []);
  });
  const byId = new Map(moments.map((moment) => [moment.id, moment]));
  return { moments: [...byId.values()], end: kept(seats, table.record()) };
}
