import { NONE, type Seat } from '@stamtafel/kernel';
import { A, B, endField, field, type Game, type Pulls } from '../kind.ts';
import { winRound } from './round-end.ts';

/** HR-111 Every field shows a printed Scot of strength 2, who counts while the field is empty. */
const PRINTED_SCOT = 2;

/** HR-111 A side's strength is the sum of its three fields. */
export const strengthOf = (g: Game, side: Seat): number =>
  openStrength(g, field(side, 0)) + openStrength(g, field(side, 1)) + openStrength(g, field(side, 2));

/** HR-097 Only the top card of a stack is open and counts. */
function openStrength(g: Game, zone: number): number {
  const card = g.top(zone);
  return card === NONE ? PRINTED_SCOT : g.card(card).strength;
}

/**
 * The contest (krachtmeting). HR-112 The barrel moves by the difference towards the side with the higher strength,
 * no matter who played the card; HR-151 in Zwak wint towards the lower one. HR-113 Equal strengths: no move. HR-115 All
 * cards stay where they are.
 */
export function contest(g: Game, pulls: Pulls): void {
  const a = strengthOf(g, A);
  const b = strengthOf(g, B);
  g.tell('contest', { left: A, a, right: B, b, pulls });
  const towardsB = pulls === 'stronger' ? b - a : a - b;
  if (towardsB === 0) g.tell('barrelStays', { field: g.facts.barrel });
  else moveBarrel(g, g.facts.barrel + towardsB);
}

/** HR-140 Pulling towards A lowers the field number, towards B raises it. */
export const pullTowards = (g: Game, seat: Seat, fields: number): void =>
  moveBarrel(g, g.facts.barrel + (seat === A ? -fields : fields));

/**
 * HR-114 A move past an end field stops on that end field. HR-170 On or past an end field the round is over and its
 * owner gets the barrel, no matter who played the card.
 */
export function moveBarrel(g: Game, to: number): void {
  const first = endField(g, A);
  const last = endField(g, B);
  const was = g.facts.barrel;
  const now = to < first ? first : to > last ? last : to;
  g.facts.barrel = now;
  g.tell('barrel', { was, field: now });
  if (now === first) winRound(g, A, 'end-field');
  else if (now === last) winRound(g, B, 'end-field');
}
