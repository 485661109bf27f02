import { below, shuffle } from './chance.ts';
import { BadInput, type Match, type Rule } from './game.ts';
import { leaveHand, mix, settleTwins } from './knowledge.ts';
import {
  type CardId,
  type Forced,
  type Frame,
  type Kind,
  NONE,
  type Option,
  type Seat,
  type Seats,
  type State,
  type Zone,
} from './types.ts';

/** What the rules tell: a key and arguments; `card` and `cards` become faces for those who may know them. */
export interface Telling {
  readonly seat?: Seat;
  readonly card?: CardId;
  readonly cards?: readonly CardId[];
  readonly [arg: string]: number | string | readonly CardId[] | undefined;
}

/** A telling with, for every card in it, the seats that knew it at that moment. */
export interface Told {
  readonly key: string;
  readonly args: Telling;
  readonly seen: readonly Seats[];
}

/**
 * The hands of the kernel: rules look at a state and change it only through this. One instance serves one state at a
 * time (`state` is swapped), so that the engine's inner loop sees one shape.
 */
export class Table<K extends Kind = Kind> {
  readonly match: Match<K>;
  readonly options: K['options'];
  readonly seats: number;
  state: State<K>;
  /** The time stamp the answer carried, or NONE. */
  at = NONE;
  /** Collects what is told; undefined when nobody listens. */
  told: Told[] | undefined;

  /** The list `offer` fills; entries beyond `offered` are left over from earlier and reused. */
  readonly list: Option[] = [];
  offered = 0;
  private refuses: Rule<K, Frame>['refuses'] | undefined;
  private frame: Frame | undefined;
  private asked: Seat = NONE;

  constructor(match: Match<K>, state: State<K>) {
    this.match = match;
    this.options = match.options;
    this.seats = match.seats;
    this.state = state;
  }

  get facts(): K['facts'] {
    return this.state.facts;
  }

  // What lies where

  in(zone: Zone): readonly CardId[] {
    return this.state.zones[zone]!;
  }

  count(zone: Zone): number {
    return this.state.zones[zone]!.length;
  }

  /** The top card, or NONE. */
  top(zone: Zone): CardId {
    const cards = this.state.zones[zone]!;
    return cards.length === 0 ? NONE : cards[cards.length - 1]!;
  }

  where(card: CardId): Zone {
    return this.state.at[card]!;
  }

  card(card: CardId): K['card'] {
    return this.match.cards[card]!;
  }

  /** The zone of this name; for set-up and tests, not for inner loops. */
  zone(name: string): Zone {
    const zone = this.match.zoneByName.get(name);
    if (zone === undefined) throw new Error(`no zone ${name}`);
    return zone;
  }

  // Moving cards

  /** Puts a card on top of a zone; the zone says who learns its face there. */
  move(card: CardId, to: Zone): void {
    const s = this.state;
    const from = s.at[card]!;
    if (s.known.length > 0) this.arrive(card, from, to);
    const cards = s.zones[from]!;
    const last = cards.length - 1;
    // Cards mostly leave from the top.
    let place = last;
    while (cards[place] !== card) place--;
    for (let i = place; i < last; i++) cards[i] = cards[i + 1]!;
    cards.pop();
    s.zones[to]!.push(card);
    s.at[card] = to;
  }

  /** Puts a card at the bottom of a zone. */
  moveUnder(card: CardId, to: Zone): void {
    this.move(card, to);
    const cards = this.state.zones[to]!;
    cards.copyWithin(1, 0);
    cards[0] = card;
  }

  /** Moves the top card of a zone, which must have one. */
  draw(from: Zone, to: Zone): CardId {
    const s = this.state;
    const cards = s.zones[from]!;
    const card = cards[cards.length - 1]!;
    if (s.known.length > 0) this.arrive(card, from, to);
    cards.pop();
    s.zones[to]!.push(card);
    s.at[card] = to;
    return card;
  }

  private arrive(card: CardId, from: Zone, to: Zone): void {
    const { match, state } = this;
    const learners = match.learns[to]!;
    const outsiders = match.outsiders[from]!;
    if (outsiders !== 0) leaveHand(match, state, card, state.zones[from]!, outsiders, learners);
    // Only faster: without twins, or who learns it anew, there is nothing to settle.
    if (match.twins && learners & ~state.known[card]!)
      settleTwins(match, state, card, learners & ~state.known[card]!);
    state.known[card]! |= learners;
  }

  /** Moves a whole zone, bottom first. */
  moveAll(from: Zone, to: Zone): void {
    const cards = this.state.zones[from]!;
    const count = cards.length;
    for (let i = 0; i < count; i++) this.move(cards[0]!, to);
  }

  /** The cards of each of these zones go, all together and in their order, to the next one; those of the last to the first. */
  passOn(zones: readonly Zone[]): void {
    const { match, state } = this;
    let incoming = state.zones[zones[zones.length - 1]!]!;
    for (let i = 0; i < zones.length; i++) {
      const to = zones[i]!;
      const leaving = state.zones[to]!;
      state.zones[to] = incoming;
      for (let j = 0; j < incoming.length; j++) state.at[incoming[j]!] = to;
      incoming = leaving;
    }
    if (state.known.length === 0) return;
    for (let i = 0; i < zones.length; i++) {
      const cards = state.zones[zones[i]!]!;
      for (let j = 0; j < cards.length; j++) this.show(cards[j]!, match.learns[zones[i]!]!);
    }
  }

  /** Brings the cards of these zones together in one and shuffles it; nobody can follow a card through it. */
  gather(from: readonly Zone[], to: Zone, stream: string): void {
    const s = this.state;
    const target = s.zones[to]!;
    for (let i = 0; i < from.length; i++) {
      const zone = from[i]!;
      if (zone === to) continue;
      const cards = s.zones[zone]!;
      while (cards.length > 0) {
        const card = cards.pop()!;
        target.push(card);
        s.at[card] = to;
      }
    }
    this.shuffle(to, stream);
  }

  /**
   * Shuffles a zone. Cards mix only within one back. The order that comes out depends on which cards there are, not
   * on how they lay: it tells nothing that was hidden before.
   */
  shuffle(zone: Zone, stream: string): void {
    const { match, state } = this;
    const cards = state.zones[zone]!;
    if (cards.length === 0) return;
    // Only faster: by one back they would all be shuffled together.
    if (match.packs.length > 1) this.shuffleByPack(cards, stream);
    else this.shufflePack(cards, stream);
  }

  private shufflePack(cards: CardId[], stream: string): void {
    const { match, state } = this;
    if (state.key !== '' || state.forced.length > 0) cards.sort((a, b) => a - b);
    if (state.known.length > 0) mix(match, state, cards, match.everybody);
    shuffle(state, this.streamOf(stream), cards);
    const forced = this.takeForced(stream);
    if (forced?.top) putOnTop(match, cards, forced.top);
  }

  private shuffleByPack(cards: CardId[], stream: string): void {
    const { packOf } = this.match;
    const first = packOf[cards[0]!]!;
    // Only faster: all places would be those of one back.
    if (cards.every((c) => packOf[c] === first)) {
      this.shufflePack(cards, stream);
      return;
    }
    const places = new Map<number, number[]>();
    cards.forEach((c, place) => {
      const list = places.get(packOf[c]!);
      if (list) list.push(place);
      else places.set(packOf[c]!, [place]);
    });
    for (const list of places.values()) {
      const part = list.map((place) => cards[place]!);
      this.shufflePack(part, stream);
      part.forEach((c, i) => {
        cards[list[i]!] = c;
      });
    }
  }

  /** Shows a card where it lies. */
  show(card: CardId, seats: Seats): void {
    const { match, state } = this;
    if (state.known.length === 0) return;
    // Only faster: without twins there is nothing to settle.
    if (match.twins) settleTwins(match, state, card, seats & ~state.known[card]!);
    state.known[card]! |= seats;
  }

  // Chance

  /** A whole number below n. */
  lot(n: number, stream: string): number {
    const forced = this.takeForced(stream)?.numbers?.[0];
    const drawn = below(this.state, this.streamOf(stream), n);
    if (forced === undefined) return drawn;
    if (!Number.isInteger(forced) || forced < 0 || forced >= n)
      throw new BadInput(`Chance stream ${stream} draws a number from 0 to ${n - 1}, not ${forced}.`);
    return forced;
  }

  /** Draws an order of n things that nobody sees; `unseen` reads it when the rules need it. */
  drawOrder(n: number, stream: string): void {
    const order: number[] = [];
    for (let i = 0; i < n; i++) order.push(i);
    shuffle(this.state, this.streamOf(stream), order);
    const forced = this.takeForced(stream)?.numbers;
    if (forced && (forced.length !== n || order.some((thing) => !forced.includes(thing))))
      throw new BadInput(
        `Chance stream ${stream} draws an order of the numbers 0 to ${n - 1}, not ${forced.join(', ')}.`,
      );
    this.state.order = forced ? forced.slice() : order;
  }

  /** The thing at this place of the unseen order. */
  unseen(place: number): number {
    return this.state.order[place]!;
  }

  /** The unseen order has done its work. */
  clearOrder(): void {
    this.state.order = [];
  }

  private streamOf(name: string): number {
    const stream = this.match.streamByName.get(name);
    if (stream === undefined) throw new Error(`no stream ${name}`);
    return stream;
  }

  private takeForced(stream: string): Forced | undefined {
    const { forced } = this.state;
    const found = forced.find((one) => one.stream === stream);
    if (found !== undefined) this.state.forced = forced.filter((one) => one !== found);
    return found;
  }

  // What comes next

  /** Pushes frames so that the first one named is done first. */
  next(first: K['frame'], second?: K['frame'], third?: K['frame']): void {
    const { stack } = this.state;
    if (third !== undefined) stack.push(third);
    if (second !== undefined) stack.push(second);
    stack.push(first);
  }

  /** Pushes a whole course of play, a constant list in the order in which it is done. */
  nextAll(course: readonly K['frame'][]): void {
    const { stack } = this.state;
    for (let i = course.length - 1; i >= 0; i--) stack.push(course[i]!);
  }

  /** Drops frames down to and including the nearest one of this kind. */
  leave(marker: K['frame']['do']): void {
    const { stack } = this.state;
    while (stack.length > 0) if (stack.pop()!.do === marker) return;
    throw new Error(`there is no frame ${marker} to leave`);
  }

  /** The match is over: nothing is left to be done. */
  end(): void {
    const { stack } = this.state;
    while (stack.length > 0) stack.pop();
  }

  // Secret choices

  sealed(seat: Seat): number {
    return this.state.sealed[seat]!;
  }

  seal(seat: Seat, choice: number): void {
    this.state.sealed[seat] = choice;
  }

  unseal(): void {
    const { sealed } = this.state;
    for (let i = 0; i < sealed.length; i++) sealed[i] = NONE;
  }

  // Options

  /** Makes `offer` ask this rule; returns the number of options it leaves in `list`. */
  ask(rule: Rule<K, Frame>, frame: Frame, me: Seat): number {
    this.refuses = rule.refuses;
    this.frame = frame;
    this.asked = me;
    this.offered = 0;
    rule.ask!(this, frame, me);
    return this.offered;
  }

  /** The one answer of the clock, in `list[0]`; it is not checked against `refuses`. */
  askClock(rule: Rule<K, Frame>, frame: Frame, me: Seat): boolean {
    if (!rule.timeout) return this.ask(rule, frame, me) > 0;
    this.refuses = undefined;
    this.offered = 0;
    rule.timeout(this, frame, me);
    return this.offered > 0;
  }

  /** Offers an attempt; it becomes an option unless a rule refuses it. */
  offer(pick: string, card: CardId = NONE, to = NONE): void {
    this.offerAllowed(pick, card, to);
    const { refuses } = this;
    if (refuses === undefined) return;
    const n = this.offered - 1;
    if (refuses(this, this.frame!, this.asked, this.list[n]!) !== undefined) this.offered = n;
  }

  /**
   * Offers an attempt that `ask` has found allowed by the predicates that `refuses` uses, so that it need not be
   * asked again: for long lists. The properties of every game check that no rule refuses what is listed.
   */
  offerAllowed(pick: string, card: CardId = NONE, to = NONE): void {
    const n = this.offered;
    this.offered = n + 1;
    if (n < this.list.length) {
      const option = this.list[n]!;
      option.pick = pick;
      option.card = card;
      option.to = to;
    } else this.list.push({ pick, card, to });
  }

  // The story

  /** Small, so that V8 inlines it: in one piece it cost 4 downs 3 % of its speed while nobody listened. */
  tell(key: string, args?: Telling): void {
    if (this.told !== undefined) this.write(this.told, key, args ?? {});
  }

  private write(told: Told[], key: string, args: Telling): void {
    const { known } = this.state;
    // A copy: what is told may be a zone, whose cards go elsewhere before anybody hears of it.
    const cards = (args.cards ?? (args.card === undefined || args.card === NONE ? [] : [args.card])).slice();
    told.push({ key, args: { ...args, cards }, seen: cards.map((c) => known[c]!) });
  }
}

/** Puts cards that look like these on top, the first one on top; those not among the shuffled ones are skipped. */
function putOnTop(match: Match, cards: CardId[], top: readonly CardId[]): void {
  const rest = cards.slice();
  const named: CardId[] = [];
  for (const wanted of top) {
    const i = rest.findLastIndex((c) => match.faceOf[c] === match.faceOf[wanted]);
    if (i >= 0) named.unshift(...rest.splice(i, 1));
  }
  rest.concat(named).forEach((c, i) => {
    cards[i] = c;
  });
}
