import { type Card as Printed, spuger, standardDeck, teams } from '../deck.ts';
import type { Card } from '../kind.ts';
import type { Options } from '../options.ts';
import { customDeck } from '../own-deck.ts';

/**
 * The cards of the match, public for both. BMS-024 Drag Queen and 1,5 meter Drinker belong to other games and are not
 * among them. BMS-260 De Spuger comes with a copy per team, of which `away` and `home` leave one in the box.
 */
export function cardsOf({ figures, spuger: bonus }: Options): readonly Card[] {
  const printed = figures === 'designed' ? standardDeck : customDeck(figures);
  const spugers = bonus === 'off' ? [] : teams.map(spuger);
  return [...printed, ...spugers].map(cardOf);
}

/** Everybody sees whose team a bull belongs to, and from the back that a card is a bull (§6). */
function backOf(printed: Printed): string {
  return printed.kind === 'bull' ? `bull-${printed.team}` : printed.kind;
}

const noRuling = { yellow: '', red: '', shuffleVar: false, result: '' } as const;

function cardOf(printed: Printed): Card {
  const bull = printed.kind === 'bull' ? printed : undefined;
  const action = printed.kind === 'action' ? printed : undefined;
  const ruling = printed.kind === 'referee' || printed.kind === 'var' ? printed.ruling : noRuling;
  return {
    id: printed.id,
    back: backOf(printed),
    bull: bull !== undefined,
    shirt: bull?.shirt ?? 0,
    attack: bull?.attack ?? 0,
    defence: bull?.defence ?? 0,
    speciality: bull?.speciality ?? '',
    action: action?.action ?? '',
    shield: action?.symbol === 'S',
    horns: action?.symbol === 'H',
    yellow: ruling.yellow,
    red: ruling.red,
    shuffleVar: ruling.shuffleVar,
    result: ruling.result,
    printed,
  };
}
