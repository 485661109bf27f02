import type { Team } from '@stamtafel/games/ballen-met-stieren/deck.ts';
import { at, type BallenMetStieren, HAND, hand, locked } from '@stamtafel/games/ballen-met-stieren/kind.ts';
import { discardsIn, fetchesIn } from '@stamtafel/games/ballen-met-stieren/rules/plan.ts';
import { attackValue, defenceValue, has } from '@stamtafel/games/ballen-met-stieren/rules/values.ts';
import { NONE, type Seat, seatLetter, type View } from '@stamtafel/kernel';
import type { Scene } from '../../table/scene.ts';

export type BallenScene = Scene<BallenMetStieren>;
/** What can be read off the table. */
type Seen = Pick<BallenScene, 'view' | 'match' | 'cards' | 'card'>;

export const zoneOf = (place: string, seat: Seat): string => `${place}.${seatLetter(seat)}`;

/** D-01 Which shirt a coach's bulls wear. */
export const teamOf = ({ match }: BallenScene, seat: Seat): Team =>
  (seat === 0) === (match.options.seat1Team === 'oranje') ? 'oranje' : 'wit';

/** What a coach's bull on the field is worth now, in its role. */
export interface Worth {
  readonly role: 'attack' | 'defence';
  readonly value: number;
  readonly printed: number;
  /** Modderpoels that weigh on it. */
  readonly mud: number;
}

export function worthOf({ view, match, cards, card }: Seen, seat: Seat): Worth | undefined {
  const id = cards(zoneOf('field', seat)).at(-1)?.id;
  const bull = id === undefined ? undefined : card(id);
  if (bull === undefined) return undefined;
  const now = { facts: view.facts, options: match.options };
  const pools = cards(zoneOf('mud', seat)).length;
  return view.facts.attacker === seat
    ? { role: 'attack', value: attackValue(now, seat, bull, pools), printed: bull.attack, mud: pools }
    : { role: 'defence', value: defenceValue(now, seat, bull), printed: bull.defence, mud: 0 };
}

/**
 * What the figures alone would give. BMS-224 A tie is a goal in a penalty; else the VAR decides it (BMS-062), unless one
 * of the two is a finisher or a keeper (BMS-251, BMS-252).
 */
export function wouldBe({ view, match, cards, card }: Seen, difference: number): 'score' | 'stop' | 'tie' {
  if (difference !== 0) return difference > 0 ? 'score' : 'stop';
  const { facts } = view;
  if (facts.attempt === 'penalty') return 'score';
  const now = { facts, options: match.options };
  const is = (seat: Seat, speciality: 'afmaker' | 'doelman'): boolean => {
    const bull = card(cards(zoneOf('field', seat)).at(-1)?.id ?? '');
    return bull !== undefined && has(now, bull, speciality);
  };
  const finisher = is(facts.attacker, 'afmaker');
  return finisher === is(1 - facts.attacker, 'doelman') ? 'tie' : finisher ? 'score' : 'stop';
}

export const signed = (plus: number): string => (plus > 0 ? `+${plus}` : `−${-plus}`);

/** BMS-048 The free places in the viewer's hand, with what has been planned for it so far. */
export function freePlaces(view: View<BallenMetStieren>, seat: Seat): number {
  const count = (zone: number): number => view.zones[zone]?.length ?? 0;
  const plan = view.sealed === NONE ? 0 : view.sealed;
  const held = count(hand(seat)) + count(locked(seat)) + at(view.facts.reds, seat);
  return HAND - held + discardsIn(plan) - fetchesIn(plan);
}
