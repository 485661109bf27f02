import type { About } from '../about.ts';

export const about = {
  id: 'stier-zoekt-bier',
  box: 'stier-zoekt-bier',
  players: [4, 3, 5],
  minutes: [30, 60],
  title: { nl: 'Stier zoekt Bier', en: 'Stier zoekt Bier' },
  tagline: {
    nl: 'Een kelder vol bier, een kroeg vol stieren. Getapt is getapt!',
    en: 'A cellar full of beer, a pub full of bulls. Tapped is tapped!',
  },
} as const satisfies About;
