import type { Frame, Game } from '@stamtafel/games/ballen-met-stieren/kind.ts';
import type { Seat } from '@stamtafel/kernel';
import { counters, lays, reacts, spits, uses } from './action-options.ts';
import { attackingBulls, defendingBulls, penaltyBulls } from './bull-options.ts';
import { cardsToHave, fetches, picks, splits, varOrder } from './hand-options.ts';

/** Fills in what speaks for each option, one row of features each. */
type Look = (g: Game, me: Seat, count: number, into: Float64Array) => void;

const refills: Look = (g, me, count, into) => {
  const { pick } = g.list[0]!;
  (pick === 'discard' ? cardsToHave : pick === 'done' ? fetches : splits)(g, me, count, into);
};

const bullComesOn: Look = (g, me, count, into) => {
  (g.facts.attacker === me ? attackingBulls : defendingBulls)(g, me, count, into);
};

/** Indexed by the question; all other questions have no features. */
const looks: { readonly [what in Frame['do']]?: Look } = {
  eleven: picks,
  firstPick: cardsToHave,
  secondPick: cardsToHave,
  attackBull: attackingBulls,
  attackAction: lays,
  defendBull: defendingBulls,
  defendAction: lays,
  spit: spits,
  attackerAct: uses,
  defenderAct: uses,
  react: reacts,
  counter: counters,
  refill: refills,
  wallBull: defendingBulls,
  kickBull: attackingBulls,
  kickAction: lays,
  wallAction: lays,
  taker: penaltyBulls,
  keeper: penaltyBulls,
  replace: bullComesOn,
  afterSlip: bullComesOn,
  afterSendingOff: bullComesOn,
  comeOn: bullComesOn,
  give: cardsToHave,
  take: cardsToHave,
  order: varOrder,
  putUnder: cardsToHave,
  drawSplit: splits,
};

export function options(g: Game, frame: Frame, me: Seat, count: number, into: Float64Array): void {
  looks[frame.do]?.(g, me, count, into);
}
