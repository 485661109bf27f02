import { blankMind } from '../blank-mind.ts';

export const mind = blankMind;
