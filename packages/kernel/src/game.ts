import type { Table } from './table.ts';
import type {
  Args,
  CardId,
  Frame,
  Kind,
  Option,
  OptionDef,
  Outcome,
  PickDef,
  Seat,
  Seats,
  State,
  Zone,
  ZoneDef,
} from './types.ts';
import type { Undo } from './undo.ts';
import type { View } from './view.ts';

/** One of the questions of a frame that has several. */
export interface Question {
  readonly asks: string;
  readonly rule: string;
}

/** One frame's rule: who is asked, what may be tried, what forbids it, what it does. */
export interface Rule<K extends Kind, M extends Frame> {
  /** The printed rule this decision comes from. */
  readonly id?: string;
  /** Where the frame takes its seats through steps of their own: what it asks this one now, and by which rule. */
  step?(g: Table<K>, frame: M, me: Seat): Question;
  /** A race: its answers depend on the order in which they arrive. All other simultaneous answers commute. */
  readonly race?: boolean;
  /** The seats that still owe an answer. With it, the frame stays until nobody does; without it `frame.seat` answers once. */
  who?(g: Table<K>, frame: M): Seats;
  /** The seats that may answer although nobody waits for them. */
  may?(g: Table<K>, frame: M): Seats;
  /** Offers (`g.offer`) everything that makes sense to try. A rule without it is carried out at once. */
  ask?(g: Table<K>, frame: M, me: Seat): void;
  /** Another way to say an answer, turned into the one that is listed, before anything is checked. */
  normal?(g: Table<K>, frame: M, me: Seat, option: Option): Option;
  /** The one legality: the id of the rule that forbids this attempt. */
  refuses?(g: Table<K>, frame: M, me: Seat, option: Option): string | undefined;
  /** What a refusal tells besides the attempt itself. */
  because?(g: Table<K>, frame: M, me: Seat, option: Option): Args;
  /** Offers the one answer that the clock gives; the first option if left out. It need not be among the options. */
  timeout?(g: Table<K>, frame: M, me: Seat): void;
  do(g: Table<K>, frame: M, me: Seat, option: Option): void;
}

export type Rules<K extends Kind> = {
  readonly [D in K['frame']['do']]: Rule<K, Extract<K['frame'], { do: D }>>;
};

/** A game is this one literal: what lies on the table, and a rule for every frame. */
export interface Game<K extends Kind = Kind> {
  readonly id: string;
  /** Raised whenever a recorded match would replay differently. */
  readonly version: number;
  /**
   * Earlier versions whose matches still go as they went, each with the options that it took for granted where these
   * rules take others.
   */
  readonly earlier?: { readonly [version: number]: { readonly [id: string]: unknown } };
  readonly players: readonly number[];
  readonly options: { readonly [id: string]: OptionDef };
  /** The purposes chance is used for; each has a stream of its own. */
  readonly streams: readonly string[];
  readonly picks: { readonly [pick: string]: PickDef };
  /** Completes and checks the options of a match; throws `BadInput`. */
  settle?(options: K['options'], seats: number): K['options'];
  deck(options: K['options']): readonly K['card'][];
  zones(seats: number, options: K['options']): readonly ZoneDef[];
  /** The zone where cards lie that a position does not mention, or one such zone for each back. */
  readonly rest: string | { readonly [back: string]: string };
  facts(seats: number, options: K['options']): K['facts'];
  /** A deep copy by hand: this is on the path of every clone. */
  copyFacts(facts: K['facts']): K['facts'];
  setup(g: Table<K>): void;
  readonly rules: Rules<K>;
  /** Asked when no frame is left. */
  outcome(g: Table<K>): Outcome;
  /** Giving up, at any time: sets what `outcome` needs; the kernel drops all frames. Without it nobody can. */
  resigns?(g: Table<K>, seat: Seat): void;
  /**
   * How many hidden cards lie where, by what everybody saw, they cannot lie: a player who could not follow suit holds none
   * of it. Looks only at facts and at cards where they lie; worlds are sampled so that it is 0.
   */
  contradictions?(g: Table<K>): number;
  /** Whether a card can lie in a zone at all, which described positions go by; every card everywhere if left out. */
  belongs?(g: Table<K>, card: CardId, zone: Zone): boolean;
  /**
   * How much a table remembers of mixed cards that are mixed again with others: 'exact' (if left out) how many of them
   * lie on each side, 'rough' only that they lie somewhere among all of these. For games whose hands are passed on and
   * reshuffled so often that counting would take most of the time.
   */
  readonly memory?: 'exact' | 'rough';
  /** What a described position must still satisfy; the answer is a sentence. */
  impossible?(g: Table<K>): string | undefined;
  /** What a person's table shows of their view, where remembering is part of the game. */
  display?(view: View<K>, match: Match<K>): View<K>;
  /**
   * What the rules say about taking back besides what was learnt in the meantime (`seen`); the others are asked, if left
   * out, as soon as anybody has learnt something.
   */
  takesBack?(seen: 'free' | 'ask', before: State<K>, after: State<K>): Undo;
  /** A bound on the number of answers in a match; more is a bug. */
  longest(seats: number, options: K['options']): number;
}

/** Something from outside that cannot be used; the message is for people, in English and where given in other languages. */
export class BadInput extends Error {
  override name = 'BadInput';
  private readonly others: { readonly [language: string]: string };

  constructor(message: string, others: { readonly [language: string]: string } = {}) {
    super(message);
    this.others = others;
  }

  in(language: string): string {
    return this.others[language] ?? this.message;
  }
}

/** A game with its options, deck and zones laid out: what all functions of the kernel work with. */
export interface Match<K extends Kind = Kind> {
  readonly game: Game<K>;
  /** The version of the rules that it was begun under. */
  readonly version: number;
  readonly seats: number;
  readonly options: K['options'];
  readonly rules: { readonly [frame: string]: Rule<K, Frame> };
  /** How many numbers a set of cards takes. */
  readonly words: number;
  /** By card. */
  readonly cards: readonly K['card'][];
  readonly faceOf: readonly number[];
  readonly packOf: readonly number[];
  /** How many cards before it look the same. */
  readonly twinOf: readonly number[];
  /** By face. */
  readonly faces: readonly K['card'][];
  readonly cardsOfFace: readonly (readonly number[])[];
  readonly twins: boolean;
  /** By pack (back): its cards. */
  readonly packs: readonly (readonly number[])[];
  /** By pack: the zone where its cards rest. */
  readonly restOf: readonly number[];
  /** By zone. */
  readonly zones: readonly ZoneDef[];
  readonly learns: readonly Seats[];
  /** Those to whom the cards of a hand-like zone have no order; 0 for all other zones. */
  readonly outsiders: readonly Seats[];
  readonly zoneByName: ReadonlyMap<string, number>;
  readonly faceByName: ReadonlyMap<string, number>;
  readonly streamByName: ReadonlyMap<string, number>;
  /** Every seat and the watchers. */
  readonly everybody: Seats;
}

/** "3, 4, 5": the first of a game's numbers is the usual one, which is no order to read them in. */
export const inOrder = (numbers: readonly number[]): string => numbers.toSorted((a, b) => a - b).join(', ');

/** Whether matches begun under this version of the rules can be played. */
export const knowsRules = ({ version, earlier }: Pick<Game, 'version' | 'earlier'>, rules: number): boolean =>
  rules === version || earlier?.[rules] !== undefined;

/** What an option is where nothing is said about it, under this version of the rules. */
export const unsaid = (
  { earlier, options }: Pick<Game, 'earlier' | 'options'>,
  rules: number,
  id: string,
): unknown => earlier?.[rules]?.[id] ?? options[id]?.standard;

/** What a match is laid out by; a record of it is one. */
interface Setting {
  readonly seats?: number;
  readonly options?: { readonly [id: string]: unknown };
  /** The version of the rules that it was begun under, if not this one. */
  readonly rules?: number;
}

/** Lays a game out for a number of seats with its options; throws `BadInput` when that cannot be. */
export function open<K extends Kind>(game: Game<K>, setting: Setting = {}): Match<K> {
  const { seats = game.players[0]!, rules = game.version } = setting;
  if (!knowsRules(game, rules))
    throw new BadInput(`These are the rules of ${game.id} in version ${game.version}, not ${rules}.`);
  if (!game.players.includes(seats))
    throw new BadInput(`${game.id} is for ${inOrder(game.players)} players, not ${seats}.`);
  const options = settleOptions(game, { ...game.earlier?.[rules], ...setting.options }, seats);
  const cards = game.deck(options);
  const zones = game.zones(seats, options);
  const everybody = (1 << (seats + 1)) - 1;
  const faceByName = new Map<string, number>();
  const faces: K['card'][] = [];
  const cardsOfFace: number[][] = [];
  const packs: number[][] = [];
  const packByBack = new Map<string, number>();
  const faceOf: number[] = [];
  const packOf: number[] = [];
  const twinOf: number[] = [];
  cards.forEach((card, c) => {
    let face = faceByName.get(card.id);
    if (face === undefined) {
      face = faces.length;
      faceByName.set(card.id, face);
      faces.push(card);
      cardsOfFace.push([]);
    }
    if (faces[face]!.back !== card.back) throw new Error(`card ${card.id} has two different backs`);
    faceOf.push(face);
    twinOf.push(cardsOfFace[face]!.length);
    cardsOfFace[face]!.push(c);
    const pack = indexOf(packByBack, card.back ?? '');
    if (pack === packs.length) packs.push([]);
    packs[pack]!.push(c);
    packOf.push(pack);
  });
  const zoneByName = new Map(zones.map((z, i) => [z.name, i]));
  return {
    game,
    version: rules,
    seats,
    options,
    rules: game.rules,
    words: (cards.length + 31) >> 5,
    cards,
    faceOf,
    packOf,
    twinOf,
    faces,
    cardsOfFace,
    twins: faces.length < cards.length,
    packs,
    restOf: [...packByBack.keys()].map((back) => restingZone(game, zoneByName, back)),
    zones,
    learns: zones.map((z) => learners(z, everybody)),
    outsiders: zones.map(({ mixed, owner }) =>
      mixed ? everybody & (owner === undefined ? -1 : ~(1 << owner)) : 0,
    ),
    zoneByName,
    faceByName,
    streamByName: new Map(game.streams.map((s, i) => [s, i])),
    everybody,
  };
}

function restingZone({ rest }: Game, zoneByName: ReadonlyMap<string, number>, back: string): number {
  const name = typeof rest === 'string' ? rest : rest[back];
  const zone = zoneByName.get(name ?? '');
  if (zone === undefined) throw new Error(`there is no resting zone ${name ?? `for back ${back}`}`);
  return zone;
}

function learners(zone: ZoneDef, everybody: Seats): Seats {
  switch (zone.shows) {
    case 'all':
      return everybody;
    case 'nobody':
      return 0;
    case 'owner':
      if (zone.owner === undefined)
        throw new Error(`zone ${zone.name} shows its cards to an owner it does not have`);
      return 1 << zone.owner;
  }
}

function indexOf(map: Map<string, number>, key: string): number {
  const found = map.get(key);
  if (found !== undefined) return found;
  map.set(key, map.size);
  return map.size - 1;
}

function settleOptions<K extends Kind>(
  game: Game<K>,
  given: { readonly [id: string]: unknown },
  seats: number,
): K['options'] {
  const settled: { [id: string]: unknown } = {};
  for (const [id, def] of Object.entries(game.options)) settled[id] = def.standard;
  for (const [id, value] of Object.entries(given)) {
    const def = Object.hasOwn(game.options, id) ? game.options[id] : undefined;
    if (!def)
      throw new BadInput(
        `${game.id} has no option "${id}"; it has ${Object.keys(game.options).join(', ') || 'none'}.`,
      );
    if (!allows(def, value))
      throw new BadInput(`Option ${id} is ${describe(def)}, not ${JSON.stringify(value)}.`);
    settled[id] = value;
  }
  return game.settle ? game.settle(settled, seats) : settled;
}

function allows(def: OptionDef, value: unknown): boolean {
  const { values } = def;
  if ('from' in values) {
    const { from, to } = values;
    return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
  }
  return values.length === 0 || values.some((allowed) => allowed === value);
}

function describe(def: OptionDef): string {
  const { values } = def;
  return 'from' in values
    ? `a whole number from ${values.from} to ${values.to}`
    : `one of ${values.map(String).join(', ')}`;
}

/** Whether a number from outside is a chair at this table; a shift by any other number would wrap around to one. */
export const isSeat = (match: Match, seat: number): boolean =>
  Number.isInteger(seat) && seat >= 0 && seat < match.seats;
