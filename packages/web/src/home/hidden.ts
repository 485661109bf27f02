const KEY = 'stamtafel-hidden';
/** More than a house ever lists. */
const MOST = 200;

/** The finished tables that the player has hidden, the last ones first. */
export function hiddenTables(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function hideTable(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([id, ...hiddenTables()].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing shows it again.
  }
}
