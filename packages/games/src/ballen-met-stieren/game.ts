import type { Game } from '@stamtafel/kernel';
import { about } from './about.ts';
import { cardsOf } from './cards/cards.ts';
import { order } from './cards/matchfixing.ts';
import { drawSplit, putUnder } from './cards/strategie-aanpassen.ts';
import { give, take } from './cards/van-ruilen-komt-huilen.ts';
import { comeOn } from './cards/wissel-truc.ts';
import { display } from './display.ts';
import { copyFacts, freshFacts } from './facts.ts';
import { belongs, impossible } from './impossible.ts';
import type { BallenMetStieren } from './kind.ts';
import { options, settle } from './options.ts';
import {
  attackerAct,
  attackerActs,
  counter,
  counterWindow,
  defenderAct,
  defenderActs,
  effect,
  react,
} from './rules/acting.ts';
import { attack, attempt } from './rules/attack.ts';
import { clearField, endCheck, passCup } from './rules/attack-end.ts';
import { outcome, resigns } from './rules/end.ts';
import { afterSendingOff, afterSlip, replace } from './rules/field.ts';
import {
  attackAction,
  attackBull,
  attackerLays,
  defendAction,
  defendBull,
  defenderLays,
  kickAction,
  kickBull,
  kickerLays,
  wall,
  wallAction,
  wallActs,
  wallBull,
} from './rules/laying.ts';
import { referee, videoReferee } from './rules/officials.ts';
import {
  drawKeeper,
  keeper,
  penaltyDraw,
  penaltyKeepers,
  penaltyTaker,
  shot,
  taker,
} from './rules/penalty.ts';
import { handsBack, refill, refilled } from './rules/refill.ts';
import { result, tieDecided } from './rules/result.ts';
import {
  draft,
  eleven,
  exchange,
  firstPick,
  home,
  leftover,
  lineUp,
  piles,
  secondPick,
  setUp,
  squads,
} from './rules/setting-up.ts';
import { attackerSpits, defenderSpits, spit } from './rules/spuger.ts';
import { zones } from './zones.ts';

/** The table of contents of the rulebook. */
export const ballenMetStieren: Game<BallenMetStieren> = {
  id: about.id,
  version: 2,
  /** Version 1 discarded unused cards in a free kick (BMS-216). */
  earlier: { 1: { freeKickCards: 'all' } },
  /** BMS-001 Exactly two coaches. */
  players: about.players,
  options,
  settle,
  /** §7 What chance is used for; nothing else draws. */
  streams: ['home', 'bulls', 'bench', 'actions', 'piles', 'referee', 'var', 'dice', 'sabotage', 'keepers'],
  picks: {
    choose: { card: true },
    keep: { card: true },
    bull: { card: true },
    none: {},
    lay: { card: true },
    layAndUse: { card: true },
    hold: {},
    use: {},
    sacrifice: {},
    pass: {},
    spit: {},
    comeOn: { card: true },
    give: { card: true },
    take: { card: true },
    keepOrder: {},
    swapOrder: {},
    under: { card: true },
    done: {},
    split: { to: 'number' },
    left: {},
    right: {},
    fetch: { card: true },
    discard: { card: true },
  },
  deck: cardsOf,
  zones,
  rest: 'box',
  facts: freshFacts,
  copyFacts,
  setup: setUp,

  rules: {
    // Setting up
    home,
    squads,
    eleven,
    lineUp,
    draft,
    firstPick,
    exchange,
    secondPick,
    leftover,
    piles,
    // T1 to T5b
    attack,
    attackerLays,
    attackBull,
    attackAction,
    defenderLays,
    defendBull,
    defendAction,
    attackerSpits,
    defenderSpits,
    spit,
    attackerActs,
    attackerAct,
    defenderActs,
    defenderAct,
    react,
    effect,
    result,
    tieDecided,
    counterWindow,
    counter,
    attempt,
    // END-CHECK to T8
    endCheck,
    clearField,
    handsBack,
    refill,
    refilled,
    passCup,
    // Referee and VAR, free kick, penalty
    referee,
    var: videoReferee,
    wall,
    wallBull,
    kickerLays,
    kickBull,
    kickAction,
    wallActs,
    wallAction,
    penaltyTaker,
    taker,
    penaltyKeepers,
    keeper,
    penaltyDraw,
    draw: drawKeeper,
    shot,
    // What a card asks
    replace,
    afterSlip,
    afterSendingOff,
    comeOn,
    give,
    take,
    order,
    putUnder,
    drawSplit,
  },

  outcome,
  resigns,
  belongs,
  impossible,
  display,

  /** §12 More than 400 decisions in a match would be a bug; with an owner's figures restarts can go on for longer. */
  longest: (_seats, { figures }) => (figures === 'designed' ? 400 : 4000),
};
