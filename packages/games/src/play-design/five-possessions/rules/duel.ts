import type { CardId } from '@stamtafel/kernel';
import { against, aside, type DuelCard, defenseOf, down, type Game, isOpen, lane } from '../kind.ts';

/**
 * PD5-022 Dots counted, by the colour of the OFFENSE card (blue, green, orange: those; purple: purple and blue).
 * PD5-023 Both players count those same dot colours on their own card.
 */
export const counted = (card: DuelCard, offense: DuelCard): number => card.counts[offense.colour];

/** PD5-024 The offense wins the duel if its count is at least 1 higher. An equal count is won by the defense. */
export const offenseWins = (offense: DuelCard, defense: DuelCard): boolean =>
  counted(offense, offense) > counted(defense, offense);

/**
 * PD5-020 The live lanes are revealed in order 1–4; in each lane the offense card first, then the one opposite.
 * PD5-017 A card in a closed lane is dead: it stays face down and is not played. Returns how many duels the offense won.
 */
export function revealLanes(g: Game): number {
  let won = 0;
  for (let n = 0; n < 4; n++) if (isLive(g, n) && duel(g, n)) won++;
  return won;
}

/** A lane that is open and has a card of this row; in an open lane only that one lies face down. */
const isLive = (g: Game, n: number): boolean => isOpen(g.facts, n) && g.count(down(n)) > 0;

/** PD5-021 Each revealed pair is a duel; lanes are judged independently. */
function duel(g: Game, n: number): boolean {
  const mine = g.top(down(n));
  const theirs = g.top(against(n));
  const offense = g.card(mine);
  const defense = g.card(theirs);
  g.show(mine, g.match.everybody);
  g.show(theirs, g.match.everybody);
  const wins = offenseWins(offense, defense);
  if (g.told !== undefined)
    g.tell(wins ? 'duelWon' : 'duelLost', {
      seat: wins ? g.facts.offense : defenseOf(g.facts),
      cards: [mine, theirs],
      lane: n + 1,
      colour: offense.colour,
      mine: counted(offense, offense),
      theirs: counted(defense, offense),
    });
  if (wins) staysOpen(g, n, mine);
  else close(g, n);
  return wins;
}

/** PD5-025 Offense wins: its card stays face up and the lane stays open. */
function staysOpen(g: Game, n: number, card: CardId): void {
  g.move(card, lane(n));
}

/** PD5-026 Defense wins: the offense card is turned face down and the lane is closed for the rest of the possession. */
export function close(g: Game, n: number): void {
  g.facts.closedIn[n] = g.facts.row;
}

/** PD5-027 The defense takes all its cards of that row, also the unrevealed ones, off the table and lays them aside. */
export function clearDefense(g: Game): void {
  const defense = defenseOf(g.facts);
  let number = 0;
  for (let n = 0; n < 4; n++) {
    if (g.count(against(n)) === 0) continue;
    g.draw(against(n), aside(defense));
    number++;
  }
  g.tell('cleared', { seat: defense, number });
}
