import type { Frame, HowRuck } from '@stamtafel/games/how-ruck/kind.ts';
import type { Sense } from '../sense.ts';
import { optionFeatures } from './features.ts';
import { never, options } from './plays.ts';
import { closing, rests, state, stateFeatures } from './standing.ts';

/** What an experienced player looks at in How-Ruck!. */
export const sense: Sense<HowRuck> = {
  optionFeatures,
  stateFeatures,
  options,
  state,
  never,
  rests,
  closing,
  /** One pair more or less decides a round so seldom that a search sees only noise; and a race leaves no time. */
  atSight: (frame) => forming.includes(frame.do),
};

const forming: readonly Frame['do'][] = ['split', 'race', 'finalPair', 'leftover'];
