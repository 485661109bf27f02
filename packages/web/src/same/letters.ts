import type { SharedDeal } from '@stamtafel/protocol';
import { inOrder, withNames } from '../app/in-order.ts';
import { packed, unpacked } from '../app/packed.ts';

/** In the order of the link. */
const parts = [
  'game',
  'rules',
  'seat',
  'levels',
  'seed',
  'options',
  'place',
  'result',
  'sender',
] as const satisfies readonly (keyof SharedDeal)[];

/** A deal as the text of its link. */
export const written = (deal: SharedDeal): Promise<string> => packed(inOrder(parts, deal));

/** What a text may be: something to be looked at further, of a later version than this one, or nothing. */
type Unwritten =
  | { readonly is: 'something'; readonly value: unknown }
  | { readonly is: 'later' }
  | { readonly is: 'broken' };

export async function unwritten(link: string): Promise<Unwritten> {
  const found = await unpacked(link);
  if (found.is === 'later') return { is: 'later' };
  const value = found.is === 'something' ? withNames(parts, found.bytes) : undefined;
  return value === undefined ? { is: 'broken' } : { is: 'something', value };
}
