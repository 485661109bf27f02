import { type Answer, cardNamed, type Match, NONE, type Seat, type View } from '@stamtafel/kernel';
import { bestOf } from '../best-of.ts';
import type { Player } from '../edition.ts';
import {
  ALL,
  BONUS,
  bullsPerRound,
  type Card,
  cellar,
  hand,
  KINDS,
  middle,
  openBeer,
  PLACES,
  place,
  type StierZoektBier,
  taken,
} from './kind.ts';
import { pickedFirst } from './pick.ts';

type Seen = View<StierZoektBier>;

/** A bull or pair of a pub with what it has drunk. */
interface Guest {
  readonly bull: Card;
  readonly glasses: number;
  readonly pair: boolean;
  readonly zone: number;
}

/** The table as one seat sees it, with the figures that matter for a choice. */
interface Board {
  readonly match: Match<StierZoektBier>;
  readonly view: Seen;
  readonly me: Seat;
  readonly guests: readonly Guest[];
  /** How often a bull can still be served after this round. */
  readonly later: number;
}

/** What a serving brings on average to a bull of a kind the bot collects. */
const USUAL_GLASSES = 2.2;

/** A simple player: stocks what its bulls drink, taps until it leads, and serves whatever brings a bull further. */
export const greedy: Player<StierZoektBier> = (match, view, { options }, dice) => {
  const board = boardOf(match, view);
  return bestOf(options, { dice, stepsPerPoint: 1e6 }, (option) => scoreOf(board, option));
};

function scoreOf(board: Board, option: Answer): number {
  const { match, view, me } = board;
  const card = cardNamed(match, option.card);
  const zone = typeof option.to === 'string' ? (match.zoneByName.get(option.to) ?? NONE) : NONE;
  const top = cardsIn(board, cellar(me)).at(-1);
  switch (option.pick) {
    case 'take':
      return card ? stockValue(board, card) : 0;
    case 'tap':
      return top ? tapValue(board, top) : 0;
    case 'give':
      return card ? -card.value - (card.kind === bidOf(board, me).kind ? 5 : 0) : 0;
    case 'choose':
      return card
        ? Math.max(newGuest(board, card), ...mates(board, card).map((mate) => doubled(board, mate)))
        : 0;
    case 'decline':
      return 0.01;
    case 'separate': {
      const bull = cardsIn(board, taken)[0];
      return bull ? newGuest(board, bull) : 0;
    }
    case 'under': {
      const guest = board.guests.find((g) => g.zone === zone);
      const bull = cardsIn(board, taken)[0];
      return guest && bull ? doubled(board, guest) : 0;
    }
    case 'serve': {
      const guest = board.guests.find((g) => g.zone === zone);
      return guest && card ? 0.1 + served(board, guest, card) : 0;
    }
    case 'discard':
      return top ? discardValue(board, top) : 0;
    case 'stop':
      return view.stack.at(-1)?.do === 'tap' ? 0 : 0.05;
    default:
      return 0;
  }
}

// What is seen

const cardsIn = ({ match, view }: Pick<Board, 'match' | 'view'>, zone: number): Card[] =>
  (view.zones[zone] ?? []).flatMap((entry) => match.faces[entry] ?? []);

function boardOf(match: Match<StierZoektBier>, view: Seen): Board {
  const me = view.viewer;
  const guests: Guest[] = [];
  for (let n = 0; n < PLACES; n++) {
    const [bull, ...rest] = cardsIn({ match, view }, place(me, n));
    if (bull === undefined) break;
    const glasses = rest.reduce((sum, card) => sum + card.value, 0);
    guests.push({ bull, glasses, pair: rest.some((card) => card.isBull), zone: place(me, n) });
  }
  return { match, view, me, guests, later: BONUS - view.facts.round };
}

function bidOf(board: Board, seat: Seat): { readonly amount: number; readonly kind: number } {
  const cards = cardsIn(board, openBeer(seat));
  let best = { amount: 0, kind: NONE };
  for (let kind = 0; kind < KINDS; kind++) {
    const amount = cards.reduce((sum, card) => sum + (card.kind === kind ? card.value : 0), 0);
    if (amount > 0 && amount >= best.amount) best = { amount, kind };
  }
  return best;
}

// What bulls are worth

/** The points of a bull at this many glasses, in between two steps a part of the next one. */
function pointsAt({ printed }: Card, glasses: number): number {
  if (printed.type !== 'bull') return 0;
  let below = { glasses: 0, points: 0 };
  for (const step of printed.steps) {
    if (glasses < step.glasses) {
      const part = (glasses - below.glasses) / (step.glasses - below.glasses);
      return below.points + part * part * (step.points - below.points);
    }
    below = step;
  }
  return below.points;
}

/** What a guest will be worth at the end, if it is served as usual this many times more. */
const worth = ({ bull, glasses, pair }: Guest, servings: number): number =>
  (pair ? 2 : 1) * pointsAt(bull, glasses + USUAL_GLASSES * servings);

const drinks = (bull: Card, beer: Card): boolean =>
  beer.value > 0 && (bull.kind === ALL || bull.kind === beer.kind);

const isThirsty = ({ bull, glasses }: Guest): boolean => glasses < bull.quota;

/** What a card at this guest brings, compared with nothing. */
const served = ({ later }: Board, guest: Guest, beer: Card): number =>
  worth({ ...guest, glasses: guest.glasses + beer.value }, later) - worth(guest, later);

/** A bull laid separately; it can be served this round with what lies open or on top. */
function newGuest(board: Board, bull: Card): number {
  const { me } = board;
  const now = [...cardsIn(board, openBeer(me)), ...cardsIn(board, cellar(me)).slice(-1)];
  const first = Math.max(0, ...now.map((beer) => (drinks(bull, beer) ? beer.value : 0)));
  const kept = cardsIn(board, cellar(me)).filter((beer) => drinks(bull, beer)).length;
  const crowd = board.guests.filter((g) => g.bull.kind === bull.kind && isThirsty(g)).length;
  const servings = Math.max(0, board.later * (crowd > 0 ? 0.5 : 1));
  return worth({ bull, glasses: first, pair: false, zone: NONE }, servings) + 0.1 * kept;
}

/** Unpaired bulls under which this one can be tucked. */
const mates = ({ guests }: Board, bull: Card): Guest[] =>
  guests.filter((guest) => !guest.pair && guest.bull.kind === bull.kind && bull.kind !== ALL);

/** What doubling brings: the serving of this round is lost. */
const doubled = ({ later }: Board, guest: Guest): number =>
  worth({ ...guest, pair: true }, later) - worth(guest, later + 0.5);

// Beer

/** How welcome a beer is in the supply: for own bulls, for bulls on offer, and as a bid. */
function stockValue(board: Board, beer: Card): number {
  if (beer.value === 0) return 1;
  const thirst = board.guests.reduce(
    (sum, guest) => sum + (drinks(guest.bull, beer) && isThirsty(guest) ? (guest.pair ? 1.6 : 1) : 0),
    0,
  );
  const onOffer = cardsIn(board, middle).some((bull) => drinks(bull, beer)) ? 0.3 : 0;
  const chosen = chosenFirst(board);
  const alike = chosen && chosen.kind === beer.kind ? 0.5 : 0;
  return beer.value * (0.5 + Math.min(2, thirst) + onOffer) + alike + 0.05 * beer.kind;
}

/** The lower card of a pick in the making. */
function chosenFirst({ match, view, me }: Board): Card | undefined {
  const place = pickedFirst(view.sealed);
  return place === NONE ? undefined : match.faces[view.zones[hand(me)]?.[place] ?? NONE];
}

/** Tapping is worth while as long as it makes a bull likelier; later bulls are worth less. */
function tapValue(board: Board, top: Card): number {
  const { view, me, match } = board;
  if (top.value === 0) return 1;
  if (view.facts.round >= 7) return -1;
  // SZB-181 The first beer is lost: it is worth while if the one below it is.
  if (view.facts.owing & (1 << me) && top === cardsIn(board, cellar(me)).at(-1)) {
    const under = cardsIn(board, cellar(me)).at(-2);
    return under === undefined ? -1 : tapValue(board, under) - 0.2;
  }
  const own = bidOf(board, me);
  const rivals = Array.from({ length: match.seats }, (_, seat) =>
    seat === me ? 0 : bidOf(board, seat).amount,
  );
  const better = rivals.filter((amount) => amount >= own.amount).length;
  const enough = own.amount >= 8 || (own.amount >= 5 && better === 0);
  if (better < bullsPerRound(match.seats) && enough) return -1;
  const wanted = board.guests.some((guest) => drinks(guest.bull, top) && isThirsty(guest));
  const together = cardsIn(board, openBeer(me)).reduce(
    (sum, c) => sum + (c.kind === top.kind ? c.value : 0),
    top.value,
  );
  const raises = together > own.amount;
  return raises ? (wanted && own.amount >= 5 ? -0.5 : 1) : own.amount === 0 ? 0.5 : -0.2;
}

/** Away with a card no bull wants, if that uncovers one that can be served now. */
function discardValue(board: Board, top: Card): number {
  const under = cardsIn(board, cellar(board.me)).at(-2);
  const wanted = (beer: Card): boolean => board.guests.some((g) => drinks(g.bull, beer) && isThirsty(g));
  if (wanted(top) && board.view.facts.round < BONUS) return -1;
  const bits = board.view.facts.served[board.me] ?? 0;
  const free = board.guests.filter((_, n) => !(bits & (1 << n)));
  if (under && free.some((g) => drinks(g.bull, under) && isThirsty(g))) return 0.08;
  return -1;
}
