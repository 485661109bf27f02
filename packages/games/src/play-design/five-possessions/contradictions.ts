import { type CardId, NONE } from '@stamtafel/kernel';
import { aside, down, type Game, isOpen, lanes } from './kind.ts';
import { hasPlace } from './rules/fourth-row.ts';
import { forbidden } from './rules/placing.ts';

/**
 * What everybody can conclude of the offense's last two cards from how row 4 goes on: they had a place (else PD5-034
 * had ended it), those in open lanes obey the colour rule (PD5-015), and as many as possible lie there (PD5-031).
 */
export function contradictions(g: Game): number {
  const frame = g.state.stack[g.state.stack.length - 1];
  if (frame?.do === 'lastOffense') return hasPlace(g) ? 0 : 1;
  return frame?.do === 'lastDefense' ? wronglyLaid(g, frame.lanes) : 0;
}

function wronglyLaid(g: Game, laid: readonly number[]): number {
  let wrong = 0;
  let live: CardId = NONE;
  let dead: CardId = NONE;
  let lying = 0;
  for (const n of lanes) {
    if (!laid.includes(n + 1)) continue;
    const card = g.top(down(n));
    if (!isOpen(g.facts, n)) dead = card;
    else {
      lying++;
      live = card;
      if (g.card(card).tally === forbidden(g, n)) wrong++;
    }
  }
  // PD5-032 Without a closed lane the card that found no place was set aside last.
  if (lying === 1 && dead === NONE) dead = g.top(aside(g.facts.offense));
  return lying === 1 && dead !== NONE && bothFit(g, live, dead) ? wrong + 1 : wrong;
}

/** Whether two different open lanes could take the two cards. */
function bothFit(g: Game, one: CardId, other: CardId): boolean {
  return lanes.some((a) => fits(g, one, a) && lanes.some((b) => a !== b && fits(g, other, b)));
}

const fits = (g: Game, card: CardId, n: number): boolean =>
  isOpen(g.facts, n) && g.card(card).tally !== forbidden(g, n);
