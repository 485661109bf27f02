import type { LevelName, Persona } from '@stamtafel/bots';
import type { Seat } from '@stamtafel/kernel';
import { useEffect, useState } from 'react';
import type { BotLevel } from '../session/messages.ts';
import { useScene } from '../table/scene.ts';

const isLevel = (level: BotLevel | undefined): level is LevelName =>
  level !== undefined && level !== 'random' && level !== 'greedy';

/** The way the computer on this chair likes to play, once it is known. */
export function usePersona(seat: Seat): Persona | undefined {
  const { session, snapshot } = useScene();
  const { place } = session;
  const [persona, setPersona] = useState<Persona>();
  const level = snapshot.seats[seat]?.level;
  const game = session.edition.game.id;
  useEffect(() => {
    let isWanted = true;
    setPersona(undefined);
    if (isLevel(level))
      import('@stamtafel/bots/who.ts')
        .then(({ personaAt }) => personaAt(game, place, seat, level))
        .then((found) => isWanted && setPersona(found))
        // Without a network there is only the level to show.
        .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [game, place, seat, level]);
  return persona;
}
