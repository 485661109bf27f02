import type { Language } from '@stamtafel/games/edition.ts';
import { type LocationName, locations, type Owner, owners } from '@stamtafel/games/stieren-versieren/deck.ts';
import { ALL, type Card, HAND, type StierenVersieren } from '@stamtafel/games/stieren-versieren/kind.ts';
import { isNamed } from '@stamtafel/games/stieren-versieren/rules/actions/named.ts';
import { namesEn } from '@stamtafel/games/stieren-versieren/texts/names.en.ts';
import { namesNl } from '@stamtafel/games/stieren-versieren/texts/names.nl.ts';
import type { Names } from '@stamtafel/games/stieren-versieren/texts/names.ts';
import { NONE, type Seat, seatLetter } from '@stamtafel/kernel';
import type { Scene, SeenCard } from '../../table/scene.ts';

/* What a board reads from a view of Stieren Versieren. */

export type NightScene = Scene<StierenVersieren>;
type Phase = keyof Names['phases'];

export const namesOf = (language: Language): Names => (language === 'nl' ? namesNl : namesEn);

/** The seats clockwise, the viewer's own first. */
export const seatsFrom = ({ chair, match }: NightScene): Seat[] =>
  Array.from({ length: match.seats }, (_, i) => (chair + i) % match.seats);

export const ownerOf = ({ view }: NightScene, seat: Seat): Owner =>
  owners[view.facts.owners[seat] ?? 0] ?? 'hoefijzer';

export const zoneOf = (place: string, seat: Seat): string => `${place}.${seatLetter(seat)}`;

/** The names of the locations in the order of the grid: NW, NE, SW, SE (SV-010). */
export const cityOrder = ({ view }: NightScene): LocationName[] =>
  locations.toSorted(
    (a, b) => (view.facts.grid[locations.indexOf(a)] ?? 0) - (view.facts.grid[locations.indexOf(b)] ?? 0),
  );

/** SV-100 The phases that have a number. */
export const phases = [
  'koeien-trekken',
  'stieren-spelen',
  'stieren-plaatsen',
  'actiefase',
  'stieren-aanvullen',
  'doordraaien',
  'koeientekort',
] as const satisfies readonly Phase[];

const phaseByFrame: { readonly [F in StierenVersieren['frame']['do']]: Phase } = {
  vote: 'koeien-trekken',
  countVotes: 'koeien-trekken',
  drawCow: 'koeien-trekken',
  placeCow: 'koeien-trekken',
  playBulls: 'stieren-spelen',
  placeBulls: 'stieren-plaatsen',
  beginTurn: 'actiefase',
  turn: 'actiefase',
  afterAction: 'actiefase',
  refill: 'stieren-aanvullen',
  rotate: 'doordraaien',
  shortage: 'koeientekort',
  shortageLocation: 'koeientekort',
  challenge: 'bull-fight',
  challengeLot: 'bull-fight',
  drawChallenger: 'bull-fight',
  challengeRace: 'bull-fight',
  fight: 'bull-fight',
  challengerSide: 'bull-fight',
  romeoSide: 'bull-fight',
  reveal: 'bull-fight',
  chooseWinner: 'bull-fight',
};

export function phaseOf({ view }: NightScene): Phase {
  const frame = view.stack.at(-1);
  return frame === undefined ? 'actiefase' : phaseByFrame[frame.do];
}

/** The number of a phase; a Bull Fight is part of the action phase. */
export const phaseNumber = (phase: Phase): number => {
  const numbered: readonly Phase[] = phases;
  return numbered.indexOf(phase === 'bull-fight' ? 'actiefase' : phase) + 1;
};

/** SV-110, SV-316 Whether this seat has chosen and waits for the others to be ready. */
export function isReady(scene: NightScene, seat: Seat): boolean {
  const asks = scene.view.stack.at(-1)?.do;
  const isAsked = asks === 'playBulls' || (asks === 'challengeLot' && mayChallenge(scene, seat));
  return isAsked && !scene.snapshot.waiting.includes(seat);
}

/** SV-301 Whether another player than the one who woos has a bull there who goes with the cow. */
function mayChallenge(scene: NightScene, seat: Seat): boolean {
  const fight = fightOf(scene);
  if (fight?.place === undefined || seat === scene.view.facts.wooer) return false;
  const { symbol } = fight.cow;
  return scene
    .cards(zoneOf(fight.place, seat))
    .some(({ id }) => id !== undefined && (symbol === ALL || scene.card(id)?.symbol === symbol));
}

/** The own hand in canonical order (SV-807), with what is already chosen and not yet shown. */
export function ownHand(scene: NightScene): readonly { readonly seen: SeenCard; readonly sealed: boolean }[] {
  const { sealed } = scene.view;
  const places = sealed === NONE || isNamed(sealed) ? 0 : sealed & ((1 << HAND) - 1);
  const orderOf = ({ id }: SeenCard): number => (id === undefined ? 0 : (scene.card(id)?.order ?? 0));
  return scene
    .cards(zoneOf('hand', scene.chair))
    .map((seen, i) => ({ seen, sealed: (places & (1 << i)) !== 0 }))
    .sort((a, b) => orderOf(a.seen) - orderOf(b.seen));
}

/** SV-311 Couples lie cow after partner in the Love Shack. */
export const couplesOf = (scene: NightScene, seat: Seat): number =>
  scene.cards(zoneOf('shack', seat)).length / 2;

/** One side of a Bull Fight, as far as the viewer can see it. */
export interface Side {
  readonly seat: Seat;
  readonly fighter: Card;
  readonly mates: readonly Card[];
  readonly support: readonly SeenCard[];
  /** What is seen of its strength; further cards lie face down. */
  readonly strength: number;
  readonly hidden: number;
}

export interface Fight {
  readonly cow: Card;
  readonly partner: Card | undefined;
  /** Romeo's side first, then the challengers clockwise. */
  readonly sides: readonly Side[];
  readonly place: LocationName | undefined;
}

export function fightOf(scene: NightScene): Fight | undefined {
  const { match, view } = scene;
  const { facts } = view;
  if (facts.wooer === NONE) return undefined;
  const cowOf = (order: number): Card | undefined =>
    match.faces.find((card) => card.isCow && card.order === order);
  const cow = cowOf(facts.cow);
  if (cow === undefined) return undefined;
  const sides: Side[] = [];
  for (let i = 0; i < match.seats; i++) {
    const seat = (facts.wooer + i) % match.seats;
    const fighter = bullOf(scene, seat, i === 0 ? facts.romeo : (facts.challengers[seat] ?? NONE));
    if (fighter !== undefined) sides.push(sideOf(scene, seat, fighter, cow));
  }
  const place = locations.find((name) => scene.cards(name).some(({ id }) => id === cow.id));
  return { cow, partner: facts.partner === NONE ? undefined : cowOf(facts.partner), sides, place };
}

const bullOf = ({ match, view }: NightScene, seat: Seat, order: number): Card | undefined =>
  order === NONE
    ? undefined
    : match.faces.find((card) => card.owner === view.facts.owners[seat] && card.order === order);

/** SV-309 Strength: the fighter, his mates that joined, and support with the cow's symbol; the viewer's marks count too. */
function sideOf(scene: NightScene, seat: Seat, fighter: Card, cow: Card): Side {
  const { match, view } = scene;
  const joined = view.facts.joined[seat] ?? 0;
  const isHelping = scene.decision?.asks === 'challengerSide' || scene.decision?.asks === 'romeoSide';
  const marks = isHelping && seat === scene.chair ? scene.marks : [];
  const marked = (pick: string): Card[] =>
    marks.flatMap((answer) =>
      answer.pick === pick && answer.card !== undefined ? (scene.card(answer.card) ?? []) : [],
    );
  const mates = [
    ...match.faces.filter((card) => card.owner === fighter.owner && (card.bit & joined) !== 0),
    ...marked('join'),
  ];
  const support = scene.cards(zoneOf('support', seat));
  const faces = [
    ...support.flatMap(({ id }) => (id === undefined ? [] : (scene.card(id) ?? []))),
    ...marked('support'),
  ];
  const counts = (card: Card): boolean => cow.symbol === ALL || card.symbol === cow.symbol;
  const strength = [fighter, ...mates, ...faces.filter(counts)].reduce((sum, { value }) => sum + value, 0);
  return {
    seat,
    fighter,
    mates,
    support,
    strength,
    hidden: support.filter(({ id }) => id === undefined).length,
  };
}
