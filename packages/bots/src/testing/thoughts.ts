/** What searches found out at some moments of every game, to the last bit. Run as a script it prints them. */
import process from 'node:process';
import { editions } from '@stamtafel/games';
import { mindOf } from '../minds.ts';
import { botNamed } from '../named.ts';
import { search } from '../search/search.ts';
import { judgeOf } from '../sense.ts';
import { walk } from './walk.ts';

export async function thoughts(): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const edition of editions) {
    const mind = await mindOf(edition.game.id);
    const { sense, weights, tuning } = mind;
    let asked = 0;
    for (const { match, view, decision } of walk(edition, 4)) {
      if (asked++ % 12 > 0) continue;
      const judge = judgeOf(sense, weights, match.seats);
      const thinking = search(match, view, decision, judge, tuning, asked);
      for (let i = 0; i < 30; i++) thinking.think();
      const ismcts = botNamed(edition, mind, 'ismcts')(match, view, decision, { iterations: 30 }, asked);
      found.push({ judged: thinking.judged(), ismcts });
      if (asked > 36) break;
    }
  }
  // As it looks after a journey: what is undefined does not travel.
  return JSON.parse(JSON.stringify(found));
}

if (import.meta.main) process.stdout.write(JSON.stringify(await thoughts()));
