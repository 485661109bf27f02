import { A, B, type Frame, field, type Game, otherThan, type RuleFor } from '../kind.ts';
import { endMatch } from './end.ts';
import { discardBull, forgetModifiers } from './field.ts';
import { discardActions } from './restart.ts';

const afterwards: readonly Frame[] = [
  { do: 'clearField' }, // T6
  { do: 'handsBack' }, // T7
  { do: 'refill' },
  { do: 'refilled' },
  { do: 'passCup' }, // T8
  { do: 'attack' },
];

/** END-CHECK BMS-273 The match ends after the last attack; T6-T8 of it are not played, whatever is pending there. */
export const endCheck: RuleFor<'endCheck'> = {
  do(g) {
    const { attack, last } = g.facts;
    if (last > 0 && attack >= last) endMatch(g, 'last-attack');
    else g.nextAll(afterwards);
  },
};

/** T6 BMS-041 All bulls and action cards on the field are discarded, also those laid but not used; no Modderpoel. */
export const clearField: RuleFor<'clearField'> = {
  do(g) {
    for (let seat = A; seat <= B; seat++) clearSide(g, seat);
  },
};

function clearSide(g: Game, seat: number): void {
  discardActions(g, seat);
  if (g.count(field(seat)) > 0) discardBull(g, seat, g.top(field(seat)));
  forgetModifiers(g, seat);
}

/** T8 BMS-050 The Cup goes to the other coach, BMS-003 after every attack, whatever happened in it. */
export const passCup: RuleFor<'passCup'> = {
  do(g) {
    g.facts.attacker = otherThan(g.facts.attacker);
    g.tell('cup', { seat: g.facts.attacker });
  },
};
