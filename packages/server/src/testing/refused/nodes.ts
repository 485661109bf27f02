/** Refusals of a table that is on another node. */
import type { Trouble } from '@stamtafel/protocol';
import { TABLE, ToyDesk, toyNodes } from '../../nodes/testing/nodes.ts';
import { trouble } from '../house.ts';
import { anna, type Provoke } from './provoke.ts';

export const atNodes = {
  'table-unreachable': () => elsewhere({ isThere: false }),
  'done-unknown': () => elsewhere({ isThere: true }),
} as const satisfies { readonly [id: string]: Provoke };

/** Anna wants to sit down at a table of another node, which has gone, or whose answer is lost. */
async function elsewhere({ isThere }: { readonly isThere: boolean }): Promise<Trouble> {
  const nodes = toyNodes((_from, to, deliver) => {
    if (to !== 'a') nodes.clock.after(1, deliver);
  });
  const other = nodes.node('b', { desk: new ToyDesk() });
  if (!isThere) await other.broker.close();
  const taken = trouble(nodes.node('a').neighbours.desk(TABLE).take(anna, { name: 'Anna' }));
  await nodes.clock.pass(30_000);
  return taken;
}
