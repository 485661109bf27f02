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
