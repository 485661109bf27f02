import {
  botDelay,
  botDice,
  botForm,
  botLastAt,
  endsAt,
  isStamped,
  lastEndsAt,
  type RaceStage,
  raceStage,
  type Timing,
} from '@stamtafel/games/timing.ts';
import { type Kind, type Match, pending, type Seat, type State } from '@stamtafel/kernel';
import { fail } from '../input.ts';
import { type Due, noClock, type Pacer } from './pacer.ts';
import type { Sitter } from './players.ts';

/** A clock on the wall. */
export interface Clock {
  /** The time at which a line was typed, in milliseconds. */
  heard(): number;
  wait(milliseconds: number): Promise<void>;
}

export const realClock: Clock = {
  heard: () => performance.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** For pipes: every line takes as long as the one before, so that a match can be played again. */
export function steadyClock(milliseconds = 2500): Clock {
  let now = 0;
  return {
    heard() {
      now += milliseconds;
      return now;
    },
    wait: async () => {},
  };
}

interface Around<K extends Kind> {
  readonly match: Match<K>;
  readonly seed: string;
  readonly sitters: readonly Sitter[];
}

/** A race, in a match that has one: one person against a computer player that answers at its own pace. */
export function racePacer<K extends Kind>(
  timing: Timing<K> | undefined,
  { match, seed, sitters }: Around<K>,
  clock: Clock,
  refusal: string,
): Pacer<K> {
  const terms = timing?.terms(match);
  if (terms === undefined) return noClock();
  const persons = sitters.filter(({ kind }) => kind === 'person').length;
  if (persons > 1) fail(refusal);
  const bots = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [] : [seat]));
  const dice = botDice(Number.parseInt(seed.slice(8, 16), 16));
  let start: number | undefined;
  let now = 0;
  let stopped = 0;
  /** By seat: how quick the computer player there is in this race, and when it answers next, since the start. */
  let paces: number[] = [];
  let planned: number[] = [];

  const stageOf = (state: State<K>): RaceStage | undefined => raceStage(timing, match, state);
  const isRace = (state: State<K>): boolean => isStamped(stageOf(state));
  const plan = (seat: Seat): number => planned[seat] ?? 0;
  const earliest = (state: State<K>): Seat | undefined => {
    const asked = new Set(pending(match, state).map(({ seat }) => seat));
    return bots.filter((seat) => asked.has(seat)).sort((a, b) => plan(a) - plan(b))[0];
  };
  const clockAnswers = (state: State<K>, seat: Seat, at: number): Due | undefined => {
    const clock = pending(match, state).find((asked) => asked.seat === seat)?.timeout;
    return clock && { seat, at, clock };
  };

  return {
    async begin(state, say) {
      if (!isRace(state)) {
        start = undefined;
        return false;
      }
      if (start !== undefined) return false;
      for (let left = terms.countdown / 1000; left > 0; left--) {
        say(`${left}…`);
        await clock.wait(1000);
      }
      start = clock.heard();
      now = 0;
      paces = sitters.map(({ kind }) => botForm(dice, terms, kind));
      planned = paces.map((pace) => botDelay(dice, pace));
      return true;
    },
    first(state, owing) {
      if (stageOf(state) !== 'open') return undefined;
      const next = owing.find(({ seat }) => !bots.includes(seat));
      if (next !== undefined) return next;
      const bot = earliest(state);
      now = bot === undefined ? now : plan(bot);
      return owing.find(({ seat }) => seat === bot);
    },
    heard() {
      if (start !== undefined) now = Math.floor(clock.heard() - start);
    },
    due(state) {
      const stage = stageOf(state);
      if (start === undefined || !isStamped(stage)) return undefined;
      if (stage === 'last') {
        const seat = state.stack.at(-1)?.seat;
        const at = lastEndsAt(stopped, terms);
        if (seat === undefined || bots.includes(seat) || now <= at) return undefined;
        return clockAnswers(state, seat, at);
      }
      const ends = endsAt(0, { awaySince: sitters.map(() => undefined) }, terms);
      const seat = earliest(state);
      const at = seat === undefined ? Number.POSITIVE_INFINITY : plan(seat);
      if (ends !== undefined && ends <= now && ends < at) return clockAnswers(state, 0, ends);
      return seat === undefined || at > now ? undefined : { seat, at };
    },
    stamp(state, seat) {
      const stage = stageOf(state);
      if (!isStamped(stage)) return {};
      if (start === undefined) return { at: 0 };
      if (!bots.includes(seat)) {
        if (stage === 'open') stopped = now;
        return { at: now };
      }
      const at = stage === 'open' ? plan(seat) : botLastAt(plan(seat), stopped, terms);
      if (stage === 'open') stopped = at;
      planned[seat] = at + botDelay(dice, paces[seat] ?? 0);
      return { at };
    },
    running: isRace,
  };
}
