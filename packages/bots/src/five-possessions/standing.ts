import {
  type FivePossessions,
  hand,
  isOpen,
  lane,
  stack,
} from '@stamtafel/games/play-design/five-possessions/kind.ts';
import { type CardId, NONE, type Zone } from '@stamtafel/kernel';
import { log } from '../exp.ts';
import type { Sense } from '../sense.ts';
import { stateFeatures } from './features.ts';
import { chanceAfter, raceChance } from './race.ts';
import { figuresOf } from './sight.ts';

const place = (name: string): number => stateFeatures.indexOf(name);
const [race, colours] = [place('race'), place('colours')];
const [firstOpen, firstHand, firstStack] = [place('open 2.1'), place('hand 2'), place('stack 2')];
const LANES = 4;
const LAST_ROW = 4;
const MOST_CARDS = 64;
/** Nobody's chance is taken for less than this: its logarithm is what counts. */
const LEAST = 0.01;
/** The usual share of duels that the offense wins. */
const USUAL = 0.65;

/** How a player stands: in the race by possessions, and as offense by open lanes and what is still to come. */
export const standing: Sense<FivePossessions>['state'] = (g, me, into) => {
  const { wins, offense, row } = g.facts;
  const attacks = me === offense;
  const [own, other] = [wins[me]!, wins[1 - me]!];
  const chance = offense === NONE ? 0.5 : raceChance(own, other, attacks);
  into[race] = log(Math.max(LEAST, chance));
  // Between the offense's last cards and the defense's nothing is valued: their hands are no longer comparable.
  if (!attacks || row < 2 || g.count(hand(me)) === 0) return;
  const stake = odds(chanceAfter(own, other, true, true)) - odds(chanceAfter(own, other, true, false));
  let open = 0;
  let crowded = 0;
  const { colour, wins: beats } = figuresOf(g.match);
  for (let n = 0; n < LANES; n++) {
    if (!isOpen(g.facts, n)) continue;
    open++;
    const top = g.top(lane(n));
    if (top !== NONE) crowded += meanOf(g.in(hand(me)), (card) => (colour[card] === colour[top] ? 1 : 0));
  }
  if (open === 0) return;
  into[firstOpen + (row - 2) * LANES + open - 1] = stake;
  into[colours] = (stake * crowded) / open;
  const won = (attack: Zone, guard: Zone): number =>
    stake *
    (meanOf(g.in(attack), (card) => meanOf(g.in(guard), (other) => beats[card * MOST_CARDS + other]!)) -
      USUAL);
  const next = won(hand(me), hand(1 - me));
  into[firstHand + 2 * (row - 2)] = next;
  if (open === 1) into[firstHand + 2 * (row - 2) + 1] = next;
  if (row === LAST_ROW) return;
  const later = won(stack(me), stack(1 - me));
  into[firstStack + 2 * (row - 2)] = later;
  if (open === 1) into[firstStack + 2 * (row - 2) + 1] = later;
};

function odds(chance: number): number {
  const kept = Math.min(1 - LEAST, Math.max(LEAST, chance));
  return log(kept / (1 - kept));
}

function meanOf(cards: readonly CardId[], figure: (card: CardId) => number): number {
  let sum = 0;
  for (let i = 0; i < cards.length; i++) sum += figure(cards[i]!);
  return cards.length === 0 ? 0 : sum / cards.length;
}
