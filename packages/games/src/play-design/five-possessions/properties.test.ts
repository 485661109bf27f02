import { properties } from '@stamtafel/kernel/testing';
import { formations } from '../deck.ts';
import { fivePossessions } from './game.ts';
import { recoloured } from './testing/table.ts';
import { events } from './texts/table.ts';

properties(
  fivePossessions,
  [
    {},
    {
      options: {
        'pd.revealLog': 'off',
        'pd5.startMethod': 'draw',
        'pd5.lastRow': 'free',
        'pd5.seat1Set': 'black',
        'pd5.tieAt5': 'overtime',
        'pd5.equaliser': 'trailing-offense',
      },
    },
    // PD5-019: decks in which lanes must be left empty, and one in which no second row can be laid at all.
    { options: { 'pd.deck': recoloured({ 'off-i-formation': 'blue', 'off-wishbone': 'blue' }) } },
    { options: { 'pd.deck': formations.map((card, i) => ({ ...card, colour: i % 3 ? 'blue' : 'green' })) } },
    { options: { 'pd.deck': formations.map((card) => ({ ...card, colour: 'blue' })) } },
  ],
  { keys: events, proofs: ['noPlace'], matches: 10 },
);
