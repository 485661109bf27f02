import {
  type Answer,
  type Decision,
  type Event,
  type Kind,
  type Match,
  RESIGN,
  type Seat,
  seatLetter,
  type View,
} from '@stamtafel/kernel';
import type { Edition, Language, TableTexts } from '../edition.ts';
import { blank, counted } from '../fill.ts';
import { spoken } from './person.ts';
import { capital, listed } from './sentence.ts';
import { type TellingWords, tellingWords } from './words.ts';

type Value = string | number;

/** Puts what the kernel says into the words of a game, in one language, with the names of the people at the table. */
export class Teller<K extends Kind> {
  readonly edition: Edition<K>;
  readonly match: Match<K>;
  readonly language: Language;
  readonly names: readonly string[];
  /** The seat of the reader, who is spoken to instead of called by a name. */
  readonly you: Seat | undefined;
  readonly texts: TableTexts;
  readonly words: TellingWords;

  constructor(
    edition: Edition<K>,
    match: Match<K>,
    language: Language,
    names: readonly string[],
    you?: Seat,
  ) {
    this.edition = edition;
    this.match = match;
    this.language = language;
    this.names = names;
    this.you = you;
    this.texts = edition.texts[language];
    this.words = tellingWords[language];
  }

  /** A name by itself: on a plate, in a list. */
  name(seat: Seat): string {
    return seat === this.you ? capital(this.words.you) : (this.names[seat] ?? seatLetter(seat));
  }

  /** A player as the object of a sentence: "waiting for you". */
  object(seat: Seat): string {
    return seat === this.you ? this.words.youAsObject : this.name(seat);
  }

  /** A card in a sentence. */
  card(id: string): string {
    const { match, language } = this;
    const name = printable(this.edition.cardName(match, id, language));
    return this.edition.voice?.card?.(match, id, name, language) ?? name;
  }

  /** A card in a list: its name and its figures. */
  cardLine(id: string): string {
    return this.withFigures(this.cardTitle(id), id);
  }

  /** Words about a card with its figures, unless its name says them. */
  withFigures(words: string, id: string): string {
    return this.edition.voice?.saysFigures?.(this.match, id) ? words : `${words} · ${this.figures(id)}`;
  }

  /** The figures of a card, or what it does. */
  figures(id: string): string {
    const { match, language } = this;
    return this.edition.voice?.line?.(match, id, language) ?? this.edition.cardLine(match, id, language);
  }

  /** "Vuile truc (Dirty trick)": the printed name of a card and what it means. */
  cardTitle(id: string): string {
    const { edition, match, language } = this;
    const name = printable(edition.cardName(match, id, language));
    const gloss = edition.cardGloss?.(match, id, language);
    return gloss === undefined ? name : `${name} (${gloss})`;
  }

  /** "Kerel (rood 2)": a card where there is little room, unless its name alone would be left. */
  cardTag(id: string): string | undefined {
    const { match, language } = this;
    const name = printable(this.edition.cardName(match, id, language));
    const tag = this.edition.voice?.tag?.(match, id, name, language) ?? this.card(id);
    return tag === name ? undefined : tag;
  }

  /** "Kerel, Los touw and two cards". */
  cards(ids: readonly (string | null)[]): string {
    const seen = ids.flatMap((id) => (id === null ? [] : [this.card(id)]));
    const hidden = ids.length - seen.length;
    if (hidden > 0) seen.push(hidden === 1 ? this.words.hiddenCard : this.words.hiddenCards(hidden));
    return seen.length === 0 ? this.words.noCard : listed(seen, this.words.and);
  }

  /** A place by its name: "A.rood" and "hand.B" name a seat, "discard" does not. To `me` their own places are "yours". */
  zone(name: string, me?: Seat): string {
    const { place, seat } = this.placeIn(name);
    if (seat === undefined) return place;
    // Through the eyes of another player it is still the reader who is "you".
    if (seat === me && (this.you ?? me) === me) return this.words.placeOfYours(place);
    return seat === this.you ? this.words.placeOfYou(place) : this.words.placeOf(place, this.name(seat));
  }

  /** The same in a sentence about what `doer` does, which does not name the doer again. */
  private zoneOf(doer: Value | undefined, name: string): string {
    const { place, seat } = this.placeIn(name);
    if (seat === undefined || seat !== doer) return this.zone(name);
    return seat === this.you ? this.words.placeOfYours(place) : this.words.placeOfOneself(place);
  }

  /** `{place}`: what can only be done at one's own places needs no word about whose they are. */
  private placeAlone(zone: Value | undefined): string {
    const name = typeof zone === 'number' ? this.match.zones[zone]?.name : zone;
    return name === undefined ? '' : this.placeIn(name).place;
  }

  private placeIn(name: string): { readonly place: string; readonly seat?: Seat | undefined } {
    const { zones } = this.texts;
    const whole = zones[name];
    if (whole !== undefined) return { place: whole };
    const parts = name.split('.');
    const letter = parts.find((part) => this.seatOf(part) !== undefined);
    const rest = parts.filter((part) => part !== letter);
    const place = zones[rest.join('.')] ?? rest.map((part) => zones[part] ?? part).join(' ');
    return { place, seat: letter === undefined ? undefined : this.seatOf(letter) };
  }

  private seatOf(letter: string): Seat | undefined {
    for (let seat = 0; seat < this.match.seats; seat++) if (seatLetter(seat) === letter) return seat;
    return undefined;
  }

  private value(name: string, value: Value, doer: Value | undefined): string {
    const kind = this.edition.args[name];
    switch (kind) {
      case 'seat':
        if (value === this.you) return this.words.you;
        return typeof value === 'number' && value >= 0 ? this.name(value) : String(value);
      case 'zone':
        return this.zoneOf(doer, typeof value === 'number' ? (this.match.zones[value]?.name ?? '') : value);
      case 'word':
        return this.texts.words[String(value)] ?? String(value);
      default:
        return String(value);
    }
  }

  /**
   * Chooses what is said about others or to the reader, then fills in arguments by their meaning, and `ready` words as
   * they are; in one pass, so that no name is filled in itself.
   */
  private fill(
    sentence: string,
    args: { readonly [name: string]: Value | undefined },
    ready: { readonly [name: string]: string } = {},
  ): string {
    const isYou = (name: string): boolean => this.you !== undefined && args[name] === this.you;
    return spoken(sentence, isYou).replace(blank, (whole, name: string, one?: string, many?: string) => {
      if (Object.hasOwn(ready, name)) return ready[name] ?? '';
      const value = args[name];
      if (one !== undefined && many !== undefined) return counted(Number(value), one, many, this.words.none);
      return value === undefined ? whole : value === '' ? '' : this.value(name, value, args.seat);
    });
  }

  /** Words of a board with the same blanks and alternatives as the texts of a game. */
  phrase(text: string, args: { readonly [name: string]: Value }): string {
    return this.fill(text, args);
  }

  /** The same as a sentence, with a capital. */
  sentence(text: string, args: { readonly [name: string]: Value }): string {
    return sentences(this.fill(text, args));
  }

  event(event: Event): string {
    const sentence = this.texts.events[event.key];
    if (sentence === undefined) return '';
    const cards = this.cards(event.cards);
    const isHidden = event.cards.length > 0 && event.cards.every((id) => id === null);
    const place = this.placeAlone(event.args.zone);
    return sentences(
      this.fill(isHidden ? withoutTail(sentence) : sentence, event.args, { card: cards, cards, place }),
    );
  }

  /** What is asked of a seat now; the frame that asks may be named in it. */
  prompt(decision: Decision, view: View<K>): string {
    const asks = this.edition.voice?.asks?.(this.match, decision.asks, view) ?? decision.asks;
    const sentence = this.texts.prompts[asks] ?? '';
    const frame = view.stack.at(-1);
    const args: { [name: string]: Value } = {};
    if (frame !== undefined && frame.do === decision.asks) {
      for (const [name, value] of Object.entries(frame)) {
        if (typeof value === 'number' || typeof value === 'string') args[name] = value;
      }
    }
    return this.fill(sentence, { ...args, seat: decision.seat });
  }

  /** What is asked of those whom the table waits for, as everybody may know it: "play a card". */
  deed(view: View<K>): string {
    const asks = view.stack.at(-1)?.do ?? '';
    return this.texts.deeds[this.edition.voice?.asks?.(this.match, asks, view) ?? asks] ?? '';
  }

  /** An answer as a label: "Kerel on the red field of Mieke". */
  label(answer: Answer, me?: Seat): string {
    if (answer.pick === RESIGN) return RESIGN;
    const sentence = this.texts.picks[answer.pick] ?? answer.pick;
    const card = answer.card === undefined ? '' : this.card(answer.card);
    const place = this.placeAlone(answer.to);
    return capital(this.fill(sentence, {}, { card, to: this.target(answer, me), place }).trim());
  }

  /** Where an answer goes to: a place, or a number. */
  target({ to, pick }: Answer, me?: Seat): string {
    if (to === undefined) return '';
    if (typeof to === 'number') return this.edition.voice?.number?.(pick, to) ?? String(to);
    return this.zone(to, me);
  }
}

/** "Mieke lays a card face down on lane 1: {card}." says "a card" already; a player who may not see it hears no more. */
const withoutTail = (sentence: string): string => sentence.replace(': {card}.', '.');
/** Names in an owner's deck may hold anything; a terminal must not obey it. */
const printable = (name: string): string => name.replace(/[\p{Cc}\p{Cf}]/gu, '');

/** Every sentence begins with a capital, even after a word was filled in. */
const sentences = (text: string): string =>
  capital(text).replace(
    /([.!?]) (\p{Ll})/gu,
    (_, end: string, letter: string) => `${end} ${letter.toUpperCase()}`,
  );
