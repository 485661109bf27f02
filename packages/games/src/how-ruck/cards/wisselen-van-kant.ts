import { NONE, type Seat } from '@stamtafel/kernel';
import {
  FIRST_FIELD,
  field,
  type Game,
  isField,
  LAST_FIELD,
  nameOf,
  otherThan,
  type RuleFor,
  sideOf,
  WHITE,
} from '../kind.ts';
import { type Action, isCard, isOpen } from './action.ts';

/** HR-155 Wisselen van kant: you move one open card from either side to the other side; HR-159 the direction is free. */
export const wisselenVanKant: Action = {
  can: (g) => isOpen(g, isCard),
  carryOut(g, me) {
    const only = onlyCoveredField(g);
    if (only === undefined) g.next({ do: 'source', seat: me });
    else lift(g, me, only);
  },
};

/** DP-10 is automatic when one field only has a card. */
function onlyCoveredField(g: Game): number | undefined {
  let found: number | undefined;
  for (let zone = FIRST_FIELD; zone <= LAST_FIELD; zone++) {
    if (g.count(zone) === 0) continue;
    if (found !== undefined) return undefined;
    found = zone;
  }
  return found;
}

/** HR-155 The open card of any field (DP-10); HR-136 a printed Scot is not a card and cannot be moved. */
export const source: RuleFor<'source'> = {
  id: 'HR-155',
  ask(g) {
    for (let zone = FIRST_FIELD; zone <= LAST_FIELD; zone++) g.offer('from', NONE, zone);
  },
  refuses: (g, _f, _me, { pick, to }) =>
    pick !== 'from' ? undefined : !isField(to) ? 'HR-155' : g.count(to) === 0 ? 'HR-136' : undefined,
  do: (g, _f, me, { to }) => lift(g, me, to),
};

/** HR-156 A coloured card goes to the field of its colour on the other side; HR-157 a white one where you choose. */
function lift(g: Game, me: Seat, from: number): void {
  const { colour } = g.card(g.top(from));
  if (colour === WHITE) g.next({ do: 'target', seat: me, from });
  else lay(g, me, from, field(otherThan(sideOf(from)), colour));
}

/** HR-157 A white card, Nessie too, goes to any of the three fields of the other side (DP-11). */
export const target: RuleFor<'target'> = {
  id: 'HR-157',
  ask(g, { from }) {
    const side = otherThan(sideOf(from));
    for (let colour = 0; colour < 3; colour++) g.offer('onto', NONE, field(side, colour));
  },
  refuses: (_g, { from }, _me, { pick, to }) =>
    pick !== 'onto'
      ? undefined
      : !isField(to)
        ? 'HR-157'
        : sideOf(to) === sideOf(from)
          ? 'HR-155'
          : undefined,
  do: (g, { from }, me, { to }) => lay(g, me, from, to),
};

/**
 * HR-158 The moved card covers what lies there; on the field it leaves, the card beneath becomes open or the printed
 * Scot counts again. HR-159, HR-116 No contest follows: the card is moved, not played.
 */
function lay(g: Game, me: Seat, from: number, to: number): void {
  const card = g.draw(from, to);
  g.tell('moved', { seat: me, card, source: nameOf(g, from), zone: nameOf(g, to) });
}
