/**
 * What this browser remembers of tables in a house: the key of the door, the invitation by which somebody sat down, the
 * promise seen before the deal, and being the screen that shows it.
 */
interface Remembered {
  readonly key?: string;
  readonly invite?: string;
  readonly commitment?: string;
  readonly screen?: boolean;
}

const nameOf = (table: string): string => `stamtafel-table-${table}`;
const MOST = 60;

/** What lies in the drawer under this name, if anything can be read there. */
function laid(name: string): object {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(name) ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}

export function remembered(table: string): Remembered {
  const found = laid(nameOf(table));
  const text = (name: string): string | undefined => {
    const value: unknown = Reflect.get(found, name);
    return typeof value === 'string' ? value : undefined;
  };
  const [key, invite, commitment] = [text('key'), text('invite'), text('commitment')];
  return {
    ...(key !== undefined && { key }),
    ...(invite !== undefined && { invite }),
    ...(commitment !== undefined && { commitment }),
    ...(Reflect.get(found, 'screen') === true && { screen: true }),
  };
}

/** When something was last learnt about a table, in milliseconds since 1970; what tells nothing of it is older than all. */
function learntAt(name: string): number {
  const at: unknown = Reflect.get(laid(name), 'at');
  return typeof at === 'number' ? at : 0;
}

export function remember(table: string, what: Remembered): void {
  try {
    const kept = { ...remembered(table), ...what, at: Date.now() };
    localStorage.setItem(nameOf(table), JSON.stringify(kept));
    const others = Object.keys(localStorage).filter(
      (name) => name.startsWith(nameOf('')) && name !== nameOf(table),
    );
    if (others.length < MOST) return;
    // A browser lists what it keeps in no particular order.
    const newestFirst = others.toSorted((one, other) => learntAt(other) - learntAt(one));
    for (const name of newestFirst.slice(MOST - 1)) localStorage.removeItem(name);
  } catch {
    // Nothing depends on it: the host can make a new key.
  }
}
