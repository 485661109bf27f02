import type { Kind, Seat } from '@stamtafel/kernel';
import { characterOf } from './character.ts';
import type { LevelName, Mind, Persona } from './mind.ts';
import { mindOf } from './minds.ts';

/** Who sits down at this level: the champion has no whims. */
export const personaOf = <K extends Kind>(
  { personas }: Mind<K>,
  level: LevelName,
  character: number,
): Persona | undefined =>
  level === 'level4' ? undefined : personas[(character >>> 0) % Math.max(1, personas.length)];

/** Who sits on this chair, for a page that shows it: only what the game has learnt is fetched for that. */
export const personaAt = async (
  game: string,
  place: string,
  seat: Seat,
  level: LevelName,
): Promise<Persona | undefined> => personaOf(await mindOf(game), level, characterOf(place, seat));
