import { bullsInHand, type Frame, type Game } from '../kind.ts';
import { onceLaid } from './attack.ts';
import { replaceAttempt } from './restart.ts';

/** BMS-212, BMS-213 The wall first, then the kicker; BMS-214 then T2b to T5b as in a normal attack. */
const course: readonly Frame[] = [{ do: 'wall' }, { do: 'kickerLays' }, { do: 'wallActs' }, ...onceLaid];

/** BMS-215 An attacker without a usable bull: the free kick is called off before the wall is laid. */
export function freeKick(g: Game): void {
  replaceAttempt(g, 'freeKick');
  if (bullsInHand(g, g.facts.attacker) > 0) g.nextAll(course);
  else g.tell('calledOff');
}
