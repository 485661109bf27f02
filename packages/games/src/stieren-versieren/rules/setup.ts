import { NONE } from '@stamtafel/kernel';
import { owners } from '../deck.ts';
import {
  BULLS,
  box,
  bullCard,
  cowCard,
  cowCount,
  cowPile,
  down,
  type Game,
  LOCATIONS,
  locationAt,
  pile,
} from '../kind.ts';
import { fillHand } from './piles.ts';
import { chooseStartPlayer } from './start-player.ts';

/** The set-up, step by step (§3). */
export function setup(g: Game): void {
  layLocations(g);
  shuffleCows(g);
  dealCows(g);
  dealShacks(g);
  dealBulls(g);
  chooseStartPlayer(g);
}

/** SV-010 The four locations in a grid: as named in the rulebook, as the options say, or at random. */
function layLocations(g: Game): void {
  if (g.options.layout === 'random') mixUp(g, g.facts.grid, 'layout');
}

/** SV-011 The cows are shuffled and some put back in the box unseen; SV-700 the Drag Queen may be among them. */
function shuffleCows(g: Game): void {
  for (let cow = cowCount(g) - 1; cow >= 0; cow--) g.move(cowCard(cow), cowPile);
  g.shuffle(cowPile, 'cows');
  // SV-701 With the Drag Queen: 5, as printed, so 8 rounds; or 6, so 7 rounds.
  const back = g.options.dragQueen ? g.options.dragQueenRemove : 5;
  for (let i = 0; i < back; i++) g.draw(cowPile, box);
}

/** SV-012 The rest is shuffled again and is the cow pile; the top four lie face down, one at each location. */
function dealCows(g: Game): void {
  g.shuffle(cowPile, 'cows');
  for (let place = 0; place < LOCATIONS; place++) putCowDown(g, locationAt(g, place));
}

/** The top cow of the pile goes face down to a location, unseen; SV-802 her number of placement is her name there. */
export function putCowDown(g: Game, place: number): void {
  g.draw(cowPile, down(place));
  g.facts.slots.push(place);
}

/** SV-013 Each player is dealt one of the four Love Shacks; the bulls of the others stay in the box. */
function dealShacks(g: Game): void {
  const shacks = [0, 1, 2, 3];
  mixUp(g, shacks, 'shacks');
  for (let seat = 0; seat < g.seats; seat++) g.facts.owners[seat] = shacks[seat] ?? 0;
}

/** SV-014 Each player's 20 bulls are shuffled into a draw pile, and five drawn; the discard pile is empty. */
function dealBulls(g: Game): void {
  // From the top of the box downwards.
  for (let owner = owners.length - 1; owner >= 0; owner--) {
    const seat = g.facts.owners.indexOf(owner);
    if (seat === NONE) continue;
    for (let bull = BULLS - 1; bull >= 0; bull--) g.move(bullCard(g, seat, bull), pile(seat));
  }
  for (let seat = 0; seat < g.seats; seat++) {
    g.shuffle(pile(seat), 'bulls');
    fillHand(g, seat);
  }
}

function mixUp(g: Game, list: number[], stream: 'layout' | 'shacks'): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = g.lot(i + 1, stream);
    const kept = list[i] ?? 0;
    list[i] = list[j] ?? 0;
    list[j] = kept;
  }
}
