import { actions } from '@stamtafel/games/how-ruck/deck.ts';
import { type Game, type HowRuck, WHITE } from '@stamtafel/games/how-ruck/kind.ts';
import type { Match } from '@stamtafel/kernel';

export { actions, WHITE };

const numberOf = (action: (typeof actions)[number]): number => actions.indexOf(action);
export const ADRENALINE = numberOf('adrenalinestoot');
export const TRICK = numberOf('vuile-truc');
export const HEAVE = numberOf('how-ruck');
export const MACHO = numberOf('mucho-macho');
export const WEAK_WINS = numberOf('zwak-wint');
export const ROPE_BREAK = numberOf('touwbreuk');
export const SWITCH = numberOf('wisselen-van-kant');
export const GOODBYE = numberOf('en-daag');
export const MONSTROUS = numberOf('monsterachtig');

/** What a Scot pulls whose field is empty. */
export const PRINTED = 2;

/** The figures of all cards of a match by card: playouts ask for them all the time. */
export interface Figures {
  readonly strength: Int8Array;
  readonly colour: Int8Array;
  readonly text: Uint8Array;
  /** The number of the action, or -1 for a Scot. */
  readonly action: Int8Array;
  /** The cards that can end a round on the spot. */
  readonly enders: Int16Array;
  /** The highest strength of a Scot with the text How-Ruck. */
  readonly loudest: number;
  readonly cards: number;
  /** Whether Scots may be laid on the other's side as well. */
  readonly bothSides: boolean;
}

/** What is written on a Scot. */
export const CONTEST = 1;
export const LADY = 2;
export const NESSIE = 4;

let latest: { readonly match: Match<HowRuck>; readonly figures: Figures } | undefined;

export function figuresOf({ match }: Game): Figures {
  if (latest?.match === match) return latest.figures;
  const { cards } = match;
  const enders: number[] = [];
  cards.forEach(({ howRuck, action }, card) => {
    const number = action === '' ? -1 : numberOf(action);
    if (howRuck || ENDING.includes(number)) enders.push(card);
  });
  const figures: Figures = {
    strength: Int8Array.from(cards, ({ strength }) => strength),
    colour: Int8Array.from(cards, ({ colour }) => colour),
    text: Uint8Array.from(
      cards,
      ({ howRuck, lady, nessie }) => (howRuck ? CONTEST : 0) | (lady ? LADY : 0) | (nessie ? NESSIE : 0),
    ),
    action: Int8Array.from(cards, ({ action }) => (action === '' ? -1 : numberOf(action))),
    enders: Int16Array.from(enders),
    loudest: Math.max(0, ...cards.map(({ howRuck, strength }) => (howRuck ? strength : 0))),
    cards: cards.length,
    bothSides: match.options.placement === 'both',
  };
  latest = { match, figures };
  return figures;
}

const ENDING: readonly number[] = [ADRENALINE, HEAVE, WEAK_WINS, MONSTROUS];
