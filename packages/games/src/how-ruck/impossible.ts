import type { Game } from './kind.ts';
export function impossible(_g: Game): string | undefined {
  return undefined;
}
