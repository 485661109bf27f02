import type { About } from '../../about.ts';

export const about = {
  id: 'four-downs',
  box: 'play-design',
  boxTitle: 'Play Design',
  players: [2, 3, 4],
  minutes: [15, 30],
  title: { nl: '4 downs', en: '4 downs' },
  tagline: {
    nl: 'Vier kaarten, en alleen de laatste speelbeurt telt. Wie blijft er als laatste over?',
    en: 'Four cards, and only the last trick counts. Who will be the last one standing?',
  },
} as const satisfies About;
