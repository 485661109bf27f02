import {
  botDelay,
  botDice,
  botForm,
  botLastAt,
  endsAt,
  isStamped,
  lastEndsAt,
  type RaceTerms,
} from '@stamtafel/games/timing.ts';
import type { Answer, Seat } from '@stamtafel/kernel';
import type { Engine } from './engine.ts';

/** What a race needs of the world around it. */
interface RaceWorld {
  /** Milliseconds that never fall. */
  now(): number;
  /** Calls later; the result forgets it. */
  after(ms: number, act: () => void): () => void;
  /** It was started: the race begins when these milliseconds are over. */
  countdown(ms: number): void;
  changed(): void;
}

/** One person against computers that answer at their own pace, without a server. */
export class LocalRace {
  readonly #engine: Engine;
  readonly #world: RaceWorld;
  readonly #dice: number[];
  /** t = 0; undefined while no race is on, or after a reload, when its start is unknown. */
  #start: number | undefined;
  /** By seat: the pace of its computer in this race, and when it answers next, since the start. */
  #paces: number[] = [];
  #planned: number[] = [];
  #stopped = 0;
  #counting: Promise<void> | undefined;
  #timers: (() => void)[] = [];

  constructor(engine: Engine, seed: string, world: RaceWorld) {
    this.#engine = engine;
    this.#world = world;
    this.#dice = botDice(Number.parseInt(seed.slice(8, 16), 16));
  }

  /** What starts the race counts when the countdown ends. Given twice, it is still one. */
  countDown(): Promise<void> {
    const terms = this.#engine.terms();
    if (terms === undefined) return Promise.resolve();
    this.#counting ??= new Promise((resolve) => {
      this.#world.countdown(terms.countdown);
      this.#world.after(terms.countdown, () => {
        this.#counting = undefined;
        this.#start = this.#world.now();
        this.#stopped = 0;
        this.#warmUp(terms);
        resolve();
      });
    });
    return this.#counting;
  }

  #warmUp(terms: RaceTerms): void {
    this.#paces = this.#engine.sitters.map(({ level = 'greedy' }) => botForm(this.#dice, terms, level));
    this.#planned = this.#paces.map((pace) => botDelay(this.#dice, pace));
  }

  get isCounting(): boolean {
    return this.#counting !== undefined;
  }

  /** The stamp of a person's answer. */
  stamp(): { readonly at?: number } {
    const stage = this.#engine.stage();
    if (this.#start === undefined || !isStamped(stage)) return {};
    const at = Math.max(0, Math.floor(this.#world.now() - this.#start));
    if (stage === 'open') this.#stopped = at;
    return { at };
  }

  /** Plans what comes by itself; says whether the race sees to the computers now. */
  plan(): boolean {
    for (const forget of this.#timers) forget();
    this.#timers = [];
    const stage = this.#engine.stage();
    const terms = this.#engine.terms();
    if (terms === undefined || !isStamped(stage)) {
      if (stage === undefined) this.#start = undefined;
      return false;
    }
    if (stage === 'open') this.#planRace(terms);
    else this.#planLast(terms);
    return true;
  }

  #planRace(terms: RaceTerms): void {
    // After a reload the start of the race is unknown.
    if (this.#start === undefined) {
      this.#later(0, () => this.#engine.clockAnswers());
      return;
    }
    const ends = endsAt(0, { awaySince: this.#engine.sitters.map(() => undefined) }, terms);
    if (ends !== undefined) this.#later(ends, () => this.#engine.clockAnswers());
    for (const seat of this.#engine.bots()) this.#botAnswersAt(seat, this.#planned[seat] ?? 0);
  }

  #planLast(terms: RaceTerms): void {
    this.#start ??= this.#world.now() - this.#stopped;
    const [bot] = this.#engine.bots();
    if (bot === undefined) this.#later(lastEndsAt(this.#stopped, terms), () => this.#engine.clockAnswers());
    else this.#botAnswersAt(bot, botLastAt(this.#planned[bot] ?? 0, this.#stopped, terms));
  }

  #botAnswersAt(seat: Seat, moment: number): void {
    this.#later(moment, () => {
      const answer = this.#think(seat);
      if (answer === undefined) return;
      const at = Math.floor(moment);
      if (this.#engine.stage() === 'open') this.#stopped = at;
      this.#planned[seat] = moment + botDelay(this.#dice, this.#paces[seat] ?? 0);
      this.#engine.botAnswers(seat, answer, { at });
    });
  }

  /** One that fails takes the first option, as in a house. */
  #think(seat: Seat): Answer | undefined {
    try {
      return this.#engine.think(seat);
    } catch {
      return this.#engine.firstOption(seat);
    }
  }

  #later(moment: number, act: () => void): void {
    const wait = this.#start === undefined ? 0 : this.#start + moment - this.#world.now();
    this.#timers.push(
      this.#world.after(Math.max(0, wait), () => {
        act();
        this.#world.changed();
      }),
    );
  }
}
