import type { CardId, Seat } from '@stamtafel/kernel';
import { effects } from '../cards/effects.ts';
import type { Action } from '../deck.ts';
import {
  bySeat,
  defender,
  discard,
  type Game,
  hasField,
  hasLaid,
  laid,
  mud,
  otherThan,
  played,
  type RuleFor,
} from '../kind.ts';

const attackerActFrame = bySeat('attackerAct');
const defenderActFrame = bySeat('defenderAct');
const counterFrame = bySeat('counter');
const reactFrame = bySeat('react');
const effectFrame = bySeat('effect');

/** T3 BMS-036 The attacker decides on the laid card, BMS-037 before the defender. */
export const attackerActs: RuleFor<'attackerActs'> = {
  do(g) {
    const me = g.facts.attacker;
    if (hasLaid(g, me)) g.next(attackerActFrame(me));
  },
};

/** T4 BMS-038 The defender decides after the attacker's action is fully resolved, knowing its result. */
export const defenderActs: RuleFor<'defenderActs'> = {
  do(g) {
    const me = defender(g);
    if (hasLaid(g, me)) g.next(defenderActFrame(me));
  },
};

/**
 * D-11, D-12 hold, use or sacrifice the laid card. BMS-283 Asked whenever a card is laid, even with hold as the only
 * option: whether it is asked must not tell which card it is. BMS-039 Not using is final for this attempt, Eerlijk spel
 * and Counter apart.
 */
const acting = (id: string): RuleFor<'attackerAct' | 'defenderAct'> => ({
  id,
  ask(g) {
    g.offer('hold');
    g.offer('use');
    g.offer('sacrifice');
  },
  refuses(g, _f, me, { pick }) {
    if (!hasLaid(g, me)) return id;
    if (pick === 'use') return refusesUse(g, me, g.top(laid(me)));
    // BMS-116c Only a coach beside whom a Modderpoel lies has something to sacrifice for.
    return pick === 'sacrifice' && g.count(mud(me)) === 0 ? 'BMS-116c' : undefined;
  },
  timeout: (g) => g.offer('hold'),
  do(g, _f, me, { pick }) {
    if (pick === 'use') useLaid(g, me);
    else if (pick === 'sacrifice') sacrifice(g, me);
    else g.tell('held', { seat: me });
  },
});

export const attackerAct = acting('BMS-036');
export const defenderAct = acting('BMS-038');

/** The cards with a moment of their own, and the rule that says which. */
const ownMoments: { readonly [action in Action | '']?: string } = {
  'eerlijk-spel': 'BMS-105a',
  counter: 'BMS-103a',
  koeienvlaai: 'BMS-112a',
};

/** BMS-070 Shield: usable only by the defender. BMS-071 Horns: only by the attacker. BMS-072 No symbol: by both. */
function refusesUse(g: Game, me: Seat, card: CardId): string | undefined {
  const { shield, horns, action } = g.card(card);
  if (shield && me === g.facts.attacker) return 'BMS-070';
  if (horns && me !== g.facts.attacker) return 'BMS-071';
  return ownMoments[action];
}

/**
 * BMS-036 Using = turning the card up, then carrying it out. BMS-076 Before any die, choice or effect of it an
 * opponent with a laid, unused card is asked (REACT).
 */
export function useLaid(g: Game, me: Seat): void {
  const card = g.draw(laid(me), played(me));
  g.tell('used', { seat: me, card });
  const other = otherThan(me);
  if (hasLaid(g, other)) g.next(reactFrame(other), effectFrame(me));
  else g.next(effectFrame(me));
}

/**
 * BMS-116c One Modderpoel is discarded at once; the sacrificed card, of any symbol, is shown and has no effect.
 * BMS-116d That opens no reaction window.
 */
function sacrifice(g: Game, me: Seat): void {
  const card = g.draw(laid(me), played(me));
  g.draw(mud(me), discard);
  g.tell('sacrificed', { seat: me, card });
}

/** D-09 It may be used if it is Eerlijk spel, otherwise only passed; asked all the same (BMS-283). */
export const react: RuleFor<'react'> = {
  id: 'BMS-076',
  ask(g) {
    g.offer('pass');
    g.offer('use');
  },
  refuses: (g, _f, me, { pick }) =>
    !hasLaid(g, me)
      ? 'BMS-076'
      : pick === 'use' && g.card(g.top(laid(me))).action !== 'eerlijk-spel'
        ? 'BMS-105a'
        : undefined,
  timeout: (g) => g.offer('pass'),
  do(g, _f, me, { pick }) {
    if (pick === 'use') fairPlay(g, me);
    else g.tell('passed', { seat: me });
  },
};

/**
 * BMS-105a Eerlijk spel, used at once: the opponent's card has no effect at all, its costs included. BMS-105b Only the
 * card just used. BMS-105c It counts as used and is discarded with the others, a Modderpoel too.
 */
function fairPlay(g: Game, me: Seat): void {
  const card = g.draw(laid(me), played(me));
  g.tell('used', { seat: me, card });
  g.tell('cancelled', { seat: otherThan(me), card: g.top(played(otherThan(me))) });
  g.leave('effect');
}

/**
 * BMS-074 The card is carried out in full, in the order of its text, as far as possible. BMS-075 It may be used even if
 * it will change nothing.
 */
export const effect: RuleFor<'effect'> = {
  do(g, { seat }) {
    const { action } = g.card(g.top(played(seat)));
    if (action !== '') effects[action](g, seat);
  },
};

/** T5b BMS-103a The Counter window: the defender still has a bull on the field and a laid, unused card. */
export const counterWindow: RuleFor<'counterWindow'> = {
  do(g) {
    const me = defender(g);
    if (hasField(g, me) && hasLaid(g, me)) g.next(counterFrame(me));
  },
};

/** D-18 pass, or use it if it is Counter; asked whichever card it is (BMS-283). */
export const counter: RuleFor<'counter'> = {
  id: 'BMS-103a',
  ask(g) {
    g.offer('pass');
    g.offer('use');
  },
  refuses: (g, _f, me, { pick }) =>
    !hasLaid(g, me) || (pick === 'use' && g.card(g.top(laid(me))).action !== 'counter')
      ? 'BMS-103a'
      : undefined,
  timeout: (g) => g.offer('pass'),
  do(g, _f, me, { pick }) {
    if (pick === 'use') useLaid(g, me);
    else g.tell('passed', { seat: me });
  },
};
