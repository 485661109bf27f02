import { type LevelName, levelNames } from '@stamtafel/bots';
import { columns } from '../../columns.ts';
import type { Paces, Searching, Speed } from './measure.ts';

/** Simulations per second that are wanted of the textbook search; 3,000 where nothing else is said. */
const wantedSpeed = (game: string): number => (game === 'four-downs' ? 15_000 : 3000);

/** Milliseconds within which 95 % of the answers are wanted. */
const wantedPace: { readonly [L in LevelName]: number } = {
  level1: 15,
  level2: 70,
  level3: 250,
  level4: 1500,
};
/** The same in a race, at every level. */
const WANTED_RACE = 5;

const whole = (value: number): string => Math.round(value).toLocaleString('en');
const percent = (share: number): string => `${Math.round(100 * share)} %`;

export function speedText(games: ReadonlyMap<string, Speed>): string {
  const head = ['game', 'search', 'simulations/s', 'wanted', 'kernel', 'search', 'mind', 'garbage', 'other'];
  const row = (first: string, name: string, wanted: string, one: Searching): string[] => [
    first,
    name,
    whole(one.simulationsPerSecond),
    wanted,
    ...[one.kernel, one.search, one.mind, one.garbage, one.other].map(percent),
  ];
  const rows = [...games].flatMap(([game, { ismcts, champion }]) => [
    row(game, 'ismcts', whole(wantedSpeed(game)), ismcts),
    row('', 'champion', '', champion),
  ]);
  return `${columns([head, ...rows]).join('\n')}\n`;
}

export interface GamePaces {
  readonly usual: Paces;
  readonly race?: Paces;
}

export function paceText(games: ReadonlyMap<string, GamePaces>): string {
  const ms = (value: number, wanted: number): string =>
    `${value < 9.95 ? value.toFixed(1) : whole(value)} ms${value > wanted ? ' !' : ''}`;
  const rows = [...games].flatMap(([game, { usual, race }]) => [
    [game, ...levelNames.map((level) => ms(usual[level], wantedPace[level]))],
    ...(race ? [['  in the race', ...levelNames.map((level) => ms(race[level], WANTED_RACE))]] : []),
  ]);
  const wanted = ['wanted', ...levelNames.map((level) => `${whole(wantedPace[level])} ms`)];
  return `${columns([['game', ...levelNames], ...rows, wanted]).join('\n')}\n`;
}
