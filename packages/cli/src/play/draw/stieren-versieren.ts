import type { Language } from '@stamtafel/games';
import { locations } from '@stamtafel/games/stieren-versieren/deck.ts';
import {
  ALL,
  bulls,
  cowCard,
  down,
  type Frame,
  location,
  type StierenVersieren,
  shack,
} from '@stamtafel/games/stieren-versieren/kind.ts';
import { namesEn } from '@stamtafel/games/stieren-versieren/texts/names.en.ts';
import { namesNl } from '@stamtafel/games/stieren-versieren/texts/names.nl.ts';
import type { Names } from '@stamtafel/games/stieren-versieren/texts/names.ts';
import { listed } from '@stamtafel/games/telling/sentence.ts';
import { NONE, type Seat, seatLetter } from '@stamtafel/kernel';
import { beside, box, cut, flow, headline, padEnd, wrap } from '../layout.ts';
import { cardOf, chairOf, countIn, type Drawing, faces, type Scene, zone } from './drawing.ts';

const names: { readonly [L in Language]: Names } = { nl: namesNl, en: namesEn };

const words = {
  nl: {
    round: (n: number) => `ronde ${n}`,
    last: 'laatste ronde',
    start: (name: string) => `startspeler: ${name}`,
    turn: (name: string, actions: number) =>
      `${name} is aan de beurt, nog ${actions === 1 ? '1 actie' : `${actions} acties`}.`,
    cows: (n: number) => `Koeienstapel ${n}.`,
    down: (slot: number) => `koe ${slot} gedekt`,
    peeked: (slot: number, cow: string) => `koe ${slot} gedekt, jij weet: ${cow}`,
    settled: 'honkvast',
    nobody: 'niemand',
    couples: (n: number) => (n === 1 ? '1 koppel' : `${n} koppels`),
    points: (n: number) => (n === 1 ? '1 punt' : `${n} punten`),
    piles: (hand: number, pile: number, discard: number) => `hand ${hand}, trek ${pile}, afleg ${discard}`,
    shut: (n: number) => (n === 1 ? '1 gedekte support stier' : `${n} gedekte support stieren`),
    woos: (name: string, bull: string, cow: string) => `${name} versiert ${cow} met ${bull}.`,
    matches: (name: string, bull: string, cow: string, partner: string) =>
      `${name} wil ${cow} aan ${partner} koppelen; ${bull} is de koppelaar.`,
    challenges: (name: string, bull: string) => `${name} daagt uit met ${bull}.`,
    helps: (name: string, help: string) => `Bij ${name}: ${help}.`,
    at: (place: string, cows: string, bulls: string) => `${place}: koeien ${cows}; stieren ${bulls}.`,
    of: (name: string, cards: string) => `van ${name} ${cards}`,
    player: (name: string, couples: string, piles: string) => `${name}: ${couples}, ${piles}.`,
  },
  en: {
    round: (n: number) => `round ${n}`,
    last: 'last round',
    start: (name: string) => `start player: ${name}`,
    turn: (name: string, actions: number) =>
      `It is ${name}’s turn, ${actions === 1 ? '1 action' : `${actions} actions`} left.`,
    cows: (n: number) => `Cow pile ${n}.`,
    down: (slot: number) => `cow ${slot} face down`,
    peeked: (slot: number, cow: string) => `cow ${slot} face down, you know: ${cow}`,
    settled: 'settled',
    nobody: 'nobody',
    couples: (n: number) => (n === 1 ? '1 couple' : `${n} couples`),
    points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
    piles: (hand: number, pile: number, discard: number) => `hand ${hand}, draw ${pile}, discard ${discard}`,
    shut: (n: number) => (n === 1 ? '1 support bull face down' : `${n} support bulls face down`),
    woos: (name: string, bull: string, cow: string) => `${name} woos ${cow} with ${bull}.`,
    matches: (name: string, bull: string, cow: string, partner: string) =>
      `${name} wants to match ${cow} with ${partner}; ${bull} is the matchmaker.`,
    challenges: (name: string, bull: string) => `${name} challenges with ${bull}.`,
    helps: (name: string, help: string) => `On ${name}’s side: ${help}.`,
    at: (place: string, cows: string, bulls: string) => `${place}: cows ${cows}; bulls ${bulls}.`,
    of: (name: string, cards: string) => `${name}’s ${cards}`,
    player: (name: string, couples: string, piles: string) => `${name}: ${couples}, ${piles}.`,
  },
} satisfies { readonly [L in Language]: unknown };

type S = Scene<StierenVersieren>;

const say = ({ teller }: S) => words[teller.language];
const texts = ({ teller }: S): Names => names[teller.language];
const hues = { hart: 'red', bier: 'amber', halter: 'blue', geld: 'green', alle: 'purple' } as const;

const around = (scene: S): Seat[] =>
  Array.from({ length: scene.match.seats }, (_, i) => (chairOf(scene) + i) % scene.match.seats);

const phases: { readonly [D in Frame['do']]?: keyof Names['phases'] } = {
  placeCow: 'koeien-trekken',
  playBulls: 'stieren-spelen',
  turn: 'actiefase',
  challenge: 'bull-fight',
  challengeLot: 'bull-fight',
  challengeRace: 'bull-fight',
  challengerSide: 'bull-fight',
  romeoSide: 'bull-fight',
  chooseWinner: 'bull-fight',
  shortageLocation: 'koeientekort',
};

/** "ronde 3 · Actiefase"; before round 1 the cow imitations are judged. */
function phase(scene: S): string {
  const { round, last } = scene.view.facts;
  const key = phases[scene.view.stack.at(-1)?.do ?? 'vote'];
  const now = last ? `${say(scene).round(round)} (${say(scene).last})` : say(scene).round(round);
  return key === undefined ? now : `${now} · ${texts(scene).phases[key].name}`;
}

/** Symbol and value: "hart 3". */
function tag(scene: S, id: string): string {
  const card = cardOf(scene, id);
  if (card === undefined) return id;
  const { symbols } = texts(scene);
  const { symbol } = card.printed;
  return paint(
    scene,
    id,
    `${symbol === 'alle' ? '✶' : (symbols[symbol].gloss ?? symbols[symbol].name)} ${card.value}`,
  );
}

const nameOf = ({ teller, match }: S, id: string): string =>
  teller.edition.cardName(match, id, teller.language);

const zoneName = ({ match }: S, index: number): string => match.zones[index]?.name ?? '';

const placeName = (scene: S, place: number): string => {
  const name = locations[place];
  return name === undefined ? '' : texts(scene).locations[name].name;
};

/** The cows at a location: face up with their figures, face down by number, and what the viewer alone has seen. */
function cowsAt(scene: S, place: number): string[] {
  const open = faces(scene, zoneName(scene, location(place))).map((id) => {
    const symbol = cardOf(scene, id)?.symbol;
    const isHome = symbol === ALL ? scene.match.options.dragQueenSettled : symbol === place;
    return `${paint(scene, id, nameOf(scene, id))} ${tag(scene, id)}${isHome ? ` (${say(scene).settled})` : ''}`;
  });
  const slots = scene.view.facts.slots.flatMap((at, slot) => (at === place ? [slot + 1] : []));
  const hidden = zone(scene, zoneName(scene, down(place))).map((id, i) => {
    const slot = slots[i] ?? 0;
    return id === undefined
      ? say(scene).down(slot)
      : say(scene).peeked(slot, `${nameOf(scene, id)} ${tag(scene, id)}`);
  });
  return [...open, ...hidden];
}

/** A player's bulls at a location, in canonical order. */
const bullsAt = (scene: S, seat: Seat, place: number): string[] =>
  inOrder(scene, faces(scene, zoneName(scene, bulls(seat, place))));

const inOrder = (scene: S, ids: readonly string[]): string[] =>
  [...ids].sort((a, b) => (cardOf(scene, a)?.order ?? 0) - (cardOf(scene, b)?.order ?? 0));

const HALF = 39;

function city(scene: S): string[] {
  const rows = [0, 2].map((first) =>
    [first, first + 1].map((at) => quarter(scene, scene.view.facts.grid.indexOf(at))),
  );
  return rows.flatMap((row) => {
    const height = Math.max(...row.map(({ lines }) => lines.length));
    const boxes = row.map(({ title, lines }) =>
      box([...lines, ...new Array<string>(height - lines.length).fill('')], { title, width: HALF }),
    );
    return beside(boxes);
  });
}

function quarter(scene: S, place: number): { readonly title: string; readonly lines: readonly string[] } {
  const { ink, teller } = scene;
  const name = locations[place];
  const symbol = (['hart', 'bier', 'halter', 'geld'] as const)[place] ?? 'hart';
  const sign = texts(scene).symbols[symbol];
  const title =
    name === undefined
      ? ''
      : `${ink.bold(placeName(scene, place))} ${ink[hues[symbol]](sign.gloss ?? sign.name)}`;
  const cows = cowsAt(scene, place).flatMap((cow) => wrap(cow, { first: ' ♥ ', width: HALF - 3 }));
  const there = around(scene).flatMap((seat) => {
    const tags = bullsAt(scene, seat, place).map((id) => tag(scene, id));
    if (tags.length === 0) return [];
    const first = ` ${padEnd(cut(teller.name(seat), 7), 7)} `;
    return flow(tags, { first, gap: ', ', width: HALF - 3 });
  });
  return { title, lines: [...cows, ...there] };
}

/** Who woos whom, who challenges, who helps: all but the support cards is open. */
function fight(scene: S): string[] {
  const { match, view, teller } = scene;
  const { wooer, cow, partner, romeo, challengers, joined, owners } = view.facts;
  if (wooer === NONE) return [];
  const cowName = (n: number): string => nameOf(scene, match.cards[cowCard(n)]?.id ?? '');
  const bull = (seat: Seat, n: number): string => {
    const card = match.cards.find(
      ({ isCow, owner, order }) => !isCow && owner === owners[seat] && order === n,
    );
    return card === undefined ? '' : `${nameOf(scene, card.id)} ${tag(scene, card.id)}`;
  };
  const name = teller.name(wooer);
  const lines = [
    partner === NONE
      ? say(scene).woos(name, bull(wooer, romeo), cowName(cow))
      : say(scene).matches(name, bull(wooer, romeo), cowName(cow), cowName(partner)),
  ];
  for (let seat = 0; seat < match.seats; seat++) {
    const challenger = challengers[seat] ?? NONE;
    if (challenger !== NONE) lines.push(say(scene).challenges(teller.name(seat), bull(seat, challenger)));
    const mates = Array.from({ length: 20 }, (_, n) => n).filter((n) => (joined[seat] ?? 0) & (1 << n));
    const cards = zone(scene, `support.${seatLetter(seat)}`);
    const seen = cards.flatMap((id) => (id === undefined ? [] : [tag(scene, id)]));
    const help = [...mates.map((n) => bull(seat, n)), ...seen];
    if (seen.length < cards.length) help.push(say(scene).shut(cards.length - seen.length));
    if (help.length > 0) lines.push(say(scene).helps(teller.name(seat), listed(help, teller.words.and)));
  }
  return lines;
}

/** SV-604 The number of couples; which ones, and their points, only where the table shows them. */
function couples(scene: S, seat: Seat): string {
  const cards = zone(scene, zoneName(scene, shack(seat)));
  const count = say(scene).couples(cards.length >> 1);
  if (cards.length === 0 || cards.includes(undefined)) return count;
  let points = 0;
  const pairs: string[] = [];
  for (let i = 0; i < cards.length; i += 2) {
    const [cow, mate] = [cardOf(scene, cards[i] ?? ''), cardOf(scene, cards[i + 1] ?? '')];
    if (cow === undefined || mate === undefined) continue;
    const plus = cow.symbol === ALL;
    points += plus ? cow.value + mate.value : cow.value * mate.value;
    pairs.push(`${nameOf(scene, cow.id)} ${cow.value}${plus ? '+' : '×'}${mate.value}`);
  }
  return `${count} (${pairs.join(', ')}): ${say(scene).points(points)}`;
}

const pilesOf = (scene: S, seat: Seat): string => {
  const letter = seatLetter(seat);
  const { teller } = scene;
  const counts = say(scene).piles(
    countIn(scene, `hand.${letter}`),
    countIn(scene, `pile.${letter}`),
    countIn(scene, `discard.${letter}`),
  );
  // SV-453 Discard piles are public.
  const open = inOrder(scene, faces(scene, `discard.${letter}`)).map((id) => tag(scene, id));
  return open.length === 0 ? counts : `${counts} (${listed(open, teller.words.and)})`;
};

function player(scene: S, seat: Seat): string[] {
  const { ink, teller, view } = scene;
  const start = view.facts.start === seat ? ink.amber('★') : ' ';
  const first = ` ${start} ${ink.bold(padEnd(cut(teller.name(seat), 12), 12))} `;
  return wrap(`${couples(scene, seat)} · ${pilesOf(scene, seat)}`, { first });
}

/** Whose turn it is, and how many actions are left. */
function now(scene: S): string {
  const top = scene.view.stack.at(-1);
  return top?.do === 'turn' ? say(scene).turn(scene.teller.name(top.seat), scene.view.facts.actions) : '';
}

function picture(scene: S): string[] {
  const { ink, teller, view } = scene;
  const start = say(scene).start(teller.name(view.facts.start));
  const below = `${say(scene).cows(countIn(scene, 'cows'))} ${now(scene)}`.trim();
  return [
    ...headline(` ${ink.bold(teller.texts.title)} · ${phase(scene)}`, ink.amber(start)),
    ...city(scene),
    ` ${ink.grey(below)}`,
    ...fight(scene).flatMap((line) => wrap(line, { first: ' ' })),
    ...around(scene).flatMap((seat) => player(scene, seat)),
  ];
}

function speech(scene: S): string[] {
  const { teller, view } = scene;
  const { and } = teller.words;
  const some = (parts: readonly string[]): string =>
    parts.length === 0 ? say(scene).nobody : listed(parts, and);
  const places = [0, 1, 2, 3].map((at) => {
    const place = view.facts.grid.indexOf(at);
    const there = around(scene).flatMap((seat) => {
      const tags = bullsAt(scene, seat, place).map((id) => tag(scene, id));
      return tags.length === 0 ? [] : [say(scene).of(teller.name(seat), listed(tags, and))];
    });
    return say(scene).at(
      placeName(scene, place),
      some(cowsAt(scene, place)),
      there.length === 0 ? say(scene).nobody : there.join('; '),
    );
  });
  return [
    `${teller.texts.title}: ${phase(scene)}; ${say(scene).start(teller.name(view.facts.start))}.`,
    `${say(scene).cows(countIn(scene, 'cows'))} ${now(scene)}`.trim(),
    ...places,
    ...fight(scene),
    ...around(scene).map((seat) =>
      say(scene).player(teller.name(seat), couples(scene, seat), pilesOf(scene, seat)),
    ),
  ];
}

/** The own hand in canonical order (SV-807). */
function held(scene: S): readonly string[] {
  if (scene.view.viewer >= scene.match.seats) return [];
  const letter = seatLetter(chairOf(scene));
  return [...faces(scene, `drawn.${letter}`), ...inOrder(scene, faces(scene, `hand.${letter}`))];
}

function paint(scene: S, id: string, text: string): string {
  const symbol = cardOf(scene, id)?.printed.symbol;
  return symbol === undefined ? text : scene.ink[hues[symbol]](text);
}

const gist = {
  nl: `Vier locaties liggen in een vierkant; er liggen koeien, eerst gedekt. Elke koe houdt van één symbool: hart, bier,
halter of geld. Elke ronde speel je een stier (met z’n tweeën twee) naar de locatie van zijn symbool en doe je twee acties:
praat met een koe en draai haar om, verplaats een stier en neem een koe of maatje mee, verjaag een koe, leg een extra stier
bij of wissel handkaarten. Zijn stier, koe en locatie van hetzelfde symbool, dan mag je haar versieren; wie daar ook zo’n
stier heeft kan je uitdagen tot een Bull Fight. Een koppel is koe keer stier punten waard; de meeste punten winnen.`,
  en: `Four locations lie in a square, with cows on them, face down at first. Every cow loves one symbol: heart, beer,
dumbbell or money. Each round you play a bull (two with two players) to the location of his symbol and take two actions: talk
to a cow and turn her up, move a bull and take a cow or a mate along, chase a cow, add a bull or swap cards from your hand.
When bull, cow and location have the same symbol you may woo her; whoever has such a bull there too can challenge you to a
Bull Fight. A couple scores cow times bull; most points win.`,
} as const;

export const stierenVersierenDrawing: Drawing<StierenVersieren> = {
  gist,
  picture,
  speech,
  held,
  paint,
  /** SV-601 At the end the Love Shacks are open: the table itself shows every couple with its points. */
  points: (scene, points) => say(scene).points(points),
  obvious: [],
};
