import { isCardName, isOneOf, isRecord, isWhole, shown, unknownField } from '../entered.ts';
import {
  type Action,
  type ActionCard,
  actions,
  actionTable,
  type Bull,
  bullId,
  type Card,
  copies,
  type OfficialCard,
  type Ruling,
  results,
  roles,
  type Symbol as Sign,
  type Speciality,
  specialities,
  standardBulls,
  standardReferees,
  standardVar,
  type Team,
  teams,
} from './deck.ts';

/** §10 `figures` What an owner enters: the figures of their copy. */
export interface CustomFigures {
  readonly bulls: { readonly [team in Team]: readonly CustomBull[] };
  /** By name: how many cards of it; a name left out has none. */
  readonly actions: { readonly [action in Action]?: number };
  readonly referee: readonly CustomRuling[];
  readonly var: readonly CustomRuling[];
  /** The symbols that the rulebook leaves open (ruling 1); ours where left out. */
  readonly symbols?: { readonly [action in OpenSymbol]?: Sign };
}

/** §2.2 The actions whose symbol is not printed in the rulebook, with those that make sense. */
const openSymbols = { bodycheck: ['S', 'H', '-'], counter: ['S', '-'] } as const satisfies {
  readonly [action in Action]?: readonly Sign[];
};
type OpenSymbol = keyof typeof openSymbols;
const openActions = ['bodycheck', 'counter'] as const satisfies readonly OpenSymbol[];

/** In the order of the shirt numbers. */
interface CustomBull {
  /** Ours where it is left out or empty. */
  readonly name?: string;
  readonly attack: number;
  readonly defence: number;
  readonly speciality?: Exclude<Speciality, 'spuger'> | '' | null;
}

/** What a referee or VAR card shows; null, like nothing at all, where it shows nothing. */
type CustomRuling = { readonly [P in keyof Ruling]?: Ruling[P] | null };

const figureLimits = { bulls: 16, name: 30, most: 12, copies: 6, actions: 38, referee: 11, var: 5 } as const;

/** Why figures are refused; the sentences are in the texts. */
export const figureReasons = [
  'not-figures',
  'unknown-field',
  'bull-count',
  'not-a-bull',
  'name',
  'figure',
  'speciality',
  'unknown-action',
  'copies',
  'action-count',
  'official-count',
  'not-an-official',
  'symbol',
  'role',
  'not-yes-or-no',
  'result',
  'var-consults-var',
  'var-never-decides',
] as const;
export type FigureReason = (typeof figureReasons)[number];

interface FigureRefusal {
  readonly reason: FigureReason;
  readonly args: Readonly<Record<string, string | number>>;
}

const refuse = (reason: FigureReason, args: FigureRefusal['args'] = {}): FigureRefusal => ({ reason, args });

/**
 * §10 Sixteen bulls per team, 38 actions, 11 referee and 5 VAR cards within the limits; anything else is refused with
 * its first fault. Takes whatever a file may contain and never throws. Cards are counted from 1 in `args`.
 */
export function checkOwnDeck(figures: unknown): FigureRefusal | undefined {
  if (!isRecord(figures)) return refuse('not-figures');
  const stranger = unknownField(figures, ['bulls', 'actions', 'referee', 'var', 'symbols']);
  if (stranger !== undefined) return refuse('unknown-field', { field: stranger });
  const { bulls, actions: counts } = figures;
  if (!isRecord(bulls) || !isRecord(counts)) return refuse('not-figures');
  const team = unknownField(bulls, teams);
  if (team !== undefined) return refuse('unknown-field', { field: team });
  for (const name of teams) {
    const refusal = checkTeam(bulls[name], name);
    if (refusal) return refusal;
  }
  return (
    checkActions(counts) ??
    checkOfficials(figures.referee, 'referee', figureLimits.referee) ??
    checkOfficials(figures.var, 'var', figureLimits.var) ??
    checkVarDecides(figures.var) ??
    checkSymbols(figures.symbols ?? {})
  );
}

function checkSymbols(symbols: unknown): FigureRefusal | undefined {
  if (!isRecord(symbols)) return refuse('not-figures');
  const stranger = unknownField(symbols, openActions);
  if (stranger !== undefined) return refuse('unknown-field', { field: stranger });
  for (const action of openActions) {
    const symbol = symbols[action];
    if (symbol !== undefined && !isOneOf<Sign>(openSymbols[action], symbol))
      return refuse('symbol', { action, value: shown(symbol) });
  }
  return undefined;
}

function checkTeam(bulls: unknown, team: Team): FigureRefusal | undefined {
  if (!Array.isArray(bulls) || bulls.length !== figureLimits.bulls)
    return refuse('bull-count', {
      team,
      count: Array.isArray(bulls) ? bulls.length : 0,
      wanted: figureLimits.bulls,
    });
  for (const [i, bull] of bulls.entries()) {
    const card = bullId(team, i + 1);
    if (!isRecord(bull)) return refuse('not-a-bull', { card });
    const stranger = unknownField(bull, ['name', 'attack', 'defence', 'speciality']);
    if (stranger !== undefined) return refuse('unknown-field', { field: stranger });
    if (bull.name !== undefined && !isCardName(bull.name, figureLimits.name))
      return refuse('name', { card, max: figureLimits.name });
    for (const figure of [bull.attack, bull.defence])
      if (!isWhole(figure, 0, figureLimits.most))
        return refuse('figure', { card, value: shown(figure), max: figureLimits.most });
    const speciality = bull.speciality ?? '';
    if (speciality !== '' && !isOneOf(specialities, speciality))
      return refuse('speciality', { card, value: shown(speciality) });
  }
  return undefined;
}

function checkActions(counts: Record<string, unknown>): FigureRefusal | undefined {
  let sum = 0;
  for (const [name, count] of Object.entries(counts)) {
    if (!isOneOf(actions, name)) return refuse('unknown-action', { value: shown(name) });
    if (!isWhole(count, 0, figureLimits.copies))
      return refuse('copies', { action: name, value: shown(count), max: figureLimits.copies });
    sum += count;
  }
  return sum === figureLimits.actions
    ? undefined
    : refuse('action-count', { count: sum, wanted: figureLimits.actions });
}

function checkOfficials(cards: unknown, pile: 'referee' | 'var', wanted: number): FigureRefusal | undefined {
  if (!Array.isArray(cards) || cards.length !== wanted)
    return refuse('official-count', { pile, count: Array.isArray(cards) ? cards.length : 0, wanted });
  for (const [i, ruling] of cards.entries()) {
    const card = `${pile} ${i + 1}`;
    if (!isRecord(ruling)) return refuse('not-an-official', { card });
    const stranger = unknownField(ruling, ['yellow', 'red', 'shuffleVar', 'result']);
    if (stranger !== undefined) return refuse('unknown-field', { field: stranger });
    for (const role of [ruling.yellow ?? '', ruling.red ?? ''])
      if (role !== '' && !isOneOf(roles, role)) return refuse('role', { card, value: shown(role) });
    if (typeof (ruling.shuffleVar ?? false) !== 'boolean')
      return refuse('not-yes-or-no', { card, value: shown(ruling.shuffleVar) });
    const result = ruling.result ?? '';
    if (result !== '' && !isOneOf(results, result)) return refuse('result', { card, value: shown(result) });
    if (result === 'var' && pile === 'var') return refuse('var-consults-var', { card });
  }
  return undefined;
}

/** §10 At least one VAR card has result goal or noGoal, so that ties end. */
const checkVarDecides = (cards: unknown): FigureRefusal | undefined =>
  Array.isArray(cards) && cards.some((card) => isRecord(card) && /^(goal|noGoal)$/.test(String(card.result)))
    ? undefined
    : refuse('var-never-decides');

const own = { attack: 'own', defence: 'own', speciality: 'own' } as const;

/** The symbol of an action in the owner's copy. */
function symbolIn({ symbols }: CustomFigures, action: Action): Sign | undefined {
  const open = openActions.find((one) => one === action);
  return open && symbols?.[open];
}

/** The cards of an owner's figures. Check them first: refused ones are a programmer's error here. */
export function customDeck(figures: CustomFigures): readonly Card[] {
  const refusal = checkOwnDeck(figures);
  if (refusal) throw new Error(`${refusal.reason} ${JSON.stringify(refusal.args)}`);
  return [
    ...teams.flatMap((team) => figures.bulls[team].map((bull, i) => customBull(team, i + 1, bull))),
    ...actionTable.flatMap(({ action, symbol, mark }) =>
      copies(action, figures.actions[action] ?? 0).map(
        (id): ActionCard => ({
          kind: 'action',
          id,
          action,
          symbol: symbolIn(figures, action) ?? symbol,
          marks: { symbol: symbolIn(figures, action) === undefined ? mark : 'own', count: 'own' },
        }),
      ),
    ),
    ...figures.referee.map((ruling, i) => customOfficial('referee', `ref-${i + 1}`, ruling)),
    ...figures.var.map((ruling, i) => customOfficial('var', `var-${i + 1}`, ruling)),
  ];
}

// An owner's file may say null, as the table of the specification does, where a card shows nothing.
const customBull = (
  team: Team,
  shirt: number,
  { name = '', attack, defence, speciality }: CustomBull,
): Bull => ({
  kind: 'bull',
  id: bullId(team, shirt),
  team,
  shirt,
  name: name.trim(),
  attack: attack + 0, // a file may say -0
  defence: defence + 0,
  speciality: speciality ?? '',
  marks: { ...own, name: name.trim() === '' ? 'D' : 'own' },
});

const customOfficial = (
  kind: OfficialCard['kind'],
  id: string,
  { yellow, red, shuffleVar, result }: CustomRuling,
): OfficialCard => ({
  kind,
  id,
  official: '',
  ruling: { yellow: yellow ?? '', red: red ?? '', shuffleVar: shuffleVar ?? false, result: result ?? '' },
  marks: { count: 'own' },
});

/** Our own figures in the form an owner fills in. */
export function ownDeckTemplate(): CustomFigures {
  const ofTeam = (team: Team): CustomBull[] =>
    standardBulls(team).map(({ attack, defence, speciality }) => ({
      name: '',
      attack,
      defence,
      ...(isOneOf(specialities, speciality) && { speciality }),
    }));
  return {
    bulls: { oranje: ofTeam('oranje'), wit: ofTeam('wit') },
    actions: Object.fromEntries(actionTable.map(({ action, count }) => [action, count])),
    referee: standardReferees.map(({ ruling }) => ruling),
    var: standardVar.map(({ ruling }) => ruling),
    symbols: { bodycheck: signOf('bodycheck'), counter: signOf('counter') },
  };
}

const signOf = (action: OpenSymbol): Sign => actionTable.find((row) => row.action === action)?.symbol ?? '-';
