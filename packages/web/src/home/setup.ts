import type { Edition } from '@stamtafel/games/edition.ts';
import { likesHurry } from '../app/hurry.ts';
import { type BotLevel, botLevels, type Sitter, USUAL_LEVEL } from '../session/messages.ts';
import { type Live, playedWith } from './house-rules.ts';
import type { Chosen } from './objection.ts';

/** How the player likes to play a game; kept for the next time. */
export interface SetUp {
  readonly seats: number;
  /** Of the computers, in the order of their chairs. */
  readonly levels: readonly BotLevel[];
  /** Only what differs from what is usual. */
  readonly options: Chosen;
}

const nameOf = (game: string): string => `stamtafel-setup-${game}`;

export const usualSetUp = (players: readonly number[]): SetUp => ({
  seats: players[0] ?? 2,
  levels: [],
  options: {},
});

/** How the computers on the other chairs play; where nothing was chosen, as usual. */
export const levelsFor = ({ levels }: Pick<SetUp, 'levels'>, computers: number): BotLevel[] =>
  Array.from({ length: computers }, (_, chair) => levels[chair] ?? USUAL_LEVEL);

const levelsIn = (found: unknown): BotLevel[] =>
  Array.isArray(found) ? found.map((each) => botLevels.find((level) => level === each) ?? USUAL_LEVEL) : [];

/** What was remembered, as far as it still makes sense. */
export function setUpOf(game: string, players: readonly number[]): SetUp {
  const usual = usualSetUp(players);
  let found: unknown;
  try {
    found = JSON.parse(localStorage.getItem(nameOf(game)) ?? '{}');
  } catch {
    return usual;
  }
  if (typeof found !== 'object' || found === null) return usual;
  const read = (name: string): unknown => Reflect.get(found, name);
  const options = read('options');
  return {
    seats: players.find((count) => count === read('seats')) ?? usual.seats,
    levels: levelsIn(read('levels')),
    options: typeof options === 'object' && options !== null ? { ...options } : usual.options,
  };
}

export function rememberSetUp(game: string, setUp: SetUp): void {
  try {
    localStorage.setItem(nameOf(game), JSON.stringify(setUp));
  } catch {
    // Then it is chosen again the next time.
  }
}

/** Against computers a race is usual, if they may race, but not for those who do not like to be hurried: they may ask for it. */
export function liveAlone({ liveAmong }: Pick<Edition, 'liveAmong'>, hurries = likesHurry()): Live {
  if (liveAmong === 'people') return 'impossible';
  return hurries ? 'usual' : 'possible';
}

/** The choices that matter where people play live: they are remembered from one table to the next. */
export function rememberedLive({ game, live = {} }: Pick<Edition, 'game' | 'live'>): Chosen {
  const { options } = setUpOf(game.id, game.players);
  return Object.fromEntries(Object.entries(options).filter(([id]) => live[id] !== undefined));
}

export function rememberOption(
  { id, players }: Pick<Edition['game'], 'id' | 'players'>,
  chosen: Chosen,
): void {
  const setUp = setUpOf(id, players);
  rememberSetUp(id, { ...setUp, options: { ...setUp.options, ...chosen } });
}

/**
 * The options as they are played at this screen: what needs a device for each is not kept, nor a race of two people; one
 * person against computers plays as is usual live.
 */
export function atOneScreen(edition: Edition, options: Chosen, sitters: readonly Sitter[]): Chosen {
  const fair =
    edition.seating?.options(
      options,
      sitters.map(({ kind }) => ({ kind, device: 'screen' })),
    ) ?? options;
  const isAlone = sitters.filter(({ kind }) => kind === 'person').length < 2;
  return playedWith(edition, fair, isAlone ? liveAlone(edition) : 'impossible');
}
