import { blankMind, hasMind, type Mind, mindOf } from '@stamtafel/bots';
import { type Edition, editions, type Language } from '@stamtafel/games';
import { ballenMetStierenEdition } from '@stamtafel/games/ballen-met-stieren/edition.ts';
import { howRuckEdition } from '@stamtafel/games/how-ruck/edition.ts';
import { fivePossessionsEdition } from '@stamtafel/games/play-design/five-possessions/edition.ts';
import { fourDownsEdition } from '@stamtafel/games/play-design/four-downs/edition.ts';
import { stierZoektBierEdition } from '@stamtafel/games/stier-zoekt-bier/edition.ts';
import { stierenVersierenEdition } from '@stamtafel/games/stieren-versieren/edition.ts';
import { listed } from '@stamtafel/games/telling/sentence.ts';
import {
  type Game,
  type Kind,
  type MatchRecord,
  NONE,
  open,
  seatLetter,
  verifyRecord,
} from '@stamtafel/kernel';
import { fail, optionsWithDeck } from '../input.ts';
import { gist } from './commands.ts';
import { kindOf } from './computer.ts';
import { anyGame } from './draw/any-game.ts';
import { ballenMetStierenDrawing } from './draw/ballen-met-stieren/drawing.ts';
import type { Drawing } from './draw/drawing.ts';
import { fivePossessionsDrawing } from './draw/five-possessions.ts';
import { fourDownsDrawing } from './draw/four-downs.ts';
import { howRuckDrawing } from './draw/how-ruck.ts';
import { stierZoektBierDrawing } from './draw/stier-zoekt-bier.ts';
import { stierenVersierenDrawing } from './draw/stieren-versieren.ts';
import type { Keeper } from './keeper.ts';
import { wrap } from './layout.ts';
import type { Lines } from './lines.ts';
import type { Paper } from './paper.ts';
import { type ComputerKind, diceFor, nameSitters, type PlayerKind, parseSeats } from './players.ts';
import { type Clock, racePacer } from './race.ts';
import { type Ending, namesOf, play, type Session } from './session.ts';
import { Sitting } from './sitting.ts';
import { Teller } from './tell.ts';
import { words } from './words.ts';

/** What was asked for before sitting down. */
export interface Wishes {
  readonly language: Language;
  readonly seats?: string | undefined;
  /** Who sits on the other chairs if nothing is said about it. */
  readonly computers?: ComputerKind | undefined;
  readonly names: readonly string[];
  readonly you?: string | undefined;
  readonly options: readonly string[];
  /** A file with the figures of the own copy. */
  readonly deck?: string | undefined;
  /** 64 hexadecimal digits. */
  readonly seed: string;
  readonly record?: MatchRecord | undefined;
  /** They have just played and know each other. */
  readonly again?: boolean;
}

/** The things on the desk: paper, pencil, clock and the drawer. */
export interface Desk {
  readonly paper: Paper;
  readonly lines: Lines;
  readonly keeper: Keeper;
  readonly clock: Clock;
}

/** A game that can be played here. What kind of game it is stays inside. */
export interface GameTable {
  readonly id: string;
  readonly players: readonly number[];
  title(language: Language): string;
  tagline(language: Language): string;
  /** Sits down and plays; throws `BadInput` when the wishes cannot be met. */
  sit(wishes: Wishes, desk: Desk): Promise<Ending & { readonly language: Language }>;
}

export function gameTable<K extends Kind>(
  edition: Edition<K>,
  drawing: Drawing<K>,
  onOpen: (session: Session<K>) => void = () => {},
): GameTable {
  const { game, texts } = edition;
  return {
    id: game.id,
    players: game.players,
    title: (language) => texts[language].title,
    tagline: (language) => texts[language].tagline,
    async sit(wishes, desk) {
      const mind: Mind<K> = hasMind(game.id) ? await mindOf(game.id) : blankMind;
      const session = sessionOf(edition, mind, drawing, wishes, desk);
      const trouble = desk.keeper.keep(() => session.sitting.record(namesOf(session)));
      if (trouble !== undefined) fail(trouble);
      onOpen(session);
      if (!wishes.again) await greet(session, wishes);
      const ending = await play(session);
      return { ...ending, language: session.teller.language };
    },
  };
}

function sessionOf<K extends Kind>(
  edition: Edition<K>,
  mind: Mind<K>,
  drawing: Drawing<K>,
  wishes: Wishes,
  desk: Desk,
): Session<K> {
  const { game } = edition;
  const { record, language } = wishes;
  const counts = record === undefined ? game.players : [record.seats];
  const kinds = parseSeats(wishes.seats, counts, wishes.computers);
  const names = wishes.names.length > 0 ? wishes.names : (record?.players ?? []);
  const sitters = nameSitters(kinds, names, language, wishes.you);
  const wanted =
    record === undefined ? optionsWithDeck(edition, wishes.options, wishes.deck) : record.options;
  // A match that was begun keeps its options.
  const options = record === undefined ? fairOptions(edition, wanted, kinds) : wanted;
  if (record !== undefined) checkMatch(game, record);
  const match = open(game, { ...record, seats: kinds.length, options });
  const seed = record?.seed ?? wishes.seed;
  const sitting = new Sitting(match, seed, diceFor(seed, kinds.length));
  for (const entry of record?.entries ?? []) sitting.play(entry.seat, entry.answer, entry);
  const told = kinds.map(() => (record === undefined ? 0 : sitting.tellings));
  return {
    edition,
    drawing,
    match,
    sitting,
    sitters,
    mind,
    ...desk,
    pacer: racePacer(edition.timing, { match, seed, sitters }, desk.clock, words[language].raceHotSeat),
    teller: new Teller(
      edition,
      match,
      language,
      sitters.map(({ name }) => name),
    ),
    viewer: NONE,
    told,
    quiet: kinds.map(() => false),
    lastSpeech: [],
    series: undefined,
    notes: options === wanted ? [] : [{ text: words[language].oneScreen }],
    covered: false,
  };
}

/** A match that is played on has its seed with it, and holds together. */
function checkMatch<K extends Kind>(game: Game<K>, record: MatchRecord): void {
  if (record.seed === undefined)
    fail(
      'This match was dealt at another table, with a promise instead of a seed; it cannot be played on here.',
    );
  const [flaw] = verifyRecord(game, record).flaws;
  if (flaw !== undefined) fail(`This match cannot be played on: ${flaw.problem}.`);
}

/** All sit at this one screen, and the computer too: what is only fair with a device for each is not kept. */
const fairOptions = (
  { seating }: Edition,
  wanted: { readonly [id: string]: unknown },
  kinds: readonly PlayerKind[],
): { readonly [id: string]: unknown } =>
  seating?.options(
    wanted,
    kinds.map((kind) => ({ kind: kind === 'person' ? 'person' : 'bot', device: 'screen' })),
  ) ?? wanted;

/** A short welcome: the game, who sits where, how to get help. At a keyboard there is time to read what it is about. */
async function greet<K extends Kind>(session: Session<K>, { record }: Wishes): Promise<void> {
  const { teller, sitters, paper, lines } = session;
  const { words: say, texts } = teller;
  const names = sitters.map(({ name }, seat) => {
    const kind = kindOf(session, seat);
    return `${name} (${seatLetter(seat)}${kind === undefined ? '' : `, ${kind}`})`;
  });
  const title = `${texts.title} – ${texts.tagline}`;
  const sitting = `${say.sitting(listed(names, say.and))} ${say.helpHint}`;
  // What is odd about the player's copy is said first: later it cannot be changed.
  for (const text of session.edition.deck.warnings?.(session.match, teller.language) ?? [])
    session.notes.push({ text });
  const played = sitters.some(({ kind }) => kind === 'person');
  if (record === undefined && lines.live && played) {
    paper.fresh();
    paper.print(['', ...wrap(title, { first: ' ' }).map(paper.ink.bold), '', ...gist(session), '']);
    paper.print([...wrap(sitting, { first: ' ' }), '']);
    await lines.ask(` ${say.begin}`);
    return;
  }
  session.notes.push({ text: title }, { text: sitting });
  if (record !== undefined) session.notes.push({ text: say.resumed(record.entries.length) });
}

const drawn: readonly GameTable[] = [
  gameTable(howRuckEdition, howRuckDrawing),
  gameTable(fourDownsEdition, fourDownsDrawing),
  gameTable(fivePossessionsEdition, fivePossessionsDrawing),
  gameTable(ballenMetStierenEdition, ballenMetStierenDrawing),
  gameTable(stierZoektBierEdition, stierZoektBierDrawing),
  gameTable(stierenVersierenEdition, stierenVersierenDrawing),
];

/** A game without a drawing of its own gets the plain one. */
export const tableFor = (edition: Edition): GameTable =>
  drawn.find(({ id }) => id === edition.game.id) ?? gameTable(edition, anyGame());

/** Every game there is, in the order of the list. */
export const tables: readonly GameTable[] = editions.map(tableFor);

/** The list of games to choose from. */
export function gameList(language: Language): string[] {
  const say = words[language];
  return tables.flatMap((table, i) => [
    ` ${i + 1}  ${table.title(language)} (${say.players(listed(table.players.map(String), say.or))})`,
    ...wrap(table.tagline(language), { first: '    ' }),
  ]);
}
