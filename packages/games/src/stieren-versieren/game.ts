import type { Game } from '@stamtafel/kernel';
import { about } from './about.ts';
import { cardsOf } from './cards/cards.ts';
import { display } from './display.ts';
import { copyFacts, freshFacts } from './facts.ts';
import { belongs, impossible } from './impossible.ts';
import type { StierenVersieren } from './kind.ts';
import { options, settle } from './options.ts';
import { challenge, challengeLot, challengeRace, drawChallenger } from './rules/challenge.ts';
import { chooseWinner, reveal } from './rules/fight.ts';
import { placeBulls, playBulls } from './rules/play-bulls.ts';
import { drawCow, placeCow, refill, rotate, shortage, shortageLocation } from './rules/round.ts';
import { outcome } from './rules/scoring.ts';
import { setup } from './rules/setup.ts';
import { challengerSide, fight, romeoSide } from './rules/sides.ts';
import { countVotes, vote } from './rules/start-player.ts';
import { afterAction, beginTurn, turn } from './rules/turn.ts';
import { takesBack } from './take-back.ts';
import { zones } from './zones.ts';

/** The table of contents of the rulebook. */
export const stierenVersieren: Game<StierenVersieren> = {
  id: about.id,
  version: 3,
  /** SV-303 Then challengers were usually asked one by one. */
  earlier: { 2: { challengeMode: 'clock' } },
  /** SV-001 Two to four players; the seats have a fixed clockwise order. */
  players: about.players,
  options,
  settle,
  /** SV-800 What chance is used for; nothing else draws. */
  streams: ['layout', 'cows', 'shacks', 'bulls', 'start', 'lots'],
  picks: {
    vote: { to: 'zone' },
    abstain: {},
    put: { to: 'zone' },
    play: { card: true },
    lowest: {},
    talk: { card: true, to: 'number' },
    move: { card: true, to: 'zone' },
    escort: { card: true, to: 'zone' },
    pair: { card: true, to: 'zone' },
    bull: { card: true },
    chase: { card: true, to: 'zone' },
    extra: { card: true },
    woo: { card: true },
    match: { card: true },
    swap: { card: true },
    done: {},
    pass: {},
    challenge: { card: true },
    decline: {},
    join: { card: true },
    support: { card: true },
    winner: { card: true },
  },
  deck: cardsOf,
  zones,
  rest: 'box',
  facts: freshFacts,
  copyFacts,
  setup,

  rules: {
    // The start player
    vote,
    countVotes,
    // A round
    drawCow,
    placeCow,
    playBulls,
    placeBulls,
    beginTurn,
    turn,
    afterAction,
    refill,
    rotate,
    shortage,
    shortageLocation,
    // A Bull Fight
    challenge,
    challengeLot,
    drawChallenger,
    challengeRace,
    fight,
    challengerSide,
    romeoSide,
    reveal,
    chooseWinner,
  },

  outcome,
  belongs,
  impossible,
  display,
  takesBack,

  /**
   * §12 Per round a cow, 2 bulls each and 2 actions each of at most 6 answers (a swap of 5), and a shortage; 12 attempts
   * with a Romeo, challenges and up to 20 helping bulls on each side, and a choice; the votes.
   */
  longest: (seats) => 8 * (2 + 2 * seats + 2 * seats * 6) + 12 * (2 + seats * 22) + seats,
};
