import { BadInput, type OptionDef, seatLetter } from '@stamtafel/kernel';
import { checkOwnCards } from '../own-cards.ts';
import { type DeckTable, type LocationName, locations } from './deck.ts';
import { checkOwnDeck } from './own-deck.ts';
import { namesEn } from './texts/names.en.ts';
import { namesNl } from './texts/names.nl.ts';

/** The house rules of a match (§10). The number of players is the number of seats. */
export interface Options {
  layout: 'printed-order' | 'random' | 'custom';
  layoutOrder: string;
  startPlayer: 'random' | 'host' | 'cow-vote';
  startSeat: 'A' | 'B' | 'C' | 'D';
  talkEqual: 'stay' | 'leave';
  challengeMode: 'lot' | 'race' | 'clock';
  romeoBluff: boolean;
  tactical: boolean;
  tacticalTie: 'discarded' | 'stays';
  dragQueen: boolean;
  dragQueenRemove: number;
  dragQueenCowCouple: boolean;
  dragQueenSettled: boolean;
  dragQueenMates: 'any' | 'symbol';
  tieBreak: 'shared' | 'couples';
  loveShackDisplay: 'closed' | 'open';
  deckTable: DeckTable;
}

/** SV-010 The ids of the locations as the specification has them, for `layoutOrder`. */
const locationIds: { readonly [name in LocationName]: string } = {
  opera: 'loc-de-opera',
  kroeg: 'loc-de-kroeg',
  fitness: 'loc-de-fitness',
  'vip-club': 'loc-vip-club',
};

/** SV-010 The order in which the rulebook names them. */
const printedLayout = 'loc-vip-club,loc-de-kroeg,loc-de-fitness,loc-de-opera';

export const options = {
  layout: {
    values: ['printed-order', 'random', 'custom'],
    standard: 'printed-order',
    rules: ['SV-003', 'SV-010'],
  },
  layoutOrder: {
    values: [],
    standard: printedLayout,
    rules: ['SV-010'],
    arranges: { what: printedLayout.split(','), places: ['NW', 'NE', 'SW', 'SE'] },
    onlyWith: { option: 'layout', values: ['custom'] },
  },
  startPlayer: { values: ['random', 'host', 'cow-vote'], standard: 'random', rules: ['SV-016', 'SV-018'] },
  startSeat: {
    values: ['A', 'B', 'C', 'D'],
    standard: 'A',
    rules: ['SV-018'],
    onlyWith: { option: 'startPlayer', values: ['host'] },
  },
  talkEqual: { values: ['stay', 'leave'], standard: 'stay', rules: ['SV-212'] },
  challengeMode: {
    values: ['lot', 'race', 'clock'],
    standard: 'lot',
    rules: ['SV-303', 'SV-304', 'SV-316', 'SV-805'],
  },
  romeoBluff: { values: [false, true], standard: false, rules: ['SV-307', 'SV-317'] },
  tactical: {
    values: [false, true],
    standard: false,
    rules: ['SV-320', 'SV-321', 'SV-322', 'SV-323', 'SV-324'],
  },
  tacticalTie: {
    values: ['discarded', 'stays'],
    standard: 'discarded',
    rules: ['SV-324', 'SV-325'],
    onlyWith: { option: 'tactical', values: [true] },
  },
  dragQueen: {
    values: [false, true],
    standard: false,
    rules: [
      ...['SV-700', 'SV-701', 'SV-702', 'SV-703', 'SV-704', 'SV-705', 'SV-706'],
      ...['SV-707', 'SV-708', 'SV-709', 'SV-710', 'SV-711', 'SV-712', 'SV-713'],
    ],
  },
  dragQueenRemove: {
    values: [5, 6],
    standard: 5,
    rules: ['SV-011', 'SV-012', 'SV-701'],
    onlyWith: { option: 'dragQueen', values: [true] },
  },
  dragQueenCowCouple: {
    values: [true, false],
    standard: true,
    rules: ['SV-710', 'SV-711', 'SV-712'],
    onlyWith: { option: 'dragQueen', values: [true] },
  },
  dragQueenSettled: {
    values: [true, false],
    standard: true,
    rules: ['SV-705', 'SV-714'],
    onlyWith: { option: 'dragQueen', values: [true] },
  },
  dragQueenMates: {
    values: ['any', 'symbol'],
    standard: 'any',
    rules: ['SV-708', 'SV-715'],
    onlyWith: { option: 'dragQueen', values: [true] },
  },
  tieBreak: { values: ['shared', 'couples'], standard: 'shared', rules: ['SV-603'] },
  loveShackDisplay: { values: ['closed', 'open'], standard: 'closed', rules: ['SV-604'] },
  deckTable: { values: [], standard: 'stamtafel', rules: ['SV-017'] },
} satisfies { readonly [id in keyof Options]: OptionDef };

/** What the tables of values above cannot say. */
export function settle(chosen: Options, seats: number): Options {
  const { startPlayer, startSeat, deckTable } = chosen;
  if (startPlayer === 'host' && startSeat > seatLetter(seats - 1))
    throw new BadInput(`Option startSeat is a seat of this table; there is no seat ${startSeat}.`, {
      nl: `Stoel ${startSeat} is er niet: kies een stoel van deze tafel om te beginnen.`,
    });
  // SV-017 An owner's table within the limits, or it is refused before the game.
  if (deckTable !== 'stamtafel')
    checkOwnCards(checkOwnDeck(deckTable), {
      opening: 'Option deckTable is "stamtafel" or a card list of your own.',
      nl: namesNl.deckReasons,
      en: namesEn.deckReasons,
    });
  return { ...chosen, layoutOrder: settleOrder(chosen.layoutOrder) };
}

/** SV-010 Four different location ids in the order NW, NE, SW, SE, as a list or with commas between them. */
function settleOrder(order: unknown): string {
  const ids = Array.isArray(order) ? order.map(String) : typeof order === 'string' ? order.split(',') : [];
  const known = Object.values(locationIds);
  const clean = ids.map((id) => id.trim());
  if (clean.length !== 4 || known.some((id) => !clean.includes(id)))
    throw new BadInput(
      `Option layoutOrder names the four locations ${known.join(', ')} in the order NW, NE, SW, SE.`,
      { nl: `Noem de vier locaties ${known.join(', ')} in de volgorde NW, NO, ZW, ZO.` },
    );
  return clean.join(',');
}

/** SV-010 By location its place in the grid (NW, NE, SW, SE), unless chance decides. */
export function fixedGrid({ layout, layoutOrder }: Options): number[] {
  const order = (layout === 'custom' ? layoutOrder : printedLayout).split(',');
  return locations.map((name) => order.indexOf(locationIds[name]));
}
