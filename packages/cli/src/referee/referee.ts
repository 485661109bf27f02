/** One match between programs: they get views and decisions, never the state; the rules have the last word. */
import { diceOf, type Seated } from '@stamtafel/bots';
import {
  type Answer,
  BadInput,
  type Decision,
  eventsFor,
  fast31,
  fastBelow,
  type Kind,
  type Match,
  type Outcome,
  outcome,
  pending,
  type Recorder,
  Refused,
  type Told,
  view,
} from '@stamtafel/kernel';
import type { Program, Reply } from './program.ts';

/** What plays a seat: a program outside, or one of our players. */
export type Contender<K extends Kind> = Program | Seated<K>;

const isProgram = <K extends Kind>(contender: Contender<K>): contender is Program =>
  typeof contender !== 'function' && !('bot' in contender);

interface Faults {
  late: number;
  /** Answers the rules do not allow, and lines that are no answers. */
  illegal: number;
  gone: boolean;
}

export interface Refereed {
  readonly outcome: Outcome;
  readonly answers: number;
  /** By seat. */
  readonly faults: readonly Faults[];
}

/** Of this many chances to speak up unasked, a contender gets one. */
const SPEAKS_UP_ONE_IN = 32;
/** Between two answers lies at most this long, as in simulations: races need time stamps. */
const SLOWEST_MS = 2000;

export async function referee<K extends Kind>(
  sitting: Recorder<K>,
  contenders: readonly Contender<K>[],
  seed: string,
): Promise<Refereed> {
  const { match } = sitting;
  const table = new Refereeing(sitting, contenders, diceOf(seed));
  table.tellAll((seat) => ({ is: 'match', ...legend(match), seat }));
  const longest = match.game.longest(match.seats, match.options);
  for (;;) {
    const result = outcome(match, sitting.state);
    if (result) {
      table.tellAll(() => ({ is: 'over', outcome: result }));
      return { outcome: result, answers: table.answers, faults: table.faults };
    }
    if (table.answers >= longest) throw new Error(`${match.game.id} goes on after ${longest} answers`);
    await table.oneAnswer();
  }
}

/** What the numbers in views mean. */
const legend = <K extends Kind>(match: Match<K>): object => ({
  protocol: 1,
  game: match.game.id,
  seats: match.seats,
  options: match.options,
  zones: match.zones.map(({ name }) => name),
  faces: match.faces,
});

class Refereeing<K extends Kind> {
  readonly #sitting: Recorder<K>;
  readonly #contenders: readonly Contender<K>[];
  readonly #dice: number[];
  readonly faults: readonly Faults[];
  answers = 0;
  /** Everything that was told, and by seat how much of it was passed on. */
  readonly #story: Told[];
  readonly #heard: number[];
  #at = 0;

  constructor(sitting: Recorder<K>, contenders: readonly Contender<K>[], dice: number[]) {
    this.#sitting = sitting;
    this.#contenders = contenders;
    this.#dice = dice;
    this.faults = contenders.map(() => ({ late: 0, illegal: 0, gone: false }));
    this.#story = [...sitting.opening];
    this.#heard = contenders.map(() => 0);
  }

  tellAll(message: (seat: number) => object): void {
    this.#contenders.forEach((contender, seat) => {
      if (isProgram(contender)) contender.tell(message(seat));
    });
  }

  async oneAnswer(): Promise<void> {
    const { match, state } = this.#sitting;
    const decision = this.#whoIsNext(pending(match, state));
    const contender = this.#contenders[decision.seat];
    if (!contender) throw new Error('a seat without a contender');
    this.#at += 1 + fastBelow(this.#dice, SLOWEST_MS);
    if (isProgram(contender)) {
      const reply = await contender.ask(this.#question(decision));
      if (reply.is === 'never') throw new BadInput(`The program ${contender.command} cannot be started.`);
      return this.#take(decision, reply);
    }
    const seen = view(match, state, decision.seat);
    const given =
      typeof contender === 'function'
        ? contender(match, seen, decision, this.#dice)
        : contender.bot(match, seen, decision, contender.budget, fast31(this.#dice));
    if (given !== undefined) this.#play(decision, given);
    else if (!decision.optional) throw new Error('a player has to answer, but says nothing');
  }

  #question(decision: Decision): object {
    const { match, state } = this.#sitting;
    const { seat } = decision;
    const news = this.#story.slice(this.#heard[seat]);
    this.#heard[seat] = this.#story.length;
    return { is: 'ask', view: view(match, state, seat), decision, events: eventsFor(match, news, seat) };
  }

  /** An answer that is late, missing or not allowed is given by the clock; an optional one is not waited for. */
  #take(decision: Decision, reply: Exclude<Reply, { is: 'never' }>): void {
    const fault = this.faults[decision.seat];
    if (!fault) throw new Error('a seat without a contender');
    if (reply.is === 'answer') {
      const fine = reply.answer === null ? decision.optional : this.#tried(decision, reply.answer);
      if (fine) return;
      fault.illegal++;
    } else if (reply.is === 'late') fault.late++;
    else if (reply.is === 'nonsense') fault.illegal++;
    else fault.gone = true;
    if (decision.optional) return;
    const { timeout, options } = decision;
    const instead = timeout ?? options[fastBelow(this.#dice, options.length)];
    if (!instead) throw new Error('asked, but nothing is offered');
    this.#play(decision, instead, timeout !== undefined);
  }

  #tried(decision: Decision, answer: Answer): boolean {
    try {
      this.#play(decision, answer);
      return true;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  }

  #play({ seat }: Decision, answer: Answer, byClock = false): void {
    const told = this.#sitting.play(seat, answer, { at: this.#at, ...(byClock && { clock: true }) });
    this.#story.push(...told);
    this.answers++;
  }

  /** Of those who are asked at the same time, any may be the first. */
  #whoIsNext(decisions: readonly Decision[]): Decision {
    for (const decision of decisions)
      if (decision.optional && decision.options.length > 0 && fastBelow(this.#dice, SPEAKS_UP_ONE_IN) === 0)
        return decision;
    const asked = decisions.filter(({ optional }) => !optional);
    const chosen = asked[fastBelow(this.#dice, asked.length)];
    if (!chosen) throw new Error('the match is not over, but no player is asked');
    return chosen;
  }
}
