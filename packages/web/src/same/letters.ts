import type { SharedDeal } from '@stamtafel/protocol';
import { packed, textIn, unpacked } from '../app/packed.ts';

/** In this order, without their names, so that a link stays short. */
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
export const written = (deal: SharedDeal): Promise<string> =>
  packed(new TextEncoder().encode(JSON.stringify(parts.map((part) => deal[part]))));

/** What a text may be: something to be looked at further, of a later version than this one, or nothing. */
type Unwritten =
  | { readonly is: 'something'; readonly value: unknown }
  | { readonly is: 'later' }
  | { readonly is: 'broken' };

const broken: Unwritten = { is: 'broken' };

export async function unwritten(link: string): Promise<Unwritten> {
  const found = await unpacked(link);
  if (found.is === 'later') return { is: 'later' };
  if (found.is !== 'something') return broken;
  try {
    const values: unknown = JSON.parse(textIn(found.bytes));
    if (!Array.isArray(values) || values.length !== parts.length) return broken;
    return { is: 'something', value: Object.fromEntries(parts.map((part, i) => [part, values[i]])) };
  } catch {
    return broken;
  }
}
