import type { About } from '../about.ts';

export const about = {
  id: 'stieren-versieren',
  box: 'stieren-versieren',
  players: [2, 3, 4],
  minutes: [30, 60],
  title: { nl: 'Stieren Versieren', en: 'Stieren Versieren' },
  tagline: {
    nl: 'Vier locaties, een paar loslopende koeien en jouw Romeo. Als er maar niemand Bull Fight roept.',
    en: 'Four locations, a few unattached cows and your Romeo. As long as nobody calls Bull Fight.',
  },
} as const satisfies About;
