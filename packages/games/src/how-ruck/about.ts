import type { About } from '../about.ts';

export const about = {
  id: 'how-ruck',
  box: 'how-ruck',
  players: [2],
  minutes: [30, 40],
  title: { nl: 'How-Ruck!', en: 'How-Ruck!' },
  tagline: {
    nl: 'Twee clans, één touw en een vat whisky. En dan komt Nessie boven.',
    en: 'Two clans, one rope and a barrel of whisky. And then Nessie comes up.',
  },
} as const satisfies About;
