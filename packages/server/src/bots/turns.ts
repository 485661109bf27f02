/**
 * Whose turn it is to be thought for. Thoughts belong to groups within groups: a network, an address in it, a person
 * there, their table. At every level each group that wants something gets as much as its neighbours, whatever the
 * number of thoughts in it.
 */

/** From the widest group to the narrowest. */
export type Path = readonly string[];

/** What a group has had, and what the groups inside it have had. */
export interface Account {
  /** Milliseconds of thinking, on a scale that it shares with its neighbours. */
  had: number;
  /**
   * How far those inside have come: what the one whose turn came last had had until that moment. Newcomers begin here. Time that
   * nobody else wanted is held against nobody.
   */
  floor: number;
  readonly inside: Map<string, Account>;
}

export const newAccount = (): Account => ({ had: 0, floor: 0, inside: new Map() });

interface Wanting {
  readonly path: Path;
  readonly due: number;
}

/** The one whose turn it is: of the group that has had least, and there again; else the one that is due first. */
export function turnOf<W extends Wanting>(account: Account, wanting: readonly W[], depth = 0): W | undefined {
  const groups = [...Map.groupBy(wanting, ({ path }) => path[depth])].map(([name, members]) => ({
    name,
    members,
    had: name === undefined ? 0 : hadBy(account, name),
    due: Math.min(...members.map(({ due }) => due)),
  }));
  const [first] = groups.sort((a, b) => a.had - b.had || a.due - b.due);
  if (first === undefined) return undefined;
  const { name, members, due } = first;
  if (name === undefined) return members.find((one) => one.due === due);
  return turnOf(account.inside.get(name) ?? newAccount(), members, depth + 1);
}

const hadBy = ({ inside, floor }: Account, name: string): number =>
  Math.max(inside.get(name)?.had ?? 0, floor);

/** It is their turn now: this many milliseconds are charged in advance. */
export function charge(account: Account, path: Path, ms: number): void {
  let group = account;
  for (const name of path) {
    const had = hadBy(group, name);
    group.floor = had;
    const inner = group.inside.get(name) ?? newAccount();
    group.inside.set(name, inner);
    inner.had = had + ms;
    group = inner;
  }
}

/** It has taken this many milliseconds more than was charged, or less. */
export function correct(account: Account, path: Path, ms: number): void {
  let group: Account | undefined = account;
  for (const name of path) {
    group = group.inside.get(name);
    if (group === undefined) return;
    group.had += ms;
  }
}

/** Forgets those who want nothing and owe the others nothing. `wanting`: the paths of all that wait or are thought. */
export function tidy(account: Account, wanting: readonly Path[], depth = 0): void {
  const groups = Map.groupBy(wanting, (path) => path[depth]);
  for (const [name, inner] of account.inside) {
    const members = groups.get(name);
    if (members !== undefined) tidy(inner, members, depth + 1);
    else if (wanting.length === 0 || inner.had <= account.floor) account.inside.delete(name);
  }
  if (wanting.length === 0) account.floor = 0;
}

/** What falls to a path if the whole is divided evenly at every level between all that want something. */
export function shareOf(path: Path, wanting: readonly Path[], whole: number): number {
  let share = whole;
  let among = wanting;
  path.forEach((name, depth) => {
    share /= new Set(among.map((other) => other[depth])).size;
    among = among.filter((other) => other[depth] === name);
  });
  return share / among.length;
}
