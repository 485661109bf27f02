import { type CatalogueEntry, entryOf } from '@stamtafel/games/catalogue.ts';
import type { Edition } from '@stamtafel/games/edition.ts';
import { BadInput, knowsRules, type Match, open } from '@stamtafel/kernel';
import { readSharedDeal, type SharedDeal } from '@stamtafel/protocol';
import { unwritten } from './letters.ts';

/** What a link turns out to be: a deal that can be played, or why it cannot. */
export type Reading =
  | {
      readonly is: 'deal';
      readonly deal: SharedDeal;
      readonly entry: CatalogueEntry;
      readonly edition: Edition;
      readonly match: Match;
    }
  | { readonly is: 'later' | 'broken' | 'unknown-game' | 'other-rules' }
  /** The game itself says why not. */
  | { readonly is: 'impossible'; readonly problem: BadInput };

/** Looks at every part of a link, for anybody can write one. Throws only when the game cannot be fetched. */
export async function readLink(link: string): Promise<Reading> {
  const found = await unwritten(link);
  if (found.is !== 'something') return found;
  const deal = readSharedDeal(found.value);
  if (deal === undefined) return { is: 'broken' };
  const entry = entryOf(deal.game);
  if (entry === undefined) return { is: 'unknown-game' };
  const edition = await entry.load();
  if (!knowsRules(edition.game, deal.rules)) return { is: 'other-rules' };
  try {
    const { rules, levels, options } = deal;
    const match = open(edition.game, { rules, seats: levels.length + 1, options });
    return { is: 'deal', deal, entry, edition, match };
  } catch (error) {
    if (error instanceof BadInput) return { is: 'impossible', problem: error };
    throw error;
  }
}
