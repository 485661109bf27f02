import type { Seat } from '@stamtafel/kernel';
import type { Wish } from '@stamtafel/protocol';
import type { Command } from '../../table/command.ts';
import { hasGoneOn, type Play } from '../../table/play.ts';
import { chairsOfOthers } from '../../table/state.ts';
import { refuse } from '../../table/trouble.ts';
import { Alarm } from '../clock.ts';
import { text } from '../showing/feed.ts';
import type { Helper, Room } from './room.ts';

interface OpenWish extends Wish {
  readonly person: string;
  /** The match as it was: a wish is about what lies on the table now. */
  readonly play: Play | undefined;
  readonly command: Wished;
}

/** What can be wished for. */
type Wished = Extract<Command, { do: 'undo' | 'keep' }>;

/** What the others have to agree to: taking back a move, or a bot on a player's chair. One wish at a time. */
export class Wishes implements Helper {
  readonly #room: Room;
  readonly #alarm: Alarm;
  #wish: OpenWish | undefined;
  /** Starts at a random number: an answer from before a restart, sent again, must not count for another wish. */
  #last: number;

  constructor(room: Room) {
    this.#room = room;
    this.#alarm = new Alarm(room.clock);
    this.#last = room.below(0x7fff_ffff);
  }

  get open(): Wish | null {
    if (this.#wish === undefined) return null;
    const { request, kind, seat, asked } = this.#wish;
    return { request, kind, seat, asked };
  }

  /**
   * Asks the other players. Returns what is to be carried out at once, which is only where no other person plays: if
   * there are others but none can be asked, nobody has agreed.
   */
  ask(person: string, command: Wished): Command | undefined {
    const { seat } = command;
    const kind = command.do === 'undo' ? 'undo' : 'bot';
    if (this.#wish !== undefined) refuse('asking-already');
    const { state } = this.#room;
    if (chairsOfOthers(state, person).length === 0) return command;
    const asked = this.#whoIsAsked(kind, person);
    if (asked.length === 0) refuse('nobody-to-ask');
    const bits = asked.reduce((sum, other) => sum | (1 << other), 0);
    this.#wish = { request: ++this.#last, kind, seat, asked: bits, person, play: state.play, command };
    this.#alarm.set(this.#room.setting.wishMs, () => this.#expire());
    this.#room.refresh();
    return undefined;
  }

  /** Whether there is anybody to agree. */
  canAsk(person: string, kind: Wish['kind']): boolean {
    return this.#whoIsAsked(kind, person).length > 0;
  }

  /** People; programs, which seldom answer, only where they are the only others. */
  #whoIsAsked(kind: Wish['kind'], person: string): readonly Seat[] {
    const { state } = this.#room;
    const others = chairsOfOthers(state, person);
    const people = others.filter((other) => state.seats[other]?.playsFor === undefined);
    return (people.length > 0 ? people : others).filter((other) => this.#isAsked(kind, other));
  }

  /**
   * Those who are present; about taking back also those who are away, as long as no bot keeps their chair. Then they
   * may stay away for good, and the yes of the others, who are the asker's opponents as well, is enough.
   */
  #isAsked(kind: Wish['kind'], other: Seat): boolean {
    const sitter = this.#room.state.seats[other];
    if (sitter?.person === undefined) return false;
    return this.#room.isPresent(sitter.person) || (kind === 'undo' && !sitter.kept);
  }

  /**
   * Returns what all have agreed to. The wish stays open until `settle`: it disappears together with what it was about.
   * If it went first, players would know that it was not granted.
   */
  answer(
    person: string,
    { seat, request, yes }: { readonly seat: Seat; readonly request: number; readonly yes: boolean },
  ): Command | undefined {
    const wish = this.#wish;
    if (wish?.request !== request) return refuse('no-longer-asked');
    if (this.#room.state.seats[seat]?.person !== person || !(wish.asked & (1 << seat)))
      return refuse('not-asked');
    if (!yes) {
      this.#drop();
      return undefined;
    }
    const asked = wish.asked & ~(1 << seat);
    this.#wish = { ...wish, asked };
    if (asked !== 0) {
      this.#room.refresh();
      return undefined;
    }
    this.#alarm.clear();
    const { command, play } = wish;
    // A player's move may be on its way into the log, and nobody has agreed to take that back too.
    return command.do === 'undo' && play !== undefined ? { ...command, asked: play } : command;
  }

  /** What all have agreed to was carried out, or could not be. */
  settle(request: number): void {
    if (this.#wish?.request === request) this.#drop();
  }

  plan(): boolean {
    const { state } = this.#room;
    if (this.#wish === undefined) return false;
    const { seat, person, kind, play } = this.#wish;
    const sitter = state.seats[seat];
    const isStale =
      kind === 'undo'
        ? sitter?.person !== person || !play || !state.play || hasGoneOn(play, state.play, seat)
        : sitter?.kind !== 'person' || sitter.kept || this.#room.isPresent(sitter.person ?? '');
    if (state.phase !== 'playing' || isStale) this.#forget();
    return true;
  }

  /** The words for this are others than for a no. */
  #expire(): void {
    const wish = this.#wish;
    if (wish !== undefined) {
      const frame = text({ is: 'unanswered', table: this.#room.id, request: wish.request });
      for (const onlooker of this.#room.onlookersOf(wish.person)) onlooker.send(frame);
    }
    this.#drop();
  }

  #drop(): void {
    this.#forget();
    this.#room.refresh();
  }

  #forget(): void {
    this.#wish = undefined;
    this.#alarm.clear();
  }

  stop(): void {
    this.#forget();
  }
}
