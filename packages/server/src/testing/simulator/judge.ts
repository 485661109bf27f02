import { isDeepStrictEqual } from 'node:util';
import { chainFlaw } from '../../log/chain.ts';
import type { MemoryLog } from '../../log/memory.ts';
import { bodySchema } from '../../table/entry.ts';
import { settled } from '../clock.ts';
import { TestHouse } from '../house.ts';
import { testKey } from '../spy.ts';
import type { Player } from './player.ts';

interface Played {
  readonly log: MemoryLog;
  readonly players: readonly Player[];
  readonly tables: readonly string[];
}

/** Whether all that was promised has been kept; what was not, in sentences. */
export async function judge({ log, players, tables }: Played): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const table of tables) {
    const card = await log.card(table);
    if (card?.phase !== 'over') wrong.push(`the match at ${table} (${card?.game}) does not come to its end`);
    const entries = await log.read(table);
    const flaw = chainFlaw(table, entries);
    if (flaw !== undefined) wrong.push(`the log of ${table} does not verify: ${flaw}`);
    const written = new Map<string, number>();
    for (const { body } of entries) {
      const said = bodySchema.parse(JSON.parse(body));
      if (said.is === 'moved' && said.id !== undefined && said.more !== true)
        written.set(said.id, (written.get(said.id) ?? 0) + 1);
    }
    for (const [id, times] of written)
      if (times > 1) wrong.push(`${id} is ${times} times in the log of ${table}`);
    for (const { acknowledged, refused } of players) {
      for (const { id, table: at } of acknowledged)
        if (at === table && !written.has(id))
          wrong.push(`${id} was acknowledged, and is not in the log of ${table}`);
      for (const { id, table: at } of refused)
        if (at === table && written.has(id)) wrong.push(`${id} was refused, and is in the log of ${table}`);
    }
  }
  wrong.push(...(await screens({ log, players, tables })));
  return wrong;
}

/** Every screen shows what a house shows that has read the log afresh. */
async function screens({ log, players, tables }: Played): Promise<readonly string[]> {
  const wrong: string[] = [];
  const fresh = new TestHouse({ log, key: testKey });
  for (const player of players)
    for (const table of tables) {
      const seen = [...player.sights].filter(([key]) => key.startsWith(`${table} `));
      if (seen.length === 0) continue;
      const right = await fresh.client(player.who).open(table);
      await settled();
      for (const [key, sight] of seen) {
        const viewer = Number(key.slice(table.length + 1));
        const now = right.seen.get(viewer)?.sight;
        const shows = (one: typeof sight | undefined) =>
          one && [one.view, one.outcome, one.orders, one.decision?.asks];
        if (!isDeepStrictEqual(shows(sight), shows(now)))
          wrong.push(`the screen of ${player.who.id} at ${table} from ${viewer} is not as the log says`);
      }
    }
  await fresh.house.close();
  return wrong;
}
