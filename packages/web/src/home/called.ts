import { apart } from '@stamtafel/protocol/names.ts';

/** Everybody around one screen has a name, and no two the same. */
export function called(names: readonly string[], people: number, guest: (n: number) => string): string[] {
  const taken: string[] = [];
  for (let seat = 0; seat < people; seat++) taken.push(apart(names[seat]?.trim() || guest(seat + 1), taken));
  return taken;
}
