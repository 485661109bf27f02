import {
  botDelay,
  botDice,
  botFinalSplitAt,
  botForm,
  COUNTDOWN_MS,
  leaveAt,
  type RaceOptions,
  raceOptionsOf,
  voidAt,
} from '@stamtafel/games/how-ruck/race-clock.ts';
import type { Answer, Seat } from '@stamtafel/kernel';
import type { Engine } from './engine.ts';

/** What a race needs of the world around it. */
interface RaceWorld {
  /** Milliseconds that never fall. */
  now(): number;
  /** Calls later; the result forgets it. */
  after(ms: number, act: () => void): () => void;
  /** The command was given: the race begins when these milliseconds are over. */
  countdown(ms: number): void;
  changed(): void;
}

/** One person against computers that split at their own pace (HR-041…054), without a server. */
export class LocalRace {
  readonly #engine: Engine;
  readonly #world: RaceWorld;
  readonly #dice: number[];
  /** t = 0; undefined while no race is on, or after a reload, when its start is unknown. */
  #start: number | undefined;
  /** By seat: the pace of its computer in this race, and when it splits the next pair, since the start (HR-053). */
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

  /** HR-041 The command counts when the countdown ends. Said twice, it is still one. */
  countDown(): Promise<void> {
    this.#counting ??= new Promise((resolve) => {
      this.#world.countdown(COUNTDOWN_MS);
      this.#world.after(COUNTDOWN_MS, () => {
        this.#counting = undefined;
        const options = raceOptionsOf(this.#engine.match);
        this.#start = this.#world.now();
        this.#stopped = 0;
        if (options !== undefined) this.#warmUp(options);
        resolve();
      });
    });
    return this.#counting;
  }

  #warmUp(options: RaceOptions): void {
    this.#paces = this.#engine.sitters.map(({ level = 'greedy' }) => botForm(this.#dice, options, level));
    this.#planned = this.#paces.map((pace) => botDelay(this.#dice, pace));
  }

  get isCounting(): boolean {
    return this.#counting !== undefined;
  }

  /** HR-050 The stamp of a person's split. */
  stamp(): { readonly at?: number } {
    const stage = this.#engine.stage();
    if (this.#start === undefined || (stage !== 'race' && stage !== 'finalPair')) return {};
    const at = Math.max(0, Math.floor(this.#world.now() - this.#start));
    if (stage === 'race') this.#stopped = at;
    return { at };
  }

  /** Plans what comes by itself; says whether the race sees to the computers now. */
  plan(): boolean {
    for (const forget of this.#timers) forget();
    this.#timers = [];
    const stage = this.#engine.stage();
    const options = raceOptionsOf(this.#engine.match);
    if (options === undefined || (stage !== 'race' && stage !== 'finalPair')) {
      if (stage === undefined) this.#start = undefined;
      return false;
    }
    if (stage === 'race') this.#planRace(options);
    else this.#planFinalPair(options);
    return true;
  }

  #planRace(options: RaceOptions): void {
    // HR-052 After a reload the start of the race is unknown.
    if (this.#start === undefined) {
      this.#later(0, () => this.#engine.clockAnswers());
      return;
    }
    const ends = voidAt(0, { awaySince: this.#engine.sitters.map(() => undefined) }, options);
    if (ends !== undefined) this.#later(ends, () => this.#engine.clockAnswers());
    for (const seat of this.#engine.bots()) this.#botSplits(seat, this.#planned[seat] ?? 0);
  }

  #planFinalPair(options: RaceOptions): void {
    this.#start ??= this.#world.now() - this.#stopped;
    const [bot] = this.#engine.bots();
    if (bot === undefined) this.#later(leaveAt(this.#stopped, options), () => this.#engine.clockAnswers());
    else this.#botSplits(bot, botFinalSplitAt(this.#planned[bot] ?? 0, this.#stopped, options));
  }

  #botSplits(seat: Seat, moment: number): void {
    this.#later(moment, () => {
      const answer = this.#think(seat);
      if (answer === undefined) return;
      const at = Math.floor(moment);
      if (this.#engine.stage() === 'race') this.#stopped = at;
      this.#planned[seat] = moment + botDelay(this.#dice, this.#paces[seat] ?? 0);
      this.#engine.botAnswers(seat, answer, { at });
    });
  }

  /** One that fails keeps the first card, as in a house. */
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
