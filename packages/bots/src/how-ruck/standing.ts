import {
  A,
  B,
  discard,
  type Game,
  given,
  halfOf,
  hand,
  kept,
  LAST_FIELD,
  otherThan,
  pairsDone,
  pile,
} from '@stamtafel/games/how-ruck/kind.ts';
import type { Seat } from '@stamtafel/kernel';
import { FAR, lacks, look, now } from './board.ts';
import {
  actions,
  CONTEST,
  type Figures,
  figuresOf,
  MONSTROUS,
  NESSIE,
  PRINTED,
  TRICK,
  WHITE,
} from './figures.ts';

const names = [
  'match',
  'turn',
  'barrel',
  'home',
  'lead',
  'leadEarly',
  'edge',
  'winsNow',
  'threatens',
  'reach',
  'reachNext',
  'handContests',
  'handCards',
  'cards',
  'monster',
  'half',
  'leftStrong',
  'leftWeak',
  'leftWhite',
  'leftContests',
  'leftActions',
  'teamStrong',
  'teamWeak',
  'teamWhite',
  'teamContest',
  'teamNessie',
] as const;
export const stateFeatures: readonly string[] = [...names, ...actions.map((action) => `team ${action}`)];

const at = (name: (typeof names)[number]): number => names.indexOf(name);
const MATCH = at('match');
const TURN = at('turn');
const BARREL = at('barrel');
const HOME = at('home');
const LEAD = at('lead');
const LEAD_EARLY = at('leadEarly');
const EDGE = at('edge');
const WINS_NOW = at('winsNow');
const THREATENS = at('threatens');
const REACH = at('reach');
const REACH_NEXT = at('reachNext');
const HAND_CONTESTS = at('handContests');
const HAND_CARDS = at('handCards');
const CARDS = at('cards');
const MONSTER = at('monster');
const HALF = at('half');
const LEFT_STRONG = at('leftStrong');
const LEFT_WEAK = at('leftWeak');
const LEFT_WHITE = at('leftWhite');
const LEFT_CONTESTS = at('leftContests');
const LEFT_ACTIONS = at('leftActions');
const TEAM_STRONG = at('teamStrong');
const TEAM_WEAK = at('teamWeak');
const TEAM_WHITE = at('teamWhite');
const TEAM_CONTEST = at('teamContest');
const TEAM_NESSIE = at('teamNessie');
const TEAM = names.length;

/** How `me` stands in a world with all cards in sight. Everything but the barrels won counts for this round only. */
export function state(g: Game, me: Seat, into: Float64Array): void {
  const { barrelsToWin } = g.options;
  const other = otherThan(me);
  const mine = barrelsToWin - (g.facts.won[me] ?? 0);
  const theirs = barrelsToWin - (g.facts.won[other] ?? 0);
  if (mine <= 0 || theirs <= 0) {
    into[MATCH] = mine <= 0 ? SURE : -SURE;
    return;
  }
  into[MATCH] = hope(mine, theirs);
  const stake = stakeOf(mine, theirs);
  const figures = figuresOf(g);
  if (g.facts.barrel > 0) {
    rope(g, me, stake, into);
    remaining(g.in(hand(me)), figures, stake, into);
    remaining(g.in(pile(me)), figures, stake, into);
  } else {
    team(g.in(kept(me)), figures, stake, into);
    team(g.in(given(other)), figures, stake, into);
  }
}

/** What has been assigned to a team so far. */
function team(cards: readonly number[], figures: Figures, stake: number, into: Float64Array): void {
  const { action, strength, text, colour } = figures;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    if (action[card]! >= 0) {
      into[TEAM + action[card]!]! += stake;
      continue;
    }
    into[TEAM_STRONG]! += (stake * Math.max(0, strength[card]! - PRINTED)) / 2;
    into[TEAM_WEAK]! += (stake * Math.max(0, PRINTED - strength[card]!)) / 2;
    if (colour[card] === WHITE) into[TEAM_WHITE]! += stake;
    if (text[card]! & CONTEST) into[TEAM_CONTEST]! += stake;
    if (text[card]! & NESSIE) into[TEAM_NESSIE]! += stake;
  }
}

/** What a team still has to play. */
function remaining(cards: readonly number[], figures: Figures, stake: number, into: Float64Array): void {
  const { action, strength, text, colour } = figures;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]!;
    if (action[card]! >= 0) {
      into[LEFT_ACTIONS]! += stake;
      continue;
    }
    into[LEFT_STRONG]! += (stake * Math.max(0, strength[card]! - PRINTED)) / 2;
    into[LEFT_WEAK]! += (stake * Math.max(0, PRINTED - strength[card]!)) / 2;
    if (colour[card] === WHITE) into[LEFT_WHITE]! += stake;
    if (text[card]! & CONTEST) into[LEFT_CONTESTS]! += stake;
  }
}

/** The tug-of-war as it stands. */
function rope(g: Game, me: Seat, stake: number, into: Float64Array): void {
  const figures = look(g, me);
  const other = otherThan(me);
  const frame = g.state.stack[g.state.stack.length - 1];
  const myTurn = frame !== undefined && 'seat' in frame && frame.seat === me;
  const { trackHalf } = g.options;
  const left = g.count(hand(me)) + g.count(pile(me)) + g.count(hand(other)) + g.count(pile(other));
  into[TURN] = myTurn ? stake : 0;
  into[BARREL] = (stake * (now.toTheirs - now.toMine)) / (2 * trackHalf);
  into[HOME] = stake * Math.max(0, 3 - now.toMine);
  into[LEAD] = (stake * now.lead) / 4;
  into[LEAD_EARLY] = ((stake * now.lead) / 4) * (left / 40);
  into[EDGE] = (stake * Math.min(0, now.lead)) / 4;
  const cards = g.in(hand(me));
  let lacking = FAR;
  let contests = 0;
  for (let i = 0; i < cards.length; i++) {
    lacking = Math.min(lacking, lacks(now, figures, cards[i]!, true));
    if (figures.text[cards[i]!]! & CONTEST) contests++;
  }
  const close = lacking <= 0 ? 1 : Math.max(0, 1 - lacking / 6);
  into[myTurn ? REACH : REACH_NEXT] = stake * close;
  if (lacking <= 0) into[myTurn ? WINS_NOW : THREATENS] = stake;
  into[HAND_CONTESTS] = stake * Math.min(3, contests);
  into[HAND_CARDS] = (stake * cards.length) / 6;
  into[CARDS] = (stake * (cards.length + g.count(pile(me)))) / 20;
  if (now.nessieMine && has(g, other, figures, MONSTROUS)) into[MONSTER] = -stake;
  if (halfOf(g, g.facts.barrel) === me) into[HALF] = stake * Math.max(0, 1 - left / 16);
}

function has(g: Game, seat: Seat, { action }: Figures, wanted: number): boolean {
  for (const card of g.in(hand(seat))) if (action[card] === wanted) return true;
  for (const card of g.in(pile(seat))) if (action[card] === wanted) return true;
  return false;
}

/** A match that is decided. */
const SURE = 15;

/**
 * Half the logarithm of the odds to win the match for who needs this many more barrels while the other needs this many, if
 * every round were even: then two players' scores differ by the whole.
 */
function hope(mine: number, theirs: number): number {
  if (mine === theirs) return 0;
  const ahead = Math.min(mine, theirs);
  const behind = Math.max(mine, theirs);
  const half = ahead === 2 ? LOG_ODDS_OF_2_TO_3 : behind === 2 ? LOG_ODDS_OF_1_TO_2 : LOG_ODDS_OF_1_TO_3;
  return mine < theirs ? half : -half;
}

// Half of ln 2.2, ln 3 and ln 7, written out: logarithms may differ in the last digit from one engine to another.
const LOG_ODDS_OF_2_TO_3 = 0.394229;
const LOG_ODDS_OF_1_TO_2 = 0.549306;
const LOG_ODDS_OF_1_TO_3 = 0.972955;

/** How much of the match hangs on this round: all of it when both need one more barrel. */
function stakeOf(mine: number, theirs: number): number {
  if (mine === 1 && theirs === 1) return 1;
  return STAKES[Math.min(mine, theirs)]?.[Math.max(mine, theirs)] ?? 0.375;
}

/** Indexed by the barrels the leader needs and those the other needs: how far the round moves the odds. */
const STAKES: readonly (readonly number[])[] = [[], [0, 1, 0.75, 0.6], [0, 0, 0.5, 0.45], [0, 0, 0, 0.375]];

/** A round is over and the next one lies ready, untouched: from here on everything is even. */
export function rests(g: Game): boolean {
  const { stack } = g.state;
  const frame = stack[stack.length - 1];
  switch (frame?.do) {
    case 'split':
      return pairsDone(g, A) + pairsDone(g, B) === 0;
    case 'ready':
      return g.facts.ready === 0;
    case 'turn':
      return g.facts.forming === 'none' && g.count(pile(A)) + g.count(pile(B)) === UNDRAWN && untouched(g);
    default:
      return false;
  }
}

const UNDRAWN = 28;

function untouched(g: Game): boolean {
  for (let zone = discard; zone <= LAST_FIELD; zone++) if (g.count(zone) > 0) return false;
  return true;
}

/** With more cards than this in both hands there are too many ways to go on. */
const FEW_CARDS = 4;

/** Nothing is left to be drawn, few cards to be played, and nobody can draw blindly from the other's hand. */
export function closing(g: Game): boolean {
  if (g.count(pile(A)) + g.count(pile(B)) > 0 || g.facts.barrel === 0) return false;
  if (g.count(hand(A)) + g.count(hand(B)) > FEW_CARDS) return false;
  const figures = figuresOf(g);
  return !has(g, A, figures, TRICK) && !has(g, B, figures, TRICK);
}
