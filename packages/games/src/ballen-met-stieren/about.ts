import type { About } from '../about.ts';

export const about = {
  id: 'ballen-met-stieren',
  box: 'ballen-met-stieren',
  players: [2],
  minutes: [20, 30],
  title: { nl: 'Ballen met Stieren', en: 'Ballen met Stieren' },
  tagline: {
    nl: 'Elf stieren, één weiland en een scheidsrechter die alles ziet. Behalve de Hoef van God.',
    en: 'Eleven bulls, one meadow and a referee who sees everything. Except the Hoof of God.',
  },
} as const satisfies About;
