import { properties } from '@stamtafel/kernel/testing';
import { fivePossessions } from './game.ts';
import { events } from './texts/table.ts';

properties(
  fivePossessions,
  [
    {},
    {
      options: {
        'pd.revealLog': 'off',
        'pd5.startMethod': 'draw',
        'pd5.seat1Set': 'black',
        'pd5.tieAt5': 'overtime',
        'pd5.equaliser': 'trailing-offense',
      },
    },
  ],
  { keys: events, proofs: ['noPlace'], matches: 10 },
);
