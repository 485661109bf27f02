interface Named {
  readonly kind: 'open' | 'person' | 'bot';
  readonly name: string;
}

/** Whoever is forgotten has no name any more: he is somebody, in the language of now, and told from a second one. */
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
