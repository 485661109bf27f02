import { NONE, type Seat, type Seats } from '@stamtafel/kernel';
import { A, B, type Game, nth, otherThan, pair, prep, type RuleFor, roundNumber } from '../kind.ts';
import {
  assign,
  fasterIs,
  offerPair,
  refusesKeep,
  splitCalmly,
  takeNextPair,
  takePair,
} from './forming-teams.ts';

const BOTH: Seats = 3;

/** HR-041 Every round with a race begins like this. */
export function prepareRace(g: Game): void {
  const { facts } = g;
  facts.ready = 0;
  facts.stopped = NONE;
  facts.clock = 0;
  facts.tenth[A] = NONE;
  facts.tenth[B] = NONE;
  g.next({ do: 'ready' }, { do: 'command', seat: facts.youngest });
}

/** HR-041 Both press ready (DP-1). HR-055 Before the first race of a match either may ask for calm instead. */
export const ready: RuleFor<'ready'> = {
  id: 'HR-041',
  who: (g) => BOTH & ~g.facts.ready,
  ask(g) {
    g.offer('ready');
    if (isFirstRace(g)) g.offer('calm');
  },
  refuses: (g, _f, _me, { pick }) => (pick === 'calm' && !isFirstRace(g) ? 'HR-055' : undefined),
  do(g, _f, me, { pick }) {
    if (pick === 'calm') {
      callOff(g, me);
      return;
    }
    g.facts.ready |= 1 << me;
    g.tell('ready', { seat: me });
  },
};

/** HR-080 The learning game has no race in its first round. */
export const isFirstRace = ({ facts, options }: Pick<Game, 'facts' | 'options'>): boolean =>
  roundNumber(facts) === (options.beginnerFirstRound ? 2 : 1);

/** HR-055 It takes two to race: the teams are formed calmly, in this round and in all others of the match. */
function callOff(g: Game, me: Seat): void {
  g.facts.forming = 'called-off';
  g.facts.ready = 0;
  g.tell('calledOff', { seat: me });
  g.leave('command');
  splitCalmly(g);
}

/** HR-040 The youngest player gives the command "How-Ruck!" (DP-2). HR-041 That moment is t = 0: both see a pair. */
export const command: RuleFor<'command'> = {
  id: 'HR-040',
  ask: (g) => g.offer('command'),
  do(g, _f, me) {
    g.tell('command', { seat: me });
    takePair(g, A, A);
    takePair(g, B, B);
    g.next({ do: 'race' });
  },
};

/**
 * HR-040 Both split their own preparation pile simultaneously (DP-3); until the stop both hold a pair (HR-033). The
 * order of the log decides which tenth split is the stop; the clock knows only the void race (HR-054), which no player
 * can choose.
 */
export const race: RuleFor<'race'> = {
  id: 'HR-040',
  race: true,
  who: () => BOTH,
  ask: (g, _f, me) => offerPair(g, me),
  refuses: (g, _f, me, { pick, card }) =>
    pick === 'keep'
      ? refusesKeep(g, me, card)
      : pick === 'void'
        ? 'HR-054'
        : pick === 'leave'
          ? 'HR-044'
          : undefined,
  timeout: (g) => g.offer('void'),
  do(g, _f, me, { pick, card }) {
    if (pick === 'void') {
      raceIsVoid(g);
      return;
    }
    const at = stampOf(g);
    assign(g, me, card);
    takeNextPair(g, me);
    if (g.count(pair(me)) === 0) stop(g, me, at);
  },
};

/** HR-050 The recorded stamp counts; a split without one counts with the highest stamp of this race so far. */
function stampOf(g: Game): number {
  const { facts } = g;
  if (g.at === NONE) return facts.clock;
  if (g.at > facts.clock) facts.clock = g.at;
  return g.at;
}

/** HR-042, HR-043 The first tenth split is the call "stop!". HR-044 The slower player takes no new pair. */
function stop(g: Game, me: Seat, at: number): void {
  g.facts.stopped = me;
  g.facts.tenth[me] = at;
  g.tell('stop', { seat: me });
  g.leave('race');
  g.next({ do: 'finalPair', seat: otherThan(me) });
}

/** HR-052 Splits done and pairs in hand stay; both go on under the calm rules for this round. */
function raceIsVoid(g: Game): void {
  g.facts.forming = 'calm';
  g.tell('void');
  g.leave('race');
  g.next({ do: 'split' }, { do: 'tieBreak' });
}

/** HR-044 The slower player may still split the pair in hand, or leave it (DP-4); HR-045 the clock leaves it. */
export const finalPair: RuleFor<'finalPair'> = {
  id: 'HR-044',
  ask(g, _f, me) {
    offerPair(g, me);
    g.offer('leave');
  },
  refuses: (g, _f, me, { pick, card }) =>
    pick === 'keep' ? refusesKeep(g, me, card) : pick === 'void' ? 'HR-052' : undefined,
  timeout: (g) => g.offer('leave'),
  do(g, _f, me, { pick, card }) {
    if (pick === 'leave') {
      leavePair(g, me);
      fasterIs(g, otherThan(me));
      return;
    }
    const at = stampOf(g);
    assign(g, me, card);
    g.tell('finalSplit', { seat: me });
    if (g.count(prep(me)) > 0) fasterIs(g, otherThan(me));
    else photoFinish(g, me, at);
  },
};

/** HR-045 The pair goes back on top of its preparation pile in its old order and belongs to the leftovers. */
function leavePair(g: Game, me: Seat): void {
  g.move(nth(g, pair(me), 1), prep(me));
  g.move(nth(g, pair(me), 0), prep(me));
  g.tell('leave', { seat: me });
}

/** HR-051 Two tenth splits: within the margin it is a simultaneous stop, otherwise the earlier stamp was faster. */
function photoFinish(g: Game, me: Seat, at: number): void {
  const { facts, options } = g;
  facts.tenth[me] = at;
  const other = otherThan(me);
  const later = at - (facts.tenth[other] ?? NONE);
  if (Math.abs(later) <= options.photoFinishMs) {
    g.tell('photoFinish', { difference: Math.abs(later) });
    g.next({ do: 'tieBreak' });
  } else fasterIs(g, later > 0 ? other : me);
}
