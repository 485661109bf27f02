import type { Texts } from '../texts/nl.ts';
import { type Sitter, USUAL_LEVEL } from './messages.ts';

interface Named {
  readonly kind: 'open' | 'person' | 'bot';
  readonly name: string;
}

/** Forgotten players have no name any more: each is called "Somebody" in the current language, with a number if several. */
export function withSomebody<S extends Named>(seats: readonly S[], somebody: string): readonly S[] {
  const isNameless = ({ kind, name }: Named): boolean => kind === 'person' && name === '';
  if (!seats.some(isNameless)) return seats;
  let count = 0;
  return seats.map((seat) => {
    if (!isNameless(seat)) return seat;
    count++;
    return { ...seat, name: count === 1 ? somebody : `${somebody} ${count}` };
  });
}

/** A free chair is called what its plate says: a sentence may be about it. */
export function withFreeChairs<S extends Named>(seats: readonly S[], free: string): readonly S[] {
  const isFree = ({ kind, name }: Named): boolean => kind === 'open' && name === '';
  return seats.some(isFree) ? seats.map((seat) => (isFree(seat) ? { ...seat, name: free } : seat)) : seats;
}

/** A match that this player goes on with from a chair, against computers. Those have names of their own on chairs of people who had none. */
export function takenOver(
  sitters: readonly Sitter[],
  chair: number,
  own: string,
  { you, player, somebody, botNames }: Pick<Texts, 'you' | 'player' | 'somebody' | 'botNames'>,
): readonly Sitter[] {
  const nameless = [own, you, player, somebody];
  const free = botNames.filter((name) => sitters.every((sitter) => sitter.name !== name));
  return sitters.map(({ name, level = USUAL_LEVEL }, seat) =>
    seat === chair
      ? { kind: 'person', name: own }
      : { kind: 'bot', name: nameless.includes(name) ? (free[seat] ?? name) : name, level },
  );
}
