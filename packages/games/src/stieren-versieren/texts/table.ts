import type { TableTexts } from '../../edition.ts';
import type { StierenVersieren } from '../kind.ts';
import type { Names } from './names.ts';

/** The frames that ask a player, and the steps of a turn; two players are asked for two bulls. */
export type Asks =
  | 'playTwoBulls'
  | 'swap'
  | 'escort'
  | 'pair'
  | 'romeo'
  | 'romeoBluff'
  | Exclude<
      StierenVersieren['frame']['do'],
      | 'countVotes'
      | 'drawCow'
      | 'placeBulls'
      | 'beginTurn'
      | 'afterAction'
      | 'refill'
      | 'rotate'
      | 'shortage'
      | 'drawChallenger'
      | 'fight'
      | 'reveal'
    >;

export const picks = [
  'vote',
  'abstain',
  'put',
  'play',
  'lowest',
  'talk',
  'move',
  'escort',
  'pair',
  'bull',
  'chase',
  'extra',
  'woo',
  'match',
  'swap',
  'done',
  'pass',
  'challenge',
  'decline',
  'join',
  'support',
  'winner',
] as const;

/** Everything that is told, in the order of a game. */
export const events = [
  'voted',
  'votedFor',
  'abstained',
  'starts',
  'round',
  'drewCow',
  'placedCow',
  'lastRound',
  'ready',
  'late',
  'placedBull',
  'talks',
  'turnedUp',
  'drivenOff',
  'moves',
  'movesTogether',
  'chases',
  'swaps',
  'refill',
  'reshuffle',
  'passed',
  'woos',
  'matches',
  'challenges',
  'declines',
  'unchallenged',
  'joins',
  'supports',
  'fights',
  'couple',
  'shortage',
  'shortageCow',
  'over',
  'noCows',
  'score',
  'wins',
] as const;

export type StierenVersierenTexts = TableTexts<
  Asks,
  (typeof picks)[number],
  (typeof events)[number],
  'swap' | 'escort' | 'pair' | 'romeo'
>;

/** The texts of the house rules come from the names; what is on or off there is true or false in a match. */
export const optionTexts = ({ options }: Names): StierenVersierenTexts['options'] =>
  Object.fromEntries(
    Object.entries(options).map(([id, { name, explains, ...rest }]) => [
      id,
      { name, explains, ...('values' in rest && { values: trueAndFalse(rest.values) }) },
    ]),
  );

const trueAndFalse = (values: { readonly [value: string]: string }): { [value: string]: string } =>
  Object.fromEntries(
    Object.entries(values).map(([value, text]) => [
      value === 'on' ? 'true' : value === 'off' ? 'false' : value,
      text,
    ]),
  );

/** The names of the places where cards lie: `called` puts a name into words. */
export function placeTexts(
  { locations, places }: Names,
  called: (name: Names['places']['box']) => string,
): StierenVersierenTexts['zones'] {
  const down = called(places.down);
  return {
    ...Object.fromEntries(Object.entries(places).map(([id, name]) => [id, called(name)])),
    ...Object.fromEntries(Object.entries(locations).map(([id, name]) => [id, called(name)])),
    ...Object.fromEntries(
      Object.entries(locations).map(([id, name]) => [`${id}.down`, `${called(name)}, ${down}`]),
    ),
  };
}
