import {
  answer,
  answerText,
  type Decision,
  type Event,
  eventsFor,
  type FixedChance,
  fixChance,
  type Game,
  type Kind,
  type Match,
  type Outcome,
  open,
  outcome,
  type Position,
  pending,
  position,
  type Refusal,
  Refused,
  readAnswer,
  type Seat,
  type State,
  seatLetter,
  seatOf,
  start,
  type View,
  view,
  why,
} from '../index.ts';

export interface Sitting {
  readonly seats?: number;
  readonly options?: { readonly [id: string]: unknown };
  readonly position?: Position;
  /** 64 hex digits, or any number for a seed made from it. */
  readonly seed?: string | number;
  readonly chance?: readonly FixedChance[];
}

/** A table in the words of the players, for tests: letters for seats, names for cards and zones, text for answers. */
export interface Seated<K extends Kind> {
  readonly match: Match<K>;
  readonly state: State<K>;
  readonly facts: K['facts'];
  /** The events of the last answer as everybody hears them (watchers' ears). */
  readonly told: readonly Event[];
  /** The events of the last answer as this seat heard them. */
  heard(seat: string): readonly Event[];
  /** Gives an answer; fails the test with the refusing rule when it is not allowed. */
  play(seat: string, text: string, extras?: { at?: number; clock?: boolean }): void;
  /** The clock answers for this seat. */
  expire(seat: string, at?: number): void;
  /** Why this is refused, from the state and (checked to be the same) from the seat's view alone. */
  refusal(seat: string, text: string): Refusal | undefined;
  options(seat: string): string[];
  decision(seat: string): Decision | undefined;
  /** Which frame asks which seat: { A: 'turn' }. */
  asked(): { [seat: string]: string };
  zone(name: string): string[];
  view(seat: string): View<K>;
  outcome(): Outcome | undefined;
}

/** A seed for tests from any number. */
export const testSeed = (n: number): string => n.toString(16).padStart(64, '0');

export function sit<K extends Kind>(game: Game<K>, sitting: Sitting = {}): Seated<K> {
  const match = open(game, sitting);
  const seed = typeof sitting.seed === 'string' ? sitting.seed : testSeed(sitting.seed ?? 1);
  const state = sitting.position
    ? position(match, sitting.position, seed)
    : start(match, seed, sitting.chance);
  if (sitting.position && sitting.chance) fixChance(match, state, sitting.chance);
  let last: ReturnType<typeof answer> = [];
  const viewerOf = (letter: string): Seat => (letter === 'watcher' ? match.seats : seatOf(match, letter));
  return {
    match,
    state,
    get facts() {
      return state.facts;
    },
    get told() {
      return eventsFor(match, last, match.seats);
    },
    heard: (letter) => eventsFor(match, last, viewerOf(letter)),
    play(letter, text, extras) {
      try {
        last = answer(match, state, seatOf(match, letter), readAnswer(match, text), extras);
      } catch (error) {
        if (error instanceof Refused)
          throw new Error(
            `${letter}: "${text}" is refused by ${error.refusal.rule} ${JSON.stringify(error.refusal.args)}`,
          );
        throw error;
      }
    },
    expire(letter, at) {
      const decision = this.decision(letter);
      if (!decision?.timeout) throw new Error(`${letter} has no decision with a time-out`);
      last = answer(match, state, seatOf(match, letter), decision.timeout, {
        clock: true,
        ...(at !== undefined && { at }),
      });
    },
    refusal(letter, text) {
      const seat = seatOf(match, letter);
      const attempt = readAnswer(match, text);
      const before = JSON.stringify(state);
      const fromView = why(match, view(match, state, seat), attempt);
      try {
        answer(match, structuredClone(state), seat, attempt);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (JSON.stringify(fromView) !== JSON.stringify(error.refusal))
          throw new Error(
            `view and state disagree on "${text}": ${JSON.stringify(fromView)} / ${JSON.stringify(error.refusal)}`,
          );
        if (JSON.stringify(state) !== before) throw new Error(`the refused "${text}" changed the state`);
        return error.refusal;
      }
      if (fromView)
        throw new Error(`"${text}" is allowed, but from the view it is refused by ${fromView.rule}`);
      return undefined;
    },
    decision: (letter) => pending(match, state).find((d) => d.seat === seatOf(match, letter)),
    options(letter) {
      return (this.decision(letter)?.options ?? []).map(answerText);
    },
    asked: () => Object.fromEntries(pending(match, state).map((d) => [seatLetter(d.seat), d.asks])),
    zone(name) {
      const zone = match.zoneByName.get(name);
      if (zone === undefined) throw new Error(`no zone ${name}`);
      return state.zones[zone]!.map((c) => match.cards[c]!.id);
    },
    view: (letter) => view(match, state, viewerOf(letter)),
    outcome: () => outcome(match, state),
  };
}
