import { NONE, type Seats } from '@stamtafel/kernel';
import type { Game, RuleFor } from '../kind.ts';
import { countInGame, inGame } from './players.ts';

const fewCards = 4;
const manyCards = 8;

/**
 * PD4-073 Always 4 cards, unless:
 * PD4-070 8 cards are on and exactly two players are in the game at this deal;
 * PD4-072 or these two have both said yes.
 */
export const cardsEach = (g: Game): number => cardsFor(g, countInGame(g));

export function cardsFor(g: Game, players: number): number {
  if (g.options['pd4.eightCards'] === 'off' || players !== 2) return fewCards;
  return g.options['pd4.eightCards'] === 'on' || g.facts.eightCards === 'yes' ? manyCards : fewCards;
}

/** PD4-072 Before the first deal with exactly two players both are asked, once. */
export function voteIsDue(g: Game): boolean {
  return g.options['pd4.eightCards'] === 'ask' && g.facts.eightCards === 'unasked' && countInGame(g) === 2;
}

const NO = 0;
const YES = 1;

/** PD4-072 Both vote yes or no at the same time, secretly. */
export const vote: RuleFor<'vote'> = {
  id: 'PD4-072',
  who(g): Seats {
    let owing = 0;
    for (let seat = 0; seat < g.seats; seat++)
      if (inGame(g, seat) && g.sealed(seat) === NONE) owing |= 1 << seat;
    return owing;
  },
  ask(g) {
    g.offer('yes');
    g.offer('no');
  },
  refuses: (_g, _f, _me, { pick }) => (pick === 'yes' || pick === 'no' ? undefined : 'PD4-072'),
  /** PD-015 For an absent player: no. */
  timeout: (g) => g.offer('no'),
  do(g, _f, me, { pick }) {
    g.seal(me, pick === 'yes' ? YES : NO);
    g.tell('voted', { seat: me });
  },
};

/** PD4-072 8 cards are used for the rest of the game only if both say yes. */
export const countVotes: RuleFor<'countVotes'> = {
  do(g) {
    let both = true;
    for (let seat = 0; seat < g.seats; seat++) {
      if (!inGame(g, seat)) continue;
      const yes = g.sealed(seat) === YES;
      if (!yes) both = false;
      g.tell('vote', { seat, vote: yes ? 'yes' : 'no' });
    }
    g.unseal();
    g.facts.eightCards = both ? 'yes' : 'no';
    g.tell(both ? 'eightCards' : 'fourCards');
    g.next({ do: 'deal' });
  },
};
