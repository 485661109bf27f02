import {
  type Game,
  location,
  placeOf,
  placeOfBull,
  type StierenVersieren,
} from '@stamtafel/games/stieren-versieren/kind.ts';
import { isNamed, namedOption } from '@stamtafel/games/stieren-versieren/rules/actions/named.ts';
import { NONE, type Option, type Seat } from '@stamtafel/kernel';
import type { Sense } from '../sense.ts';
import { arriving, bringingCow, leaving, matching, talking, wooing } from './actions.ts';
import {
  best,
  downCount,
  figureOf,
  handCount,
  index,
  open,
  points,
  read,
  suitor,
  symbolOf,
  totals,
} from './board.ts';
import { wooable } from './claims.ts';
import { F, optionFeatures, WIDTH } from './features.ts';
import { challenging, choosing, helping, ownStrength } from './fights.ts';
import { leavesFreePoints, misjudgesChallenge, wastesHelp } from './never.ts';
import { plausible } from './plausible.ts';
import { firstChosen, playing, putting } from './rounds.ts';
import { standing, stateFeatures } from './standing.ts';

const TENTH = 0.1;

/** What an experienced player of Stieren Versieren looks at. */
export const sense: Sense<StierenVersieren> = {
  optionFeatures,
  stateFeatures,
  options(g, frame, me, count, into) {
    read(g, me);
    switch (frame.do) {
      case 'turn':
        if (isNamed(g.sealed(me))) namedBulls(g, me, count, into);
        else for (let i = 0; i < count; i++) acting(g, me, g.list[i]!, into, i * WIDTH);
        break;
      case 'playBulls': {
        const chosen = firstChosen(g, me);
        for (let i = 0; i < count; i++) playing(g, me, g.list[i]!.card, chosen, into, i * WIDTH);
        break;
      }
      case 'placeCow':
      case 'shortageLocation':
        for (let i = 0; i < count; i++) putting(g, me, placeOf(g.list[i]!.to), into, i * WIDTH);
        break;
      case 'challenge':
      case 'challengeLot':
      case 'challengeRace':
        for (let i = 0; i < count; i++)
          if (g.list[i]!.pick === 'challenge') challenging(g, me, g.list[i]!.card, into, i * WIDTH);
        break;
      case 'challengerSide':
      case 'romeoSide': {
        const own = ownStrength(g, me);
        for (let i = 0; i < count; i++) helping(g, me, g.list[i]!, own, into, i * WIDTH);
        break;
      }
      case 'chooseWinner':
        for (let i = 0; i < count; i++) choosing(g, me, g.list[i]!.card, into, i * WIDTH);
        break;
    }
  },
  state(g, me, into) {
    read(g, me);
    standing(g, me, into);
  },
  plausible,
  never(g, frame, me, option) {
    switch (frame.do) {
      case 'turn':
        return leavesFreePoints(g, me, option);
      case 'challenge':
      case 'challengeLot':
      case 'challengeRace':
        return misjudgesChallenge(g, me, option);
      case 'challengerSide':
      case 'romeoSide':
        return wastesHelp(g, me, option);
      default:
        return false;
    }
  },
};

function acting(g: Game, me: Seat, option: Option, into: Float64Array, at: number): void {
  const { pick, card, to } = option;
  switch (pick) {
    case 'woo':
      wooing(g, me, card, into, at);
      break;
    case 'match':
      matching(g, me, card, into, at);
      break;
    case 'talk':
      talking(g, me, option, into, at);
      break;
    case 'escort':
    case 'chase':
      bringingCow(g, me, option, into, at);
      break;
    case 'move':
    case 'pair':
      into[at + (pick === 'move' ? F.move : F.pair)] = 1;
      arriving(g, me, card, placeOf(to), into, at);
      leaving(me, card, placeOfBull(g, me, card), into, at);
      break;
    case 'extra':
      into[at + F.extra] = 1;
      into[at + F.extraValue] = figureOf(card) * TENTH;
      arriving(g, me, card, symbolOf(card), into, at);
      break;
    case 'swap':
      if (g.sealed(me) === NONE) {
        into[at + F.swap] = 1;
        if (g.facts.actions === 1) into[at + F.swapIdle] = 1;
      }
      into[at + F.swapValue] = figureOf(card) * TENTH;
      into[at + F.swapWanted] = wanted(symbolOf(card));
      if (isLone(me, symbolOf(card))) into[at + F.swapLone] = 1;
      break;
    case 'done':
      into[at + F.swapDone] = 1;
      break;
    case 'pass':
      into[at + F.pass] = 1;
      into[at + F.passPoints] = lyingPoints(me) * TENTH;
      break;
  }
}

/** How much cows ask for bulls of a symbol. */
function wanted(symbol: number): number {
  let cows = 0.3 * downCount[symbol]!;
  for (let i = 0; i < 3 * totals.cows; i += 3) if (open[i] === symbol) cows++;
  return cows;
}

/** Whether one has a single card of this symbol in hand and no bull of it at home. */
const isLone = (me: Seat, symbol: number): boolean =>
  handCount[symbol] === 1 && best[index(me, symbol, symbol)] === 0;

/** The most one could get by wooing now. */
function lyingPoints(me: Seat): number {
  let most = 0;
  for (let i = 0; i < 3 * totals.cows; i += 3)
    most = Math.max(most, wooable(me, open[i]!, open[i + 1]!, open[i + 2]!));
  return most;
}

/** An action is named; which of the bulls that can do it? */
function namedBulls(g: Game, me: Seat, count: number, into: Float64Array): void {
  const { pick, card: cow } = namedOption(g.sealed(me));
  for (let i = 0, at = 0; i < count; i++, at += WIDTH) {
    const { card } = g.list[i]!;
    if (pick === 'woo') {
      const symbol = symbolOf(cow);
      const place = placeOf(g.where(cow));
      into[at + F.romeoValue] = points(symbol, figureOf(cow), figureOf(card)) * TENTH;
      into[at + F.romeoKept] = otherCow(g, cow, place) * (suitor(me, place, symbol) - figureOf(card)) * TENTH;
    } else {
      into[at + F.escortValue] = figureOf(card) * TENTH;
      if (pick === 'escort') leaving(me, card, placeOf(g.where(cow)), into, at);
    }
  }
}

/** The value of the best other cow who can be wooed there. */
function otherCow(g: Game, cow: number, place: number): number {
  const cows = g.in(location(place));
  let most = 0;
  for (let i = 0; i < cows.length; i++)
    if (cows[i] !== cow && symbolOf(cows[i]!) === symbolOf(cow)) most = Math.max(most, figureOf(cows[i]!));
  return most;
}
