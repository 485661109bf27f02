import { aside, type BallenMetStieren } from '@stamtafel/games/ballen-met-stieren/kind.ts';
import { bitsIn } from '@stamtafel/games/ballen-met-stieren/rules/plan.ts';
import type { Language } from '@stamtafel/games/edition.ts';
import { type Decision, type Match, NONE, type View } from '@stamtafel/kernel';
import type { Gathering } from '../../table/gathering.ts';
import { freePlaces } from './table.ts';
import { words } from './words.ts';

const ELEVEN = 11;
const KEEPERS = 2;

/** The eleven, the two bulls of a penalty, bulls from the bench and cards that go under the piles are marked first. */
export function gather(
  _match: Match<BallenMetStieren>,
  view: View<BallenMetStieren>,
  { asks, seat, options }: Decision,
  language: Language,
): Gathering | undefined {
  const { prompts } = words[language];
  const from = options.filter(({ pick }) => pick !== 'done');
  const end = options.find(({ pick }) => pick === 'done');
  switch (asks) {
    case 'eleven': {
      const more = ELEVEN - bitsIn(view.sealed === NONE ? 0 : view.sealed);
      return { from, least: more, most: more, prompt: prompts.eleven };
    }
    case 'keeper': {
      const more = KEEPERS - (view.zones[aside(seat)]?.length ?? 0);
      return { from, least: more, most: more };
    }
    case 'wissel':
      if (end === undefined) return undefined;
      return {
        from,
        least: 0,
        most: Math.min(from.length, freePlaces(view, seat)),
        end,
        prompt: prompts.wissel,
        confirm: prompts.fetch,
      };
    case 'putUnder':
      if (end === undefined) return undefined;
      return {
        from,
        least: 0,
        most: from.length,
        end,
        inOrder: true,
        prompt: prompts.putUnder,
        confirm: prompts.under,
      };
    default:
      return undefined;
  }
}
