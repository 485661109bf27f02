import { BadInput, type Match } from './game.ts';
import { RESIGN } from './play.ts';
import type { Answer, Kind } from './types.ts';

/** Reads an answer as people write it, "place rood-3-1 A.rood", into its parts. Says what is wrong when it cannot. */
export function readAnswer<K extends Kind>(match: Match<K>, text: string): Answer {
  const [pick = '', ...words] = text.trim().split(/\s+/);
  const { picks } = match.game;
  if (pick === RESIGN && words.length === 0 && match.game.resigns) return { pick };
  const def = Object.hasOwn(picks, pick) ? picks[pick] : undefined;
  if (def === undefined)
    throw new BadInput(`There is no answer "${pick}"; there are ${Object.keys(picks).join(', ')}.`);
  const card = def.card ? words.shift() : undefined;
  const target = def.to === undefined ? undefined : words.shift();
  if (words.length > 0) throw new BadInput(`"${text}" says more than "${pick}" can carry.`);
  const to = target !== undefined && def.to === 'number' ? Number(target) : target;
  if (typeof to === 'number' && !Number.isInteger(to))
    throw new BadInput(`"${target}" in "${text}" is not a whole number.`);
  return { pick, ...(card !== undefined && { card }), ...(to !== undefined && { to }) };
}
