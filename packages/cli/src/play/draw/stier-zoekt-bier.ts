import type { Language } from '@stamtafel/games';
import { meant } from '@stamtafel/games/names.ts';
import { kinds } from '@stamtafel/games/stier-zoekt-bier/deck.ts';
import { BONUS, type Card, CELLAR, type StierZoektBier } from '@stamtafel/games/stier-zoekt-bier/kind.ts';
import { phaseOf } from '@stamtafel/games/stier-zoekt-bier/phases.ts';
import { bidSeen, pubOf, type Stool } from '@stamtafel/games/stier-zoekt-bier/seen.ts';
import { namesEn } from '@stamtafel/games/stier-zoekt-bier/texts/names.en.ts';
import { namesNl } from '@stamtafel/games/stier-zoekt-bier/texts/names.nl.ts';
import type { Names } from '@stamtafel/games/stier-zoekt-bier/texts/names.ts';
import { listed } from '@stamtafel/games/telling/sentence.ts';
import { NONE, type Seat, seatLetter } from '@stamtafel/kernel';
import { cut, flow, headline, padEnd, wrap } from '../layout.ts';
import { cardOf, chairOf, countIn, type Drawing, faces, type Scene, zone } from './drawing.ts';

const names: { readonly [L in Language]: Names } = { nl: namesNl, en: namesEn };

const words = {
  nl: {
    round: (n: number) => `ronde ${n} van 7`,
    boss: (name: string) => `bierbaas: ${name}`,
    middle: 'In het midden',
    nothing: 'niets',
    piles: (beer: number, discard: number, bulls: number) =>
      `Bierstapel ${beer}, aflegstapel ${discard}, stierenstapel ${bulls}.`,
    points: (n: number) => (n === 1 ? '1 punt' : `${n} punten`),
    cellar: 'kelder',
    top: (card: string) => `bovenop ${card}`,
    holds: (cards: string) => `van onder naar boven ${cards}`,
    open: 'open',
    closed: 'verzadigd',
    served: 'heeft gehad',
    next: (step: string) => `dan ${step}`,
    stool: (n: number, bull: string, glasses: number, quota: number, points: string) =>
      `plaats ${n} ${bull}, ${glasses} van ${quota} glazen, ${points}`,
    pair: 'paar',
    pub: (name: string, bulls: string) => `Kroeg van ${name}: ${bulls}.`,
    emptyPub: 'nog geen stieren',
    taken: (card: string) => `${card} wacht op een plaats.`,
    drinker: (cards: string) => `De 1,5 meter Drinker ligt open en kreeg: ${cards}.`,
    owe: (names: string) => `De eerste bierkaart die ${names} tapt, is voor de Drinker.`,
    or: 'of',
    hand: (n: number) => `hand ${n}`,
    says: (name: string, points: string, cellar: string, open: string) =>
      `${name}: ${points}, ${cellar}, open ${open}.`,
    cards: (n: number) => (n === 1 ? '1 kaart in de kelder' : `${n} kaarten in de kelder`),
  },
  en: {
    round: (n: number) => `round ${n} of 7`,
    boss: (name: string) => `beer boss: ${name}`,
    middle: 'In the middle',
    nothing: 'nothing',
    piles: (beer: number, discard: number, bulls: number) =>
      `Beer deck ${beer}, discard pile ${discard}, bull deck ${bulls}.`,
    points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
    cellar: 'cellar',
    top: (card: string) => `${card} on top`,
    holds: (cards: string) => `from the bottom up ${cards}`,
    open: 'open',
    closed: 'has had his fill',
    served: 'served',
    next: (step: string) => `then ${step}`,
    stool: (n: number, bull: string, glasses: number, quota: number, points: string) =>
      `place ${n} ${bull}, ${glasses} of ${quota} glasses, ${points}`,
    pair: 'pair',
    pub: (name: string, bulls: string) => `${name}’s pub: ${bulls}.`,
    emptyPub: 'no bulls yet',
    taken: (card: string) => `${card} waits for a place.`,
    drinker: (cards: string) => `The 1,5 meter Drinker lies open and got: ${cards}.`,
    owe: (names: string) => `The first beer card that ${names} taps goes to the Drinker.`,
    or: 'or',
    hand: (n: number) => `hand ${n}`,
    says: (name: string, points: string, cellar: string, open: string) =>
      `${name}: ${points}, ${cellar}, open ${open}.`,
    cards: (n: number) => (n === 1 ? '1 card in the cellar' : `${n} cards in the cellar`),
  },
} satisfies { readonly [L in Language]: unknown };

type S = Scene<StierZoektBier>;

const say = ({ teller }: S) => words[teller.language];
const texts = ({ teller }: S): Names => names[teller.language];
const hues = { pils: 'amber', wit: 'white', bruin: 'orange', oer: 'purple' } as const;

/** From the viewer's own chair clockwise. */
const around = (scene: S): Seat[] =>
  Array.from({ length: scene.match.seats }, (_, i) => (chairOf(scene) + i) % scene.match.seats);

/** "ronde 3 van 7 · Bier tappen"; the bonus round has one phase. */
function phase(scene: S): string {
  const { round } = scene.view.facts;
  if (round === BONUS) return meant(texts(scene).phases.bonusronde);
  const now = phaseOf(scene.view);
  return `${say(scene).round(round)}${now === undefined ? '' : ` · ${meant(texts(scene).phases[now])}`}`;
}

/** Beer in a letter and a figure: "P5". The Drinker has neither. */
const tag = ({ kind, value }: Card): string =>
  kind === NONE ? '1,5m' : `${(kinds[kind] ?? '').slice(0, 1).toUpperCase()}${value}`;

function tags(scene: S, name: string): string {
  return faces(scene, name)
    .flatMap((id) => {
      const card = cardOf(scene, id);
      return card === undefined ? [] : [paint(scene, id, tag(card))];
    })
    .join(' ');
}

const isServing = ({ view }: S): boolean => ['serve', 'cellar'].includes(view.stack.at(-1)?.do ?? '');

/** What a bull still wants: the next step, or nothing more. */
function wants(scene: S, { bull, glasses, isClosed, hasSlot }: Stool): string {
  if (isClosed) return say(scene).closed;
  if (isServing(scene) && !hasSlot) return say(scene).served;
  const steps = bull.printed.type === 'bull' ? bull.printed.steps : [];
  const next = steps.find((step) => step.glasses > glasses);
  return next === undefined ? '' : say(scene).next(`${next.glasses}→${next.points}`);
}

const scoreOf = ({ match, view }: S, seat: Seat): number =>
  pubOf(match, view, seat).reduce((sum, { points }) => sum + points, 0);

/** What the open beer bids: "8 pils"; once it is served the bid has done its work. */
function bidOf(scene: S, seat: Seat): string {
  const bid = isServing(scene) ? undefined : bidSeen(scene.match, scene.view, seat);
  return bid === undefined ? '' : ` (${bid.amount} ${texts(scene).kinds[bid.kind].name})`;
}

/** What the viewer's table shows of a cellar besides its size (SZB-207): its top card, or with a memory aid all of it. */
function cellarSeen(scene: S, seat: Seat): string {
  const cards = zone(scene, `cellar.${seatLetter(seat)}`);
  const top = cards.at(-1);
  if (top === undefined) return '';
  if (cards.includes(undefined) || cards.length === 1) return say(scene).top(scene.teller.card(top));
  return say(scene).holds(cardsIn(scene, `cellar.${seatLetter(seat)}`));
}

/** Cards by their names: "Pils 5 en Witbier 2". */
const cardsIn = (scene: S, name: string): string =>
  listed(
    faces(scene, name).map((id) => scene.teller.card(id)),
    scene.teller.words.and,
  );

function picture(scene: S): string[] {
  const { ink, teller, view } = scene;
  const boss = say(scene).boss(teller.name(view.facts.bierbaas));
  return [
    ...headline(` ${ink.bold(teller.texts.title)} · ${phase(scene)}`, ink.amber(boss)),
    ` ${ink.grey(piles(scene))}`,
    ...middle(scene),
    '',
    ...around(scene).flatMap((seat) => pub(scene, seat)),
  ];
}

const piles = (scene: S): string =>
  say(scene).piles(countIn(scene, 'deck'), countIn(scene, 'discard'), countIn(scene, 'bulls'));

/** The bulls on offer with their steps, the one just taken, and the Drinker while it lies open. */
function middle(scene: S): string[] {
  const bulls = faces(scene, 'middle').map((id) => paint(scene, id, scene.teller.card(id)));
  const offer = bulls.length === 0 ? [say(scene).nothing] : bulls;
  return [
    ...flow(offer, { first: ` ${say(scene).middle}: `, gap: ' · ' }),
    ...beside(scene).flatMap((line) => wrap(line, { first: ' ' })),
  ];
}

function beside(scene: S): string[] {
  const taken = faces(scene, 'taken').map((id) => say(scene).taken(scene.teller.card(id)));
  const [drinker, ...given] = faces(scene, 'drinker').map((id) => scene.teller.card(id));
  if (drinker === undefined) return taken;
  const cards = listed(given, scene.teller.words.and);
  const owing = around(scene).filter((seat) => scene.view.facts.owing & (1 << seat));
  const names = owing.map((seat) => scene.teller.name(seat));
  return [
    ...taken,
    say(scene).drinker(given.length === 0 ? say(scene).nothing : cards),
    ...(names.length === 0 ? [] : [say(scene).owe(listed(names, say(scene).or))]),
  ];
}

/** A player: points, cellar and open beer on one line, the bulls below it. */
function pub(scene: S, seat: Seat): string[] {
  const { match, view, teller, ink } = scene;
  const letter = seatLetter(seat);
  const lying = countIn(scene, `cellar.${letter}`);
  const boss = view.facts.bierbaas === seat ? ink.amber('★') : ' ';
  const cellar = `${say(scene).cellar} ${ink.amber('▮'.repeat(lying))}${ink.grey('▯'.repeat(CELLAR - lying))}`;
  const parts = [cellar, cellarSeen(scene, seat), opened(scene, seat)].filter((part) => part !== '');
  const first = ` ${boss} ${ink.bold(padEnd(cut(teller.name(seat), 12), 12))} ${padEnd(say(scene).points(scoreOf(scene, seat)), 9)} `;
  const stools = pubOf(match, view, seat).map((stool, n) => piece(scene, stool, n + 1));
  return [
    ...flow(parts, { first, gap: '  ' }),
    ...(stools.length === 0 ? [] : flow(stools, { first: '     ' })),
  ];
}

function opened(scene: S, seat: Seat): string {
  const cards = tags(scene, `open.${seatLetter(seat)}`);
  return cards === '' ? '' : `${say(scene).open} ${cards}${bidOf(scene, seat)}`;
}

function piece(scene: S, stool: Stool, n: number): string {
  const { bull, tucked, glasses, points } = stool;
  const name = scene.teller.edition.cardName(scene.match, bull.id, scene.teller.language);
  const title = paint(scene, bull.id, `${name}${tucked === undefined ? '' : ' ×2'}`);
  const extra = scene.ink.grey(wants(scene, stool));
  return `${n} ${title} ${glasses}/${bull.quota} = ${scene.ink.bold(String(points))} ${extra}`.trimEnd();
}

function speech(scene: S): string[] {
  const { match, view, teller } = scene;
  const bulls = faces(scene, 'middle').map((id) => teller.card(id));
  return [
    `${teller.texts.title}: ${phase(scene)}; ${say(scene).boss(teller.name(view.facts.bierbaas))}.`,
    `${say(scene).middle}: ${bulls.length === 0 ? say(scene).nothing : listed(bulls, teller.words.and)}.`,
    piles(scene),
    ...beside(scene),
    ...around(scene).flatMap((seat) => {
      const name = teller.name(seat);
      const seen = cellarSeen(scene, seat);
      const lying = say(scene).cards(countIn(scene, `cellar.${seatLetter(seat)}`));
      const cellar = seen === '' ? lying : `${lying}, ${seen}`;
      const cards = cardsIn(scene, `open.${seatLetter(seat)}`);
      const open = cards === '' ? say(scene).nothing : `${cards}${bidOf(scene, seat)}`;
      const stools = pubOf(match, view, seat).map((stool, n) => described(scene, stool, n + 1));
      return [
        say(scene).says(name, say(scene).points(scoreOf(scene, seat)), cellar, open),
        say(scene).pub(name, stools.length === 0 ? say(scene).emptyPub : stools.join('; ')),
      ];
    }),
  ];
}

function described(scene: S, stool: Stool, n: number): string {
  const { bull, tucked, glasses, points } = stool;
  const name = scene.teller.edition.cardName(scene.match, bull.id, scene.teller.language);
  const title = tucked === undefined ? name : `${name} (${say(scene).pair})`;
  const line = say(scene).stool(n, title, glasses, bull.quota, say(scene).points(points));
  const extra = wants(scene, stool);
  return extra === '' ? line : `${line}, ${extra}`;
}

/** The draft hand by kind, the rarest first, and by value. */
function held(scene: S): readonly string[] {
  if (scene.view.viewer >= scene.match.seats) return [];
  const rank = (id: string): number => {
    const card = cardOf(scene, id);
    return card === undefined || card.kind === NONE ? 100 : card.kind * 10 + card.value;
  };
  return faces(scene, `hand.${seatLetter(chairOf(scene))}`).sort((a, b) => rank(b) - rank(a));
}

function paint(scene: S, id: string, text: string): string {
  const kind = kinds[cardOf(scene, id)?.kind ?? NONE];
  return kind === undefined ? text : scene.ink[hues[kind]](text);
}

const gist = {
  nl: `Je hebt een kroeg en zoekt stieren die er komen drinken. Elke ronde krijg je zes bierkaarten: kies er twee voor je
kelder, geef de rest door, en kies nog eens twee. In de kelder liggen er hoogstens vijf, dicht en op volgorde; wat er niet
bij past ligt meteen open. Dan tap je: draai van bovenaf kaarten open. Wie van één soort de meeste glazen open heeft,
kiest als eerste een stier. Getapt bier serveer je aan je stieren van die soort, één kaart per stier per ronde; de rest
giet je weg. Een stier levert punten op zodra hij genoeg glazen heeft gehad. Na zeven rondes en een bonusronde wint wie
de meeste punten heeft.`,
  en: `You run a pub and look for bulls to drink in it. Every round you get six beer cards: choose two for your cellar, pass
the rest on, and choose two again. The cellar holds five at most, face down and in order; what does not fit lies open at
once. Then you tap: turn cards open from the top. Whoever has the most glasses of one kind open chooses a bull first. Tapped
beer is served to your bulls of that kind, one card per bull per round; the rest is poured away. A bull scores once it has
had enough glasses. After seven rounds and a bonus round the most points win.`,
} as const;

export const stierZoektBierDrawing: Drawing<StierZoektBier> = {
  gist,
  picture,
  speech,
  held,
  paint,
  points: (scene, points) => say(scene).points(points),
  /** The table shows the cellars grow. */
  obvious: ['chosen', 'stocked', 'passed'],
};
