import { fastSeed } from './chance.ts';
import type { Match } from './game.ts';
import { judge } from './play.ts';
import { Table } from './table.ts';
import type { Answer, Kind, Refusal } from './types.ts';
import type { View } from './view.ts';
import { world } from './world.ts';

/**
 * Why the viewer cannot do this, or undefined if they can. Legality depends only on what a seat knows, so any world
 * that fits the view gives the true answer.
 */
export function why<K extends Kind>(match: Match<K>, view: View<K>, attempt: Answer): Refusal | undefined {
  // Of equal-looking cards a visible one is meant: then the world must know what the viewer sees.
  const g = new Table(match, world(match, view, fastSeed(1), { quiet: !match.twins }));
  return judge(g, view.viewer, attempt).refusal;
}
