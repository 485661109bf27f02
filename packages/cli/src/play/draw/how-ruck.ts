import type { Language } from '@stamtafel/games';
import { colours } from '@stamtafel/games/how-ruck/deck.ts';
import { knownOfTeam } from '@stamtafel/games/how-ruck/display.ts';
import { type HowRuck, roundNumber } from '@stamtafel/games/how-ruck/kind.ts';
import { listed } from '@stamtafel/games/telling/sentence.ts';
import { type Seat, seatLetter } from '@stamtafel/kernel';
import { apart, beside, box, centre, cut, headline, padStart, wrap } from '../layout.ts';
import { cardOf, chairOf, countIn, type Drawing, faces, type Scene, zone } from './drawing.ts';

const words = {
  nl: {
    round: 'ronde',
    forming: 'ploegen samenstellen',
    barrels: 'vaten',
    strength: 'kracht',
    printed: 'afgedrukte Schot',
    hand: 'hand',
    pile: 'stapel',
    discard: 'Aflegstapel',
    none: 'leeg',
    pairs: (done: number) => `${done} van de 10 paren verdeeld`,
    barrelAt: (field: number, mine: string, theirs: string) =>
      `Het vat staat op veld ${field}: nog ${mine}, ${theirs}.`,
    toGo: (fields: number, name: string) => `${fields} voor ${name}`,
    onTop: (cards: number, name: string) => `${cards}, bovenop ${name}`,
    beneath: (cards: string) => `eronder ${cards}`,
    covered: (n: number) => `${n} eronder`,
    side: (name: string, letter: string) => `De kant van ${name} (${letter})`,
    has: (name: string, hand: number, pile: number, barrels: number) =>
      `${name}: ${hand} in de hand, ${pile} op de ploegstapel, ${barrels} ${barrels === 1 ? 'vat' : 'vaten'} gewonnen.`,
    won: (barrels: number) => (barrels === 1 ? '1 vat' : `${barrels} vaten`),
    knows: (name: string, cards: string) => `Je weet van de ploeg van ${name}: ${cards}.`,
  },
  en: {
    round: 'round',
    forming: 'forming the teams',
    barrels: 'barrels',
    strength: 'strength',
    printed: 'printed Scot',
    hand: 'hand',
    pile: 'pile',
    discard: 'Discard pile',
    none: 'empty',
    pairs: (done: number) => `${done} of 10 pairs split`,
    barrelAt: (field: number, mine: string, theirs: string) =>
      `The barrel stands on field ${field}: ${mine}, ${theirs} to go.`,
    toGo: (fields: number, name: string) => `${fields} for ${name}`,
    onTop: (cards: number, name: string) => `${cards}, ${name} on top`,
    beneath: (cards: string) => `beneath it ${cards}`,
    covered: (n: number) => `${n} beneath`,
    side: (name: string, letter: string) => `${name}’s side (${letter})`,
    has: (name: string, hand: number, pile: number, barrels: number) =>
      `${name}: ${hand} in hand, ${pile} in the team pile, ${barrels} ${barrels === 1 ? 'barrel' : 'barrels'} won.`,
    won: (barrels: number) => (barrels === 1 ? '1 barrel' : `${barrels} barrels`),
    knows: (name: string, cards: string) => `What you know of ${name}’s team: ${cards}.`,
  },
} satisfies { readonly [L in Language]: unknown };

type S = Scene<HowRuck>;

const fieldColours = ['rood', 'blauw', 'groen'] as const;
const hues = { rood: 'red', blauw: 'blue', groen: 'green', wit: 'white' } as const;
const PRINTED_SCOT = 2;

const say = ({ teller }: S) => words[teller.language];
const other = (seat: Seat): Seat => 1 - seat;
const name = ({ teller }: S, seat: Seat): string => teller.name(seat);
const isForming = ({ view }: S): boolean => view.facts.barrel === 0;
const pairsDone = (scene: S, seat: Seat): number =>
  (20 - countIn(scene, `prep.${seatLetter(seat)}`) - countIn(scene, `pair.${seatLetter(seat)}`)) >> 1;

/** The open card of a field, and how many lie beneath it. */
function fieldOf(
  scene: S,
  seat: Seat,
  colour: string,
): { open: string | undefined; strength: number; beneath: number } {
  const cards = zone(scene, `${seatLetter(seat)}.${colour}`);
  const open = cards.at(-1);
  const strength = open === undefined ? PRINTED_SCOT : (cardOf(scene, open)?.strength ?? 0);
  return { open, strength, beneath: Math.max(0, cards.length - 1) };
}

const strengthOf = (scene: S, seat: Seat): number =>
  fieldColours.reduce((sum, colour) => sum + fieldOf(scene, seat, colour).strength, 0);

function picture(scene: S): string[] {
  return [
    ...title(scene),
    '',
    ...(isForming(scene) ? progress(scene) : [...rope(scene), '', ...track(scene)]),
    ...memory(scene).flatMap((line) => wrap(line, { first: ' ' })),
  ];
}

/** The game, the round, and the barrels won. */
function title(scene: S): string[] {
  const { view, match, teller, ink } = scene;
  const { won } = view.facts;
  const own = chairOf(scene);
  const trophies = [other(own), own].map((seat) => {
    const mine = won[seat] ?? 0;
    const left = Math.max(0, match.options.barrelsToWin - mine);
    return `${name(scene, seat)} ${ink.amber('●'.repeat(mine))}${ink.grey('○'.repeat(left))} ${mine}`;
  });
  const phase = isForming(scene) ? ` · ${say(scene).forming}` : '';
  const left = ` ${ink.bold(teller.texts.title)} · ${say(scene).round} ${roundNumber(view.facts)}${phase}`;
  return headline(left, `${say(scene).barrels}: ${trophies.join('  ')}`);
}

/** While the teams are formed: how far both are. */
function progress(scene: S): string[] {
  const own = chairOf(scene);
  return [own, other(own)].map((seat) => {
    const done = pairsDone(scene, seat);
    const bar = scene.ink.amber('■'.repeat(done)) + scene.ink.grey('□'.repeat(10 - done));
    return `   ${padStart(name(scene, seat), 12)}  ${bar}  ${say(scene).pairs(done)}`;
  });
}

const PANEL = 37;

/** Both teams at the rope, the viewer's at the right. */
function rope(scene: S): string[] {
  const own = chairOf(scene);
  const { ink } = scene;
  const knot = ink.amber('═══');
  const left = panel(scene, other(own));
  const right = panel(scene, own);
  const middle = left.map((_, i) => (i > 0 && i < left.length - 1 ? knot : '   '));
  const counts = `${counted(scene, other(own))}   ${counted(scene, own)}`.trimEnd();
  return [...beside([left, middle, right], ''), ink.grey(counts)].map((line) => ` ${line}`);
}

function panel(scene: S, seat: Seat): string[] {
  const { ink, teller } = scene;
  const inner = PANEL - 2;
  const lines = fieldColours.map((colour) => {
    const { open, strength, beneath } = fieldOf(scene, seat, colour);
    const hue = ink[hues[colour]];
    const word = teller.texts.zones[colour] ?? colour;
    const label = hue(`${word.slice(0, 1).toUpperCase()} ${word.padEnd(6)}`);
    const below = beneath > 0 ? ` +${beneath}` : '';
    const room = inner - 14 - below.length;
    const text =
      open === undefined ? say(scene).printed : teller.edition.cardName(scene.match, open, teller.language);
    const shown = open === undefined ? ink.grey(cut(text, room)) : paint(scene, open, cut(text, room));
    return apart(` ${label} ${ink.bold(String(strength))}  ${shown}`, `${ink.grey(below)} `, inner);
  });
  const sum = `${say(scene).strength} ${strengthOf(scene, seat)}`;
  const heading = `${seatLetter(seat)} ${name(scene, seat)}`;
  const [top = '', ...rest] = box(lines, { title: heading, width: PANEL });
  return [`${top.slice(0, -(sum.length + 4))} ${sum} ─╮`, ...rest];
}

function counted(scene: S, seat: Seat): string {
  const letter = seatLetter(seat);
  const { hand, pile } = say(scene);
  const text = `${hand} ${countIn(scene, `hand.${letter}`)} · ${pile} ${countIn(scene, `pile.${letter}`)}`;
  return centre(text, PANEL);
}

/** The track with the barrel: the viewer's end at the right. */
function track(scene: S): string[] {
  const { view, match, ink } = scene;
  const own = chairOf(scene);
  const half = match.options.trackHalf;
  const upwards = Array.from({ length: 2 * half }, (_, i) => i + 1);
  const fields = own === 0 ? upwards.reverse() : upwards;
  const cell = half > 7 ? 3 : 4;
  const number = (field: number): string => `${padStart(String(field), cell - 1)} `;
  const mark = (field: number): string =>
    field === view.facts.barrel ? ink.amber(padStart('(◍)', cell)) : ink.grey(`${padStart('·', cell - 1)} `);
  const row = (text: (field: number) => string): string =>
    `${fields.slice(0, half).map(text).join('')}┃${fields.slice(half).map(text).join('')}`;
  const room = (79 - (2 * half * cell + 1)) >> 1;
  const left = padStart(`${cut(name(scene, other(own)), room - 2)} ◄`, room);
  const right = `► ${cut(name(scene, own), room - 2)}`;
  return [
    `${left}${row(mark)}${right}`,
    `${' '.repeat(room)}${ink.grey(row(number).trimEnd())}`,
    ...wrap(whereIsBarrel(scene), { first: ' ' }),
    ...wrap(discarded(scene), { first: ' ' }),
  ];
}

function whereIsBarrel(scene: S): string {
  const { view, match } = scene;
  const own = chairOf(scene);
  const { barrel } = view.facts;
  const toGo = (seat: Seat): string =>
    say(scene).toGo(seat === 0 ? barrel - 1 : 2 * match.options.trackHalf - barrel, name(scene, seat));
  return say(scene).barrelAt(barrel, toGo(own), toGo(other(own)));
}

function discarded(scene: S): string {
  const cards = faces(scene, 'discard');
  const top = cards.at(-1);
  if (top === undefined) return `${say(scene).discard}: ${say(scene).none}.`;
  return `${say(scene).discard}: ${say(scene).onTop(cards.length, scene.teller.card(top))}.`;
}

/** HR-036 With the memory aid: what the viewer knows of both teams. */
function memory(scene: S): string[] {
  const { match, view, teller } = scene;
  if (!match.options.memoryAid || view.viewer >= match.seats) return [];
  return [0, 1].flatMap((seat) => {
    const { team, hand } = knownOfTeam(view, match, seat);
    const known = [...new Set([...team, ...hand])].map((id) => teller.card(id));
    return known.length === 0 ? [] : [say(scene).knows(name(scene, seat), listed(known, teller.words.and))];
  });
}

function speech(scene: S): string[] {
  const { view, teller } = scene;
  const own = chairOf(scene);
  const head = `${teller.texts.title} ${say(scene).round} ${roundNumber(view.facts)}.`;
  if (isForming(scene))
    return [
      head,
      ...[own, other(own)].map(
        (seat) => `${name(scene, seat)}: ${say(scene).pairs(pairsDone(scene, seat))}.`,
      ),
      ...memory(scene),
    ];
  return [
    head,
    whereIsBarrel(scene),
    ...[own, other(own)].map((seat) => sideInWords(scene, seat)),
    ...[own, other(own)].map((seat) => {
      const letter = seatLetter(seat);
      const hand = countIn(scene, `hand.${letter}`);
      const pile = countIn(scene, `pile.${letter}`);
      return say(scene).has(name(scene, seat), hand, pile, view.facts.won[seat] ?? 0);
    }),
    discarded(scene),
    ...memory(scene),
  ];
}

function sideInWords(scene: S, seat: Seat): string {
  const { teller } = scene;
  const letter = seatLetter(seat);
  const parts = fieldColours.map((colour) => {
    const { open, strength, beneath } = fieldOf(scene, seat, colour);
    const word = teller.texts.zones[colour] ?? colour;
    const who =
      open === undefined ? say(scene).printed : teller.edition.cardName(scene.match, open, teller.language);
    const below = zone(scene, `${letter}.${colour}`).slice(0, -1);
    const known = below.flatMap((card) => (card === undefined ? [] : [teller.card(card)]));
    const covered =
      beneath === 0
        ? ''
        : ` (${known.length === beneath ? say(scene).beneath(listed(known, teller.words.and)) : say(scene).covered(beneath)})`;
    return `${word} ${strength} ${who}${covered}`;
  });
  const sum = `${say(scene).strength} ${strengthOf(scene, seat)}`;
  return `${say(scene).side(name(scene, seat), letter)}, ${sum}: ${parts.join('; ')}.`;
}

/** The hand by colour, the strongest first, actions last. */
function held(scene: S): readonly string[] {
  if (scene.view.viewer >= scene.match.seats) return [];
  const rank = (id: string): number => {
    const card = cardOf(scene, id);
    if (card === undefined || card.action !== '') return 100;
    return card.colour * 10 - card.strength;
  };
  return faces(scene, `hand.${seatLetter(chairOf(scene))}`).sort((a, b) => rank(a) - rank(b));
}

function paint(scene: S, id: string, text: string): string {
  const card = cardOf(scene, id);
  const colour = card === undefined ? undefined : colours[card.colour];
  return colour === undefined ? scene.ink.amber(text) : scene.ink[hues[colour]](text);
}

const gist = {
  nl: `Twee clans trekken aan een touw met een whiskyvat eraan. Eerst stel je de ploegen samen: van elk paar kaarten houd je
er één, de andere is voor je tegenstander. Daarna speel je om de beurt één kaart. Een Schot gaat op een veld van zijn
kleur (wit mag overal), bij jezelf óf aan de overkant: sterk bij jou, slap bij de ander. Alleen de bovenste kaart telt.
Staat er How-Ruck op, dan volgt een krachtmeting: de sterkste kant trekt het vat het verschil naar zich toe. Het vat op
jouw eindveld is een ronde gewonnen; drie vaten en het spel is van jou.`,
  en: `Two clans pull at a rope with a whisky barrel on it. First you form the teams: of every pair of cards you keep one, the
other goes to your opponent. Then you play one card each in turn. A Scot goes on a field of its colour (white ones
anywhere), on your side or across the rope: strong ones on yours, feeble ones on theirs. Only the top card counts. If it
says How-Ruck, a contest follows: the stronger side pulls the barrel by the difference. The barrel on your end field
wins the round; three barrels and the game is yours.`,
} as const;

export const howRuckDrawing: Drawing<HowRuck> = {
  gist,
  picture,
  speech,
  held,
  paint,
  points: (scene, barrels) => say(scene).won(barrels),
  obvious: ['split'],
};
