import type { HowRuck } from '@stamtafel/games/how-ruck/kind.ts';
import {
  botDelay,
  botDice,
  botFinalSplitAt,
  botForm,
  COUNTDOWN_MS,
  leaveAt,
  voidAt,
} from '@stamtafel/games/how-ruck/race-clock.ts';
import { type Match, type Seat, type State, seatLetter } from '@stamtafel/kernel';
import { fail } from '../input.ts';
import type { Pacer } from './pacer.ts';
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

interface Around {
  readonly match: Match<HowRuck>;
  readonly seed: string;
  readonly sitters: readonly Sitter[];
}

/** The race of How-Ruck!: one person against a computer player that splits at its own pace (HR-053). */
export function racePacer({ match, seed, sitters }: Around, clock: Clock, refusal: string): Pacer<HowRuck> {
  const { options } = match;
  const persons = sitters.filter(({ kind }) => kind === 'person').length;
  if (options.teamForming === 'race' && persons > 1) fail(refusal);
  const bots = sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [] : [seat]));
  const dice = botDice(Number.parseInt(seed.slice(8, 16), 16));
  let start: number | undefined;
  let now = 0;
  let stopped = 0;
  /** By seat: how quick the computer player there is in this race, and when it splits its next pair, since the start. */
  let paces: number[] = [];
  let planned: number[] = [];

  const asks = ({ stack }: State<HowRuck>): string | undefined => stack.at(-1)?.do;
  const isRace = (state: State<HowRuck>): boolean => asks(state) === 'race' || asks(state) === 'finalPair';
  const plan = (seat: Seat): number => planned[seat] ?? 0;
  const holds = ({ zones }: State<HowRuck>, seat: Seat): boolean => {
    const pair = match.zoneByName.get(`pair.${seatLetter(seat)}`);
    return pair !== undefined && (zones[pair]?.length ?? 0) > 0;
  };
  const earliest = (state: State<HowRuck>): Seat | undefined =>
    bots.filter((seat) => holds(state, seat)).sort((a, b) => plan(a) - plan(b))[0];

  return {
    async begin(state, say) {
      if (!isRace(state)) {
        start = undefined;
        return false;
      }
      if (start !== undefined) return false;
      for (let left = COUNTDOWN_MS / 1000; left > 0; left--) {
        say(`${left}…`);
        await clock.wait(1000);
      }
      start = clock.heard();
      now = 0;
      paces = sitters.map(({ kind }) => botForm(dice, options, kind));
      planned = paces.map((pace) => botDelay(dice, pace));
      return true;
    },
    first(state, owing) {
      if (asks(state) !== 'race') return undefined;
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
      if (start === undefined) return undefined;
      if (asks(state) === 'finalPair') {
        const frame = state.stack.at(-1);
        const seat = frame?.do === 'finalPair' ? frame.seat : undefined;
        const at = leaveAt(stopped, options);
        return seat !== undefined && !bots.includes(seat) && now > at
          ? { seat, at, clock: 'leave' }
          : undefined;
      }
      if (asks(state) !== 'race') return undefined;
      const ends = voidAt(0, { awaySince: sitters.map(() => undefined) }, options);
      const seat = earliest(state);
      const at = seat === undefined ? Number.POSITIVE_INFINITY : plan(seat);
      if (ends !== undefined && ends <= now && ends < at) return { seat: 0, at: ends, clock: 'void' };
      return seat === undefined || at > now ? undefined : { seat, at };
    },
    stamp(state, seat) {
      if (!isRace(state)) return {};
      if (start === undefined) return { at: 0 };
      if (!bots.includes(seat)) {
        if (asks(state) === 'race') stopped = now;
        return { at: now };
      }
      const at = asks(state) === 'race' ? plan(seat) : botFinalSplitAt(plan(seat), stopped, options);
      if (asks(state) === 'race') stopped = at;
      planned[seat] = at + botDelay(dice, paces[seat] ?? 0);
      return { at };
    },
    running: isRace,
  };
}
