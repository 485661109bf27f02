import type { Action } from '@stamtafel/games/ballen-met-stieren/deck.ts';
import type { BallenMetStieren } from '@stamtafel/games/ballen-met-stieren/kind.ts';
import type { Match } from '@stamtafel/kernel';
import { loreOf } from './lore.ts';

/** Leads beyond this are as good as it. */
export const WIDEST = 8;
/** How many of the cards laid face down are only bluff. */
const BLUFF = 0.15;

type Tables = readonly [byAttacker: Float64Array, byDefender: Float64Array];
const known = new WeakMap<Match<BallenMetStieren>, Tables>();

/** The chance of a goal at this lead when the attacker, or the defender, uses an unknown card if that helps them. */
export function unknownCard(match: Match<BallenMetStieren>, lead: number, byAttacker: boolean): number {
  const [attackers, defenders] = tablesOf(match);
  return (byAttacker ? attackers : defenders)[Math.max(0, Math.min(2 * WIDEST, lead + WIDEST))]!;
}

function tablesOf(match: Match<BallenMetStieren>): Tables {
  let tables = known.get(match);
  if (tables === undefined) {
    tables = [tableOf(match, true), tableOf(match, false)];
    known.set(match, tables);
  }
  return tables;
}

/** By hand, for a plain field: the effect of each card at each lead, by how many cards of it there are. */
function tableOf(match: Match<BallenMetStieren>, attacks: boolean): Float64Array {
  const { copies } = loreOf(match);
  const plain = (lead: number): number => (lead > 0 ? 1 : lead < 0 ? 0 : 0.5);
  const absolute = match.options.hoefDifference === 'absolute';
  const table = new Float64Array(2 * WIDEST + 1);
  for (let lead = -WIDEST; lead <= WIDEST; lead++) {
    const before = plain(lead);
    let [sum, cards] = [0, 0];
    for (const [action, count] of copies) {
      const after = plainAfter(action, lead, attacks, absolute, plain);
      if (after === undefined) continue;
      sum += count * (attacks ? Math.max(before, after) : Math.min(before, after));
      cards += count;
    }
    const mean = cards === 0 ? before : sum / cards;
    table[lead + WIDEST] = BLUFF * before + (1 - BLUFF) * mean;
  }
  return table;
}

/** The chance of a goal after this card on a plain field; undefined for a card nobody would lay in this role. */
function plainAfter(
  action: Action,
  lead: number,
  attacks: boolean,
  absolute: boolean,
  plain: (lead: number) => number,
): number | undefined {
  const official = 0.5;
  switch (action) {
    case 'kanonskogel':
      return attacks ? (Math.abs(lead) <= 1 ? 1 : plain(lead)) : undefined;
    case 'hoef-van-god':
      return attacks ? (lead >= 3 || (absolute && lead <= -3) ? 1 : plain(lead)) : undefined;
    case 'joelende-koeien':
      return attacks ? plain(lead + 2) : undefined;
    case 'schwalbe':
    case 'doorgestoken-kaart':
      return attacks ? official : undefined;
    case 'krachtvoer':
      return attacks ? undefined : plain(lead - 2);
    case 'bodycheck':
      return attacks ? undefined : plain(lead - 3);
    case 'tackle':
      return attacks ? undefined : (plain(lead) + plain(lead - 2) + plain(lead - 3)) / 3;
    case 'sliding':
      return attacks ? undefined : (2 * plain(lead)) / 3;
    case 'hands':
    case 'slijmen-bij-de-scheids':
      return attacks ? undefined : official;
    case 'nieuwe-hoefijzers':
      return plain(attacks ? lead + 1 : lead - 1);
    case 'kopstoot':
      return attacks ? 1 : 0;
    case 'hooli-gans':
    case 'cheerleader-bertha':
      return official;
    case 'wissel':
    case 'wissel-truc':
    case 'modderpoel':
    case 'sabotage':
    case 'eerlijk-spel':
      return plain(lead);
    default:
      return undefined;
  }
}
