import { type Match, type Seat, sureOfZone, type View, viewedZone } from '@stamtafel/kernel';
import {
  A,
  aside,
  B,
  FIRST_FIELD,
  given,
  type HowRuck,
  hand,
  kept,
  LAST_FIELD,
  otherThan,
  pair,
  pile,
  prep,
} from './kind.ts';

const HIDDEN = -1;

/**
 * What a person's table shows of their view (§6): remembering is part of the game. HR-033 Assigned cards are not shown
 * again, nor what is known of the teams (HR-036), nor a hand seen in `open` mode once that moment is over, unless
 * `memoryAid` is on. With `showCovered` off only the open card of a stack is shown (HR-097).
 */
export function display(view: View<HowRuck>, { options }: Match<HowRuck>): View<HowRuck> {
  let { zones, bags } = view;
  if (!options.memoryAid) {
    zones = zones.map((entries, zone) => (isShown(view, zone) ? entries : entries.map(() => HIDDEN)));
    bags = [];
  }
  if (!options.showCovered)
    zones = zones.map((entries, zone) =>
      zone >= FIRST_FIELD && zone <= LAST_FIELD ? openOnly(entries) : entries,
    );
  return { ...view, zones, bags };
}

/** Whether the cards of this zone are looked at, not remembered. */
function isShown(view: View<HowRuck>, zone: number): boolean {
  for (let seat = A; seat <= B; seat++) {
    if (zone === pile(seat) || zone === prep(seat) || zone === kept(seat) || zone === given(seat))
      return false;
    if (zone === pair(seat)) return seat === view.viewer;
    if (zone === hand(seat)) return seat === view.viewer || isChoosing(view, otherThan(seat));
  }
  return zone !== aside;
}

/** HR-142 The moment at which Vuile truc shows the opponent's whole hand. */
function isChoosing({ stack, viewer }: View<HowRuck>, seat: Seat): boolean {
  const frame = stack.at(-1);
  return viewer === seat && frame?.do === 'choose' && frame.seat === seat;
}

const openOnly = (entries: readonly number[]): number[] =>
  entries.map((entry, i) => (i === entries.length - 1 ? entry : HIDDEN));

/** What a viewer knows of one team, for `memoryAid`: cards seen in it and still not played, by name. */
interface TeamKnowledge {
  /** HR-036 Somewhere in the team: in the pile, or in the hand if it is the other player's. */
  readonly team: readonly string[];
  /** HR-142 In the opponent's hand, seen with an open Vuile truc. */
  readonly hand: readonly string[];
}

/** HR-036 The list that `memoryAid` shows: what the viewer knows of both teams. Give it the whole view. */
export function knownOfTeam(view: View<HowRuck>, match: Match<HowRuck>, seat: Seat): TeamKnowledge {
  const letter = seat === A ? 'A' : 'B';
  const hidden = [`pile.${letter}`, `hand.${letter}`];
  const faces = (zone: string): string[] => viewedZone(match, view, zone).filter((name) => name !== '?');
  const assigned = [...faces(`kept.${letter}`), ...faces(`given.${seat === A ? 'B' : 'A'}`)];
  const mixed = hidden.flatMap((zone) => sureOfZone(match, view, zone));
  return {
    team: [...new Set([...assigned, ...mixed])].sort(),
    hand: seat === view.viewer ? [] : faces(`hand.${letter}`),
  };
}
