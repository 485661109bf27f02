import { NONE } from '@stamtafel/kernel';
import {
  allesdrinkerCard,
  allesdrinkerPoints,
  type Bull,
  builtInBeers,
  builtInBulls,
  drinkerCard,
  kinds,
  type PrintedCard,
} from '../deck.ts';
import { ALL, type Card } from '../kind.ts';
import type { Options } from '../options.ts';
import { ownCards } from '../own-deck.ts';

/** SZB-171, SZB-191 The cards of a match: the beers, the bulls, and the bonus cards that are switched on. */
export function cardsOf({ cardSet, bonusDrinker, bonusAllesdrinker }: Options): readonly Card[] {
  const { beers, bulls } =
    cardSet === 'built-in' ? { beers: builtInBeers, bulls: builtInBulls } : ownCards(cardSet);
  const printed: PrintedCard[] = [...beers, ...bulls];
  if (bonusDrinker === 'on') printed.push(drinkerCard);
  if (bonusAllesdrinker !== 'off') printed.push(allesdrinker(cardSet));
  return printed.map(cardOf);
}

/** SZB-220 The points of the Allesdrinker may be the owner's own. */
function allesdrinker(cardSet: Options['cardSet']): Bull {
  const own = cardSet === 'built-in' ? undefined : cardSet.allesdrinker;
  return own === undefined ? allesdrinkerCard(allesdrinkerPoints, 'D') : allesdrinkerCard(own, 'own');
}

function cardOf(printed: PrintedCard): Card {
  const isBull = printed.type === 'bull';
  const points = isBull ? pointsByGlasses(printed) : [0];
  return {
    id: printed.id,
    back: isBull ? 'bull' : 'beer',
    isBull,
    kind: printed.type === 'drinker' ? NONE : printed.kind === 'all' ? ALL : kinds.indexOf(printed.kind),
    value: printed.type === 'beer' ? printed.value : 0,
    points,
    quota: points.length - 1,
    printed,
  };
}

/** SZB-007 The points of the highest step reached, by glasses; steps are totals, they do not add up. */
function pointsByGlasses({ steps }: Bull): number[] {
  const points: number[] = [];
  for (let glasses = 0; glasses <= (steps.at(-1)?.glasses ?? 0); glasses++)
    points.push(steps.findLast((step) => glasses >= step.glasses)?.points ?? 0);
  return points;
}
