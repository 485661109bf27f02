import type { Facts, FourDowns } from '@stamtafel/games/play-design/four-downs/kind.ts';
import { bestOf } from '@stamtafel/games/play-design/four-downs/rules/winning.ts';
import { type Event, NONE, type Seat, seatLetter } from '@stamtafel/kernel';
import type { Scene, SeenCard } from '../../table/scene.ts';

type Table = Scene<FourDowns>;

/** The trick to look at: the one that is being played, or the last one until the next lead. */
export interface Shown {
  readonly isOver: boolean;
  /** By seat: the card in it; without a place of its own when its round is over and it was gathered. */
  readonly cards: readonly (SeenCard | string | undefined)[];
  /** By seat: what was played before it in this round. */
  readonly before: readonly (readonly SeenCard[])[];
  readonly leader: Seat;
  /** Who won it, or would win it now; NONE before the lead. */
  readonly best: Seat;
}

export const seatsOf = ({ match }: Table): Seat[] => Array.from({ length: match.seats }, (_, seat) => seat);

export const isActive = ({ left, folded }: Facts, seat: Seat): boolean =>
  left[seat] === 0 && ((folded >> seat) & 1) === 0;

const played = (scene: Table, seat: Seat): readonly SeenCard[] => scene.cards(`played.${seatLetter(seat)}`);

export function shownTrick(scene: Table): Shown {
  const { trick, leader } = scene.view.facts;
  const piles = seatsOf(scene).map((seat) => played(scene, seat));
  const at = (n: number) => ({
    cards: piles.map((pile) => pile[n - 1]),
    before: piles.map((pile) => pile.slice(0, Math.min(n, pile.length + 1) - 1)),
  });
  if (piles.some((pile) => pile.length >= trick))
    return { ...at(trick), isOver: false, leader, best: winnerOf(scene, at(trick).cards) };
  const last = lastTrick(scene.snapshot.story);
  if (trick > 1) return { ...at(trick - 1), isOver: true, leader: last.leader, best: last.winner };
  return { ...last, before: piles, isOver: true, best: last.winner };
}

/** PD4-020 to 026, PD4-056, PD4-057 Who has the trick if nothing better comes. */
function winnerOf(scene: Table, cards: readonly (SeenCard | undefined)[]): Seat {
  const { facts } = scene.view;
  const { leader } = facts;
  const { seats, options } = scene.match;
  const figures = cards.map((seen) => (seen?.id === undefined ? undefined : scene.card(seen.id)));
  const lead = figures[leader];
  if (lead === undefined) return NONE;
  const follows = (seat: Seat) => (isActive(facts, seat) ? figures[seat] : undefined);
  const best = bestOf({ rule: options['pd4.trick'], seats, leader, lead, follows });
  if (best !== NONE) return best;
  const order = seatsOf(scene).map((n) => (leader + n) % seats);
  return order.find((seat) => isActive(facts, seat)) ?? NONE;
}

interface LastTrick {
  readonly cards: readonly (string | undefined)[];
  readonly leader: Seat;
  readonly winner: Seat;
}

const seatIn = ({ args }: Event): Seat => (typeof args.seat === 'number' ? args.seat : NONE);

const ends = ['beats', 'keeps', 'inherits'];
/** What tells who takes a trick. */
export const trickEnds: ReadonlySet<string> = new Set(ends);

/** The last trick that was told: from its end back to its lead. */
function lastTrick(story: readonly Event[]): LastTrick {
  const end = story.findLastIndex(({ key }) => ends.includes(key));
  const cards: (string | undefined)[] = [];
  for (let n = end - 1; n >= 0; n--) {
    const event = story[n];
    if (event?.key !== 'lead' && event?.key !== 'follow') continue;
    cards[seatIn(event)] = event.cards[0] ?? undefined;
    if (event.key === 'lead') return { cards, leader: seatIn(event), winner: winnerIn(story[end]) };
  }
  return { cards, leader: NONE, winner: NONE };
}

const winnerIn = (event: Event | undefined): Seat => (event === undefined ? NONE : seatIn(event));

/** What the board says above the cards when no card asks for anything: a claim, or how the last trick or round ended. */
export function newsOf(story: readonly Event[]): readonly Event[] {
  const n = story.findLastIndex(({ key }) => ['round', 'claim', 'vote', ...ends].includes(key));
  const event = story[n];
  if (event === undefined) return story.slice(0, 1);
  return event.key === 'round' ? [event, ...story.slice(n).filter(({ key }) => key === 'out')] : [event];
}

/** Who has answered the claim that is open now. */
export function answered(story: readonly Event[], seat: Seat): boolean {
  const claim = story.findLastIndex(({ key }) => key === 'claim');
  return story.slice(claim).some((event) => event.key === 'continue' && seatIn(event) === seat);
}

/** What a player lost at the end of the round that was told last, in yards. */
export function lostLately(story: readonly Event[], seat: Seat): number {
  const end = story.findLastIndex(({ key }) => key === 'round');
  const loss = story.slice(end).find((event) => event.key === 'lose' && seatIn(event) === seat);
  return typeof loss?.args.lost === 'number' ? loss.args.lost : 0;
}
