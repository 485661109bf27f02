import { properties } from '@stamtafel/kernel/testing';
import { formations } from '../deck.ts';
import { fourDowns } from './game.ts';
import { events } from './texts/table.ts';

/** A deck in which a lead can be followed by several equal cards. */
const plain = formations.map(({ id, name, kind, dots }, i) => ({
  id,
  name,
  kind,
  dots,
  colour: i % 3 === 0 ? 'blue' : 'purple',
  value: 4 + (i % 2),
}));

properties(
  fourDowns,
  [
    { seats: 2 },
    { seats: 3, options: { 'pd4.alternateSets': 'off', 'pd4.trick': 'literal' } },
    { seats: 4 },
    { seats: 2, options: { 'pd4.eightCards': 'ask' } },
    { seats: 3, options: { 'pd4.eightCards': 'on', 'pd4.firstDowns': 'on' } },
    { seats: 4, options: { 'pd4.firstDowns': 'on', 'pd4.foldCost': 'stake', 'pd4.eightCards': 'ask' } },
    { seats: 4, options: { 'pd4.firstDowns': 'on', 'pd4.claimTiming': 'turn' } },
    { seats: 4, options: { 'pd.deck': plain, 'pd4.firstDowns': 'on' } },
  ],
  { matches: 10, keys: events },
);
