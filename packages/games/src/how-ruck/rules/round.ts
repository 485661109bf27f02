import { NONE, type Seat } from '@stamtafel/kernel';
import {
  A,
  aside,
  B,
  everywhere,
  type Facts,
  type Game,
  otherThan,
  pile,
  prep,
  type RuleFor,
  roundNumber,
} from '../kind.ts';
import { splitCalmly } from './forming-teams.ts';
import { prepareRace } from './race.ts';
import { drawHands, putBarrel } from './tug-of-war.ts';

/** HR-002 A round has two parts: forming the teams, then the tug-of-war. */
export const round: RuleFor<'round'> = {
  do(g) {
    gatherAndShuffle(g);
    const forming = formingOf(g);
    g.facts.forming = forming;
    g.tell('round', { round: roundNumber(g.facts) });
    if (forming === 'none') {
      playAsDealt(g);
      return;
    }
    deal(g, pile, prep);
    if (forming === 'race') prepareRace(g);
    else splitCalmly(g);
  },
};

/** HR-012 At the start of every round all 55 cards are gathered and shuffled; fields and discard pile are empty. */
function gatherAndShuffle(g: Game): void {
  g.gather(everywhere, aside, 'deck');
}

/**
 * HR-082 From round 2 on the teams are formed as usual; HR-080 in the learning game not in round 1. HR-055 A race that
 * was called off does not come back.
 */
function formingOf({ options, facts }: Game): Facts['forming'] {
  if (options.beginnerFirstRound && roundNumber(facts) === 1) return 'none';
  return facts.forming === 'called-off' ? 'called-off' : options.teamForming;
}

/**
 * HR-013 Positions 1–20 of the shuffled deck go to A, 21–40 to B, what was on top stays on top; HR-014 the other 15
 * stay set aside. The cards are counted off one by one, which turns their order, and back again.
 */
function deal(g: Game, via: (seat: Seat) => number, to: (seat: Seat) => number): void {
  for (let seat = A; seat <= B; seat++) {
    for (let i = 0; i < 20; i++) g.draw(aside, via(seat));
    for (let i = 0; i < 20; i++) g.draw(via(seat), to(seat));
  }
}

/** HR-080 Each player's 20 dealt cards are, unseen, the team pile. */
function playAsDealt(g: Game): void {
  deal(g, prep, pile);
  const owner = barrelWithoutForming(g);
  g.facts.starter = otherThan(owner);
  putBarrel(g, owner);
  drawHands(g);
}

/**
 * HR-081 The youngest player puts a barrel on their start field and the older one starts. HR-083 From round 2 on the
 * player who started the previous round gets the barrel on their start field, and the other one starts.
 */
const barrelWithoutForming = ({ facts }: Game): Seat =>
  facts.starter === NONE ? facts.youngest : facts.starter;
