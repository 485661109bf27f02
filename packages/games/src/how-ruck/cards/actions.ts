import { NONE } from '@stamtafel/kernel';
import type { Action as ActionName } from '../deck.ts';
import { field, type Game, hand, otherThan, pile, startField } from '../kind.ts';
import { contest, moveBarrel, pullTowards } from '../rules/contest.ts';
import { winRound } from '../rules/round-end.ts';
import { type Action, always, isLady, isOpen, removeOpen } from './action.ts';
import { enDaag } from './en-daag.ts';
import { vuileTruc } from './vuile-truc.ts';
import { wisselenVanKant } from './wisselen-van-kant.ts';

/** HR-140 Adrenalinestoot: the barrel moves 2 fields towards you; on or past your end field you win the round. */
const adrenalinestoot: Action = { can: always, carryOut: (g, me) => pullTowards(g, me, 2) };

/** HR-148 How Ruck: a contest takes place at once. */
const howRuck: Action = { can: always, carryOut: (g) => contest(g, 'stronger') };

/** HR-149 Mucho Macho: all open ladies on both sides are removed. HR-150 Nessie is not a lady and stays. */
const muchoMacho: Action = { can: (g) => isOpen(g, isLady), carryOut: (g) => removeOpen(g, isLady) };

/** HR-151 Zwak wint: a contest in which the barrel moves by the difference towards the weaker side. */
const zwakWint: Action = { can: always, carryOut: (g) => contest(g, 'weaker') };

/**
 * HR-152 Touwbreuk: the barrel is put on your start field, wherever it stood. HR-153 The round does not start again.
 * HR-154 Then it is the opponent's turn, after your normal draw.
 */
const touwbreuk: Action = { can: always, carryOut: (g, me) => moveBarrel(g, startField(g, me)) };

/**
 * HR-163 Monsterachtig: if Nessie lies open on the opponent's side, the opponent loses the round at once, wherever the
 * barrel stands. HR-164 A covered Nessie, or Nessie on your own side, does not count.
 */
const monsterachtig: Action = {
  can: (g, me) => showsNessie(g, otherThan(me)),
  carryOut(g, me) {
    g.tell('monster', { seat: otherThan(me) });
    winRound(g, me, 'monster');
  },
};

function showsNessie(g: Game, side: number): boolean {
  for (let colour = 0; colour < 3; colour++) {
    const card = g.top(field(side, colour));
    if (card !== NONE && g.card(card).nessie) return true;
  }
  return false;
}

/**
 * HR-165 Versterking: you take the top three cards of your team pile into your hand; if there are fewer, all of them.
 * HR-166 The normal draw follows as well.
 */
const versterking: Action = {
  can: (g, me) => g.count(pile(me)) > 0,
  carryOut(g, me) {
    const cards: number[] = [];
    for (let i = 0; i < 3 && g.count(pile(me)) > 0; i++) cards.push(g.draw(pile(me), hand(me)));
    g.tell('reinforced', { seat: me, cards, count: cards.length });
  },
};

/** The ten action cards in printed order. */
export const actions: { readonly [name in ActionName]: Action } = {
  adrenalinestoot,
  'vuile-truc': vuileTruc,
  'how-ruck': howRuck,
  'mucho-macho': muchoMacho,
  'zwak-wint': zwakWint,
  touwbreuk,
  'wisselen-van-kant': wisselenVanKant,
  'en-daag': enDaag,
  monsterachtig,
  versterking,
};
