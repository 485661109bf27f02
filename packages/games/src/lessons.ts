import type { Lesson } from './lesson.ts';

/** The lesson of every game, loaded when a player wants to learn it. */
export const lessons: { readonly [game: string]: () => Promise<Lesson> } = {
  'how-ruck': async () => (await import('./how-ruck/lesson.ts')).lesson,
  'four-downs': async () => (await import('./play-design/four-downs/lesson.ts')).lesson,
  'five-possessions': async () => (await import('./play-design/five-possessions/lesson.ts')).lesson,
  'stieren-versieren': async () => (await import('./stieren-versieren/lesson.ts')).lesson,
  'ballen-met-stieren': async () => (await import('./ballen-met-stieren/lesson.ts')).lesson,
  'stier-zoekt-bier': async () => (await import('./stier-zoekt-bier/lesson.ts')).lesson,
};
