/**
 * What this browser remembers of tables in a house: the key of the door, the promise seen before the deal, being sent
 * away, and being the screen that shows it.
 */
interface Remembered {
  readonly key?: string;
  readonly commitment?: string;
  readonly removed?: boolean;
  readonly screen?: boolean;
}

const nameOf = (table: string): string => `stamtafel-table-${table}`;
const MOST = 60;

export function remembered(table: string): Remembered {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(nameOf(table)) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    const text = (name: string): string | undefined => {
      const value: unknown = Reflect.get(found, name);
      return typeof value === 'string' ? value : undefined;
    };
    const [key, commitment] = [text('key'), text('commitment')];
    return {
      ...(key !== undefined && { key }),
      ...(commitment !== undefined && { commitment }),
      ...(Reflect.get(found, 'removed') === true && { removed: true }),
      ...(Reflect.get(found, 'screen') === true && { screen: true }),
    };
  } catch {
    return {};
  }
}

export function remember(table: string, what: Remembered): void {
  try {
    localStorage.setItem(nameOf(table), JSON.stringify({ ...remembered(table), ...what }));
    const old = Object.keys(localStorage).filter((name) => name.startsWith(nameOf('')));
    for (const name of old.slice(MOST)) if (name !== nameOf(table)) localStorage.removeItem(name);
  } catch {
    // Nothing depends on it: the host can make a new key.
  }
}

/** The tables that were left from this page, by an own click. */
export const hasLeft = new Set<string>();
