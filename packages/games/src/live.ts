import type { Chair, Edition } from './edition.ts';

interface Chosen {
  readonly [id: string]: unknown;
}

/** Whether these options have something that is only played live. */
export const needsLive = ({ live = {} }: Pick<Edition, 'live'>, chosen: Chosen): boolean =>
  Object.entries(live).some(([id, value]) => chosen[id] === value);

/** Whether those who sit down are there at the same time, each at a device of their own. Computers always are, where they count. */
export function isLive(
  { liveAmong }: Pick<Edition, 'liveAmong'>,
  chairs: readonly Chair[],
  clock: { readonly kind: string },
): boolean {
  if (liveAmong === 'people' && chairs.some(({ kind }) => kind === 'bot')) return false;
  const devices = chairs.flatMap(({ kind, device }) => (kind === 'person' ? [device] : []));
  return clock.kind !== 'days' && new Set(devices).size === devices.length;
}

/** The options as they are usual where people play live; what was chosen stands. */
export const asLive = ({ live = {} }: Pick<Edition, 'live'>, chosen: Chosen): Chosen => ({
  ...live,
  ...chosen,
});

/** The options without those that are only played live, and without those that matter only with them. */
export function withoutLive({ game, live = {} }: Pick<Edition, 'game' | 'live'>, chosen: Chosen): Chosen {
  const goes = (id: string): boolean => live[id] !== undefined && chosen[id] === live[id];
  const stays = ([id]: readonly [string, unknown]): boolean => {
    const needs = game.options[id]?.onlyWith;
    return !goes(id) && (needs === undefined || !goes(needs.option));
  };
  const kept = Object.entries(chosen).filter(stays);
  return kept.length === Object.keys(chosen).length ? chosen : Object.fromEntries(kept);
}
