import { type FivePossessions, isOpen } from '@stamtafel/games/play-design/five-possessions/kind.ts';
import { hand, lane, stack } from '@stamtafel/games/play-design/five-possessions/zones.ts';
import { NONE, type Seat, type Table } from '@stamtafel/kernel';
import { log } from '../exp.ts';
import type { Sense } from '../sense.ts';
import { stateFeatures } from './features.ts';
import { raceChance } from './race.ts';
import { figuresOf } from './sight.ts';

type G = Table<FivePossessions>;

const place = (name: string): number => stateFeatures.indexOf(name);
const [race, strength, strengthOne, colours] = [
  place('race'),
  place('attack strength'),
  place('attack strength.one lane'),
  place('colours'),
];
const firstOpen = place('open 2.1');
const LANES = 4;
const MOST_CARDS = 64;
/** Nobody's chance is taken for less than this: its logarithm is what counts. */
const LEAST = 1e-6;

/** How a player stands: in the race by possessions, and as offense by his open lanes and what is still to come. */
export const standing: Sense<FivePossessions>['state'] = (g, me, into) => {
  const { wins, offense, row } = g.facts;
  const attacks = me === offense;
  const own = wins[me]!;
  const other = wins[1 - me]!;
  const chance = offense === NONE ? 0.5 : raceChance(own, other, attacks);
  into[race] = log(Math.max(LEAST, chance));
  if (!attacks || row < 2) return;
  let open = 0;
  let crowded = 0;
  const { colour } = figuresOf(g.match);
  for (let n = 0; n < LANES; n++) {
    if (!isOpen(g.facts, n)) continue;
    open++;
    const top = g.top(lane(n));
    if (top !== NONE) crowded += shareOf(g, me, (card) => (colour[card] === colour[top] ? 1 : 0));
  }
  if (open === 0) return;
  into[firstOpen + (row - 2) * LANES + open - 1] = 1;
  into[colours] = crowded / open;
  const { wins: beats } = figuresOf(g.match);
  const share = shareOf(g, me, (card) => shareOf(g, 1 - me, (guard) => beats[card * MOST_CARDS + guard]!));
  into[strength] = share;
  if (open === 1) into[strengthOne] = share;
};

/** The mean of something over the cards that this player has still to lay. */
function shareOf(g: G, seat: Seat, figure: (card: number) => number): number {
  const held = g.in(hand(seat));
  const left = g.in(stack(seat));
  let sum = 0;
  for (let i = 0; i < held.length; i++) sum += figure(held[i]!);
  for (let i = 0; i < left.length; i++) sum += figure(left[i]!);
  const count = held.length + left.length;
  return count === 0 ? 0 : sum / count;
}
