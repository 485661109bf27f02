import type { Mind } from './mind.ts';

/** The minds of all games, each fetched when a player sits down against it. */
const minds: { readonly [game: string]: () => Promise<Mind> } = {
  'how-ruck': async () => (await import('./how-ruck/mind.ts')).mind,
  'four-downs': async () => (await import('./four-downs/mind.ts')).mind,
  'five-possessions': async () => (await import('./five-possessions/mind.ts')).mind,
  'stieren-versieren': async () => (await import('./stieren-versieren/mind.ts')).mind,
  'ballen-met-stieren': async () => (await import('./ballen-met-stieren/mind.ts')).mind,
  'stier-zoekt-bier': async () => (await import('./stier-zoekt-bier/mind.ts')).mind,
};

/** Whether a mind has been trained for this game. */
export const hasMind = (game: string): boolean => Object.hasOwn(minds, game);

export async function mindOf(game: string): Promise<Mind> {
  const load = hasMind(game) ? minds[game] : undefined;
  if (load === undefined) throw new Error(`nobody has learnt to play ${game}`);
  return load();
}
