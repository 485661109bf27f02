import type { Mark } from '../../edition.ts';
import type { Choice, Effect, Name } from '../../names.ts';
import type { Action, ActionCard, Card, Official, Result, Role, Ruling, Speciality, Team } from '../deck.ts';
import type { FigureReason } from '../own-deck.ts';

/** The names and short texts of the game. Each language fills exactly this shape. */
export interface Names {
  title: string;
  tagline: string;
  teams: Record<Team, Name>;
  /** The bulls of a team by shirt number. */
  bulls: Record<Team, Record<Shirt, Name>>;
  spuger: Effect;
  specialities: Record<Speciality, Effect>;
  actions: Record<Action, Effect>;
  /** Who may use an action card. */
  symbols: Record<ActionCard['symbol'], Name>;
  officials: Record<Official, Effect>;
  /** The parts of a referee or VAR card that an owner entered; `{role}` is who is meant. Use `cardName`. */
  rulings: Record<'yellow' | 'red' | 'shuffleVar' | 'nothing' | Result, string>;
  roles: Record<Role, string>;
  /** The steps of an attack. */
  phases: Record<Phase, Name>;
  /** What can be printed on a card. */
  figures: Record<
    'name' | 'attack' | 'defence' | 'speciality' | 'symbol' | 'count' | 'threat' | 'spitting',
    string
  >;
  /** Where a figure comes from. */
  marks: Record<Mark, string>;
  options: {
    home: Choice<'draw' | 'seat1' | 'seat2'>;
    dice: Choice<'cards' | 'die'>;
    specialities: Choice<'on' | 'off'>;
    hoefDifference: Choice<'absolute' | 'attackerHigher'>;
    kanonskogel: Choice<'used' | 'result'>;
    approval: Choice<'final' | 'stoppable'>;
    bench: Choice<'reserves' | 'reservesAndUsed'>;
    lastTurn: Choice<'one' | 'equal' | 'none'>;
    outOfBulls: Choice<'last' | 'playOn'>;
    freeKickCards: Choice<'used' | 'all'>;
    spuger: Choice<'off' | 'away' | 'home' | 'both'>;
    figures: Choice<'designed' | 'custom'>;
    seat1Team: Choice<Team>;
  };
  /** Why figures of one's own are refused; `{card}`, `{value}` and so on are the refusal's arguments. */
  figureReasons: Record<FigureReason, string>;
  /** How the goals were scored. */
  breakdown: Record<'compared' | 'penalty' | 'var' | 'finisher' | 'goal' | 'total', string>;
  /** How the match ended. */
  ends: Record<'fifth-goal' | 'third-red' | 'last-attack' | 'draw' | 'resigned', string>;
}

/** The parts that are files of their own: the teams, the cards that are no bulls, the house rules. */
export type BullNames = Pick<Names, 'teams' | 'bulls' | 'spuger' | 'specialities'>;
export type CardNames = Pick<Names, 'actions' | 'symbols' | 'officials' | 'rulings' | 'roles'>;
export type OptionNames = Pick<Names, 'options' | 'figureReasons'>;

export type OptionId = keyof Names['options'];

type Shirt = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16;

type Phase =
  | 'eleven'
  | 'draft'
  | 'attack'
  | 'defence'
  | 'spit'
  | 'attackerAction'
  | 'defenderAction'
  | 'outcome'
  | 'counter'
  | 'clear'
  | 'refill'
  | 'cup'
  | 'freeKick'
  | 'penalty';

export const cardName = (names: Names, card: Card): string => nameOf(names, card).name;

export function nameOf(names: Names, card: Card): Name {
  if (card.kind === 'action') return names.actions[card.action];
  if (card.kind !== 'bull')
    return card.official === '' ? { name: rulingName(names, card.ruling) } : names.officials[card.official];
  if (card.name !== '') return { name: card.name };
  const team: Record<number, Name> = names.bulls[card.team];
  return team[card.shirt] ?? names.spuger;
}

/** BMS-201 In the order in which it is carried out. */
function rulingName({ rulings, roles }: Names, { yellow, red, shuffleVar, result }: Ruling): string {
  const parts = [
    ...(yellow ? [rulings.yellow.replace('{role}', roles[yellow])] : []),
    ...(red ? [rulings.red.replace('{role}', roles[red])] : []),
    ...(shuffleVar ? [rulings.shuffleVar] : []),
    ...(result ? [rulings[result]] : []),
  ];
  return parts.join(', ') || rulings.nothing;
}
