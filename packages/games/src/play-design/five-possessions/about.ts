import type { About } from '../../about.ts';

export const about = {
  id: 'five-possessions',
  box: 'play-design',
  boxTitle: 'Play Design',
  players: [2],
  minutes: [30, 45],
  title: { nl: '5 possessions', en: '5 possessions' },
  tagline: {
    nl: 'Eén tegen één: de aanval houdt een lijn open, de verdediging gooit ze dicht.',
    en: 'One on one: the offense keeps a lane open, the defense slams them shut.',
  },
} as const satisfies About;
