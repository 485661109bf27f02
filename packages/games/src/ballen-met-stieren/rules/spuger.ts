import type { Seat } from '@stamtafel/kernel';
import {
  bullsInHand,
  bySeat,
  defender,
  field,
  type Game,
  hasField,
  otherThan,
  type RuleFor,
  sentOff,
} from '../kind.ts';
import { giveRed, giveYellow } from './bookings.ts';
import { rollDice } from './dice.ts';
import { callOff, fieldBull, replaceSentOff } from './field.ts';

const spitFrame = bySeat('spit');

/** T2c BMS-261 The attacker's Spuger first, then the defender's, each judged by the field at that moment. */
export const attackerSpits: RuleFor<'attackerSpits'> = { do: (g) => openWindow(g, g.facts.attacker) };
export const defenderSpits: RuleFor<'defenderSpits'> = { do: (g) => openWindow(g, defender(g)) };

/** BMS-261 De Spuger on the field opposite a bull; once per attack, restarts included. */
function openWindow(g: Game, seat: Seat): void {
  if (g.options.spuger === 'off' || g.facts.spat & (1 << seat)) return;
  if (!hasField(g, seat) || !hasField(g, otherThan(seat))) return;
  if (fieldBull(g, seat).speciality === 'spuger') g.next(spitFrame(seat));
}

/** D-29 */
export const spit: RuleFor<'spit'> = {
  id: 'BMS-261',
  ask(g) {
    g.offer('pass');
    g.offer('spit');
  },
  timeout: (g) => g.offer('pass'),
  do(g, _f, me, { pick }) {
    if (pick === 'spit') spitAt(g, me, otherThan(me));
    else g.tell('passed', { seat: me });
  },
};

/** BMS-262 Dice 1-2: yellow card for its coach. 3-4: nothing. 5-6: the opposing bull is sent off, its coach takes a red. */
function spitAt(g: Game, me: Seat, other: Seat): void {
  g.facts.spat |= 1 << me;
  g.tell('spits', { seat: me });
  const die = rollDice(g, me);
  if (die <= 2) giveYellow(g, me);
  else if (die >= 5) sendOff(g, other);
}

/** BMS-263 Then another usable bull is played; attacker with none: BMS-053; defender with none: the side stays empty. */
function sendOff(g: Game, seat: Seat): void {
  const card = g.draw(field(seat), sentOff);
  g.tell('sentOff', { seat, card });
  if (!giveRed(g, seat)) return;
  if (bullsInHand(g, seat) > 0) replaceSentOff(g, seat);
  else if (seat === g.facts.attacker) callOff(g);
}
