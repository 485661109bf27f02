import type { Colour } from '@stamtafel/games/play-design/deck.ts';
import { arrangements, type LaneState } from '@stamtafel/games/play-design/five-possessions/arrangements.ts';
import type { FivePossessions } from '@stamtafel/games/play-design/five-possessions/kind.ts';
import { hand, lane, lanes } from '@stamtafel/games/play-design/five-possessions/kind.ts';
import { hasColourRule } from '@stamtafel/games/play-design/five-possessions/options.ts';
import { digit, empty, lanesIn } from '@stamtafel/games/play-design/five-possessions/rules/placing.ts';
import {
  type Answer,
  answerText,
  cardNamed,
  type Decision,
  type Match,
  NONE,
  type View,
} from '@stamtafel/kernel';
import type { Gathering } from '../../table/gathering.ts';
import type { Words } from '../play-design/words.ts';

type Table = View<FivePossessions>;
type Game = Match<FivePossessions>;
type Layout = readonly Answer[];

/**
 * PD5-012, PD5-013, PD5-031, PD5-033 The rules hear a row lane by lane; people lay their cards in any order, move them
 * about, and say when they are done.
 */
export function arranging(match: Game, view: Table, decision: Decision, said: Words): Gathering | undefined {
  const legal = layouts(match, view, decision);
  if (legal.length === 0) return undefined;
  return {
    from: inOrder(legal),
    least: Math.min(...legal.map(({ length }) => length)),
    most: 4,
    ...(decision.asks === 'place' && { prompt: said.arrange }),
    confirm: () => said.confirm,
    mark: (marks, answer) => rearranged(legal, marks, answer),
    why(attempts) {
      const clash = attempts.find((attempt) => clashes(match, view, attempt));
      return clash && { rule: 'PD5-015', args: { tried: answerText(clash) } };
    },
  };
}

/** Every complete row that the rules accept now, each as what is said lane by lane. */
function layouts(match: Game, view: Table, { asks, seat, options }: Decision): readonly Layout[] {
  const isPlacing = asks === 'place' || asks === 'lastOffense' || asks === 'lastDefense';
  if (!isPlacing) return [];
  const known = new Map(options.map((answer) => [answerText(answer), answer]));
  const said = (answer: Answer): Answer => {
    const text = answerText(answer);
    const same = known.get(text) ?? answer;
    known.set(text, same);
    return same;
  };
  const cards = (view.zones[hand(seat)] ?? []).flatMap((entry) => match.faces[entry] ?? []);
  const places = placesOf(view, seat);
  const begun = doneIn(view);
  return arrangements(
    cards.map(({ colour }) => colour),
    places.map((place) => stateOf(match, view, place)),
  )
    .filter((row) => row.slice(0, begun.length).every((card, n) => card === begun[n]))
    .map((row) => {
      const answers: Answer[] = [];
      let left = cards.length - begun.filter((card) => card >= 0).length;
      for (let n = begun.length; n < places.length; n++) {
        const to = places[n] ?? '';
        const card = cards[row[n] ?? -1];
        // PD5-031 Only open lanes are asked about, until both last cards have a place.
        if (asks === 'lastOffense' && (left === 0 || stateOf(match, view, to) === 'closed')) continue;
        answers.push(said(card === undefined ? { pick: 'leave', to } : { pick: 'lay', card: card.id, to }));
        if (card !== undefined) left--;
      }
      return answers;
    });
}

/** The places of this row, lane by lane. */
export function placesOf({ facts, stack }: Table, seat: number): readonly string[] {
  const top = stack.at(-1);
  if (top?.do === 'lastDefense') return top.lanes.map((n) => `against.${n}`);
  return lanes.map((n) => `${seat === facts.offense ? 'lane' : 'against'}.${n + 1}`);
}

/** What was already said of a row: by lane the place of the card in the hand, or −1. */
export function doneIn({ sealed }: Pick<Table, 'sealed'>): readonly number[] {
  if (sealed === NONE) return [];
  const count = lanesIn(sealed);
  return Array.from({ length: count }, (_, n) => {
    const place = digit(sealed, n, count);
    return place === empty ? -1 : place;
  });
}

/** What a place asks of a card; the defense may lay anything anywhere (PD5-018). */
function stateOf(match: Game, { facts, zones }: Table, place: string): LaneState {
  const n = Number(place.slice(-1)) - 1;
  if (place.startsWith('against')) return 'free';
  if (facts.closedIn[n] !== 0) return 'closed';
  if (!hasColourRule(facts, match.options)) return 'free';
  const top = zones[lane(n)]?.at(-1);
  return top === undefined ? 'free' : (match.faces[top]?.colour ?? 'free');
}

/** PD5-015 The colour that may not be laid in this lane of the offense. */
export function forbiddenIn(match: Game, view: Table, place: string): Colour | undefined {
  const state = stateOf(match, view, place);
  return state === 'closed' || state === 'free' ? undefined : state;
}

const clashes = (match: Game, view: Table, { card, to }: Answer): boolean =>
  typeof to === 'string' &&
  forbiddenIn(match, view, to) !== undefined &&
  cardNamed(match, card)?.colour === forbiddenIn(match, view, to);

/** Everything that can be said, lane by lane. */
function inOrder(legal: readonly Layout[]): readonly Answer[] {
  const all = [...new Set(legal.flat())];
  const laneOf = ({ to }: Answer): number => Number(String(to).slice(-1));
  return all.sort((a, b) => laneOf(a) - laneOf(b));
}

/**
 * A card is laid somewhere: it leaves its old place, and a card that lay there takes that one, or goes back to the hand.
 * What then cannot be finished any more goes back too, the oldest first; what has only one way left is laid by itself.
 */
export function rearranged(legal: readonly Layout[], marks: Layout, answer: Answer): Layout {
  if (marks.includes(answer)) return marks.filter((mark) => mark !== answer);
  const others = marks.filter(
    ({ card, to }) => to !== answer.to && (card === undefined || card !== answer.card),
  );
  const bumped = marks.find(({ to }) => to === answer.to);
  const origin = marks.find(({ card }) => card !== undefined && card === answer.card);
  const swapped = legal
    .flat()
    .find(({ card, to }) => card !== undefined && card === bumped?.card && to === origin?.to);
  const tries = [
    ...(swapped === undefined ? [] : [[...others, swapped, answer]]),
    ...others.map((_, n) => [...others.slice(n), answer]),
    [answer],
  ];
  for (const wanted of tries) {
    const left = legal.filter((layout) => wanted.every((mark) => layout.includes(mark)));
    const [only, ...more] = left;
    if (only !== undefined) return more.length === 0 ? only : wanted;
  }
  return marks;
}
