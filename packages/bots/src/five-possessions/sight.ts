import { colours } from '@stamtafel/games/play-design/deck.ts';
import {
  aside,
  type DuelCard,
  defenseOf,
  down,
  type FivePossessions,
  type Game,
  hand,
  isOpen,
  lane,
  stack,
} from '@stamtafel/games/play-design/five-possessions/kind.ts';
import { hasColourRule } from '@stamtafel/games/play-design/five-possessions/options.ts';
import { offenseWins } from '@stamtafel/games/play-design/five-possessions/rules/duel.ts';
import { type CardId, type Match, NONE, type Seat } from '@stamtafel/kernel';

const LANES = 4;
const MOST_CARDS = 64;

/** What follows from the printed cards, once per match. */
interface Figures {
  /** By offense card × MOST_CARDS + defense card: 1 when the offense wins that duel. */
  readonly wins: Uint8Array;
  readonly colour: Int8Array;
  /** With more than four offense cards of a colour a lane may have to be left empty, and some cards stay unseen. */
  readonly mayLeaveGaps: boolean;
  /** By twice the seat, plus 1 for the defense: the cards. */
  readonly cardsOf: readonly (readonly CardId[])[];
}

const known = new WeakMap<Match<FivePossessions>, Figures>();

export function figuresOf(match: Match<FivePossessions>): Figures {
  let figures = known.get(match);
  if (figures === undefined) {
    figures = workOut(match.cards);
    known.set(match, figures);
  }
  return figures;
}

function workOut(cards: readonly DuelCard[]): Figures {
  const wins = new Uint8Array(MOST_CARDS * MOST_CARDS);
  const colour = Int8Array.from(cards, (card) => colours.indexOf(card.colour));
  const tally = colours.map(() => 0);
  cards.forEach((attack, a) => {
    if (attack.side !== 'offense') return;
    if (attack.owner === 0) tally[colour[a]!]!++;
    cards.forEach((guard, d) => {
      if (guard.side === 'defense' && guard.owner !== attack.owner && offenseWins(attack, guard))
        wins[a * MOST_CARDS + d] = 1;
    });
  });
  const cardsOf: CardId[][] = [[], [], [], []];
  cards.forEach(({ owner, side }, card) => {
    cardsOf[2 * owner + (side === 'offense' ? 0 : 1)]!.push(card);
  });
  return { wins, colour, mayLeaveGaps: tally.some((count) => count > LANES), cardsOf };
}

/**
 * What one player knows of a possession: their own cards, and which cards of the other have not been seen yet. One sheet
 * of paper, used again and again.
 */
export class Sight {
  attacks = false;
  figures: Figures | undefined;
  /** Cards of the other that have not been seen in this possession. */
  readonly unseen: CardId[] = [];
  /** By own card: as offense the share of unseen cards it beats; as defense that of unseen cards it stops. */
  readonly strength = new Float64Array(MOST_CARDS);
  /** By own card and lane: how likely it wins there; −1 in a closed lane. */
  readonly chance = new Float64Array(MOST_CARDS * LANES);
  /** The same, when the other puts their strong cards where they count. */
  readonly hard = new Float64Array(MOST_CARDS * LANES);
  /** By lane: the colour that may not be laid there, NONE if any may. */
  readonly forbidden = new Int8Array(LANES);
  readonly open = new Uint8Array(LANES);
  openLanes = 0;
  /** By colour: how many own offense cards the defense has not seen. */
  private readonly hidden = new Int32Array(colours.length);
  private hiddenCards = 0;
  private readonly weight = new Float64Array(MOST_CARDS);
  private readonly isSeen = new Uint8Array(MOST_CARDS);

  look(g: Game, me: Seat): void {
    const { facts } = g;
    this.attacks = me === facts.offense;
    this.figures = figuresOf(g.match);
    this.openLanes = 0;
    for (let n = 0; n < LANES; n++) {
      this.open[n] = isOpen(facts, n) ? 1 : 0;
      this.openLanes += this.open[n]!;
      const top = g.top(lane(n));
      const isFree = this.open[n] === 0 || top === NONE || !hasColourRule(g.facts, g.options);
      this.forbidden[n] = isFree ? NONE : this.figures.colour[top]!;
    }
    this.findUnseen(g, me);
    const cards = g.in(hand(me));
    if (this.attacks) {
      this.countHidden(g, me);
      for (let i = 0; i < cards.length; i++) this.rateOffense(cards[i]!);
    } else {
      this.weighUnseen(g, me);
      for (let i = 0; i < cards.length; i++) this.rateDefense(cards[i]!);
    }
  }

  private findUnseen(g: Game, me: Seat): void {
    const { isSeen, unseen } = this;
    isSeen.fill(0);
    unseen.length = 0;
    const rival = 1 - me;
    if (this.attacks) seenDefense(g, isSeen, this.figures!.mayLeaveGaps);
    else seenOffense(g, isSeen, this.figures!.mayLeaveGaps);
    const his = this.figures!.cardsOf[2 * rival + (this.attacks ? 1 : 0)]!;
    for (let i = 0; i < his.length; i++) if (isSeen[his[i]!] === 0) unseen.push(his[i]!);
  }

  private rateOffense(card: CardId): void {
    const { unseen, figures } = this;
    let wins = 0;
    for (let i = 0; i < unseen.length; i++) wins += figures!.wins[card * MOST_CARDS + unseen[i]!]!;
    const share = unseen.length === 0 ? 0 : wins / unseen.length;
    this.strength[card] = share;
    for (let n = 0; n < LANES; n++) {
      this.chance[card * LANES + n] = this.open[n] === 1 ? share : -1;
      this.hard[card * LANES + n] = this.chance[card * LANES + n]!;
    }
  }

  /** How much an unseen offense card is to be feared: the share of the player's own cards it beats, squared. */
  private weighUnseen(g: Game, me: Seat): void {
    const { unseen, weight, figures } = this;
    const own = g.in(hand(me));
    for (let i = 0; i < unseen.length; i++) {
      const attack = unseen[i]!;
      let beaten = 0;
      for (let j = 0; j < own.length; j++) beaten += figures!.wins[attack * MOST_CARDS + own[j]!]!;
      const share = own.length === 0 ? 0 : beaten / own.length;
      weight[attack] = 0.2 + share * share;
    }
  }

  private rateDefense(card: CardId): void {
    const { unseen, figures, weight } = this;
    let stops = 0;
    for (let i = 0; i < unseen.length; i++) stops += 1 - figures!.wins[unseen[i]! * MOST_CARDS + card]!;
    this.strength[card] = unseen.length === 0 ? 0 : stops / unseen.length;
    for (let n = 0; n < LANES; n++) {
      const place = card * LANES + n;
      this.chance[place] = -1;
      this.hard[place] = -1;
      if (this.open[n] === 0) continue;
      let [possible, stopped, feared, met] = [0, 0, 0, 0];
      for (let i = 0; i < unseen.length; i++) {
        const attack = unseen[i]!;
        if (figures!.colour[attack] === this.forbidden[n]) continue;
        const held = 1 - figures!.wins[attack * MOST_CARDS + card]!;
        possible++;
        stopped += held;
        feared += weight[attack]!;
        met += held * weight[attack]!;
      }
      this.chance[place] = possible === 0 ? 1 : stopped / possible;
      this.hard[place] = possible === 0 ? 1 : met / feared;
    }
  }

  /** The share of this colour in what is left of the player's stack. */
  sameColourLeft(g: Game, me: Seat, colour: number): number {
    const left = g.in(stack(me));
    let same = 0;
    for (let i = 0; i < left.length; i++) if (this.figures!.colour[left[i]!] === colour) same++;
    return left.length === 0 ? 0 : same / left.length;
  }

  /** The share of offense cards the defense has not seen that have this colour, among those allowed in this lane. */
  expected(colour: number, n: number): number {
    const ruled = this.forbidden[n] === NONE ? 0 : this.hidden[this.forbidden[n]!]!;
    const possible = this.hiddenCards - ruled;
    return possible === 0 ? 0 : this.hidden[colour]! / possible;
  }

  private countHidden(g: Game, me: Seat): void {
    const { isSeen, hidden, figures } = this;
    isSeen.fill(0);
    seenOffense(g, isSeen, figures!.mayLeaveGaps);
    hidden.fill(0);
    this.hiddenCards = 0;
    const own = figures!.cardsOf[2 * me]!;
    for (let i = 0; i < own.length; i++) {
      if (isSeen[own[i]!] === 1) continue;
      hidden[figures!.colour[own[i]!]!]!++;
      this.hiddenCards++;
    }
  }
}

/** The offense cards everybody has seen: the open ones, and the one that was turned down where a lane was closed. */
function seenOffense(g: Game, seen: Uint8Array, mayLeaveGaps: boolean): void {
  for (let n = 0; n < LANES; n++) {
    const cards = g.in(lane(n));
    for (let i = 0; i < cards.length; i++) seen[cards[i]!] = 1;
    if (mayLeaveGaps || g.facts.closedIn[n] === 0) continue;
    const turned = g.in(down(n));
    if (turned.length > 0) seen[turned[0]!] = 1;
  }
}

/** The defense cards everybody has seen: row by row, four were laid aside from the lanes that were open at the time. */
function seenDefense(g: Game, seen: Uint8Array, mayLeaveGaps: boolean): void {
  const cards = g.in(aside(defenseOf(g.facts)));
  for (let i = 0; i < cards.length; i++) {
    const row = 1 + Math.floor(i / LANES);
    const closed = g.facts.closedIn[i % LANES]!;
    if (closed === 0 || closed > row || (closed === row && !mayLeaveGaps)) seen[cards[i]!] = 1;
  }
}
