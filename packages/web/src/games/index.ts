import type { GameLook } from './look.ts';

/** The look of every game, each in a chunk of its own. A game without one gets the plain table. */
const looks: { readonly [id: string]: () => Promise<{ readonly look: GameLook }> } = {
  'how-ruck': () => import('./how-ruck/index.tsx'),
  'four-downs': () => import('./four-downs/index.tsx'),
  'five-possessions': () => import('./five-possessions/index.tsx'),
  'stieren-versieren': () => import('./stieren-versieren/index.tsx'),
  'ballen-met-stieren': () => import('./ballen-met-stieren/index.tsx'),
  'stier-zoekt-bier': () => import('./stier-zoekt-bier/index.tsx'),
};

export async function loadLook(game: string): Promise<GameLook> {
  const load = looks[game];
  const { look } = load === undefined ? await import('./generic/index.tsx') : await load();
  return look;
}
