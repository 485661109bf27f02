import type { Language } from '@stamtafel/games';
import type { PlayCard } from '@stamtafel/games/play-design/cards/cards.ts';
import { colours } from '@stamtafel/games/play-design/deck.ts';
import type { FourDowns } from '@stamtafel/games/play-design/four-downs/kind.ts';
import { bestOf } from '@stamtafel/games/play-design/four-downs/rules/winning.ts';
import { shortFace } from '@stamtafel/games/play-design/voice.ts';
import { listed } from '@stamtafel/games/telling/sentence.ts';
import { type Event, NONE, type Seat, seatLetter } from '@stamtafel/kernel';
import { cut, headline, padEnd, wrap } from '../layout.ts';
import { cardOf, chairOf, countIn, type Drawing, faces, type Scene } from './drawing.ts';
import { paint, paintColour, scorecard } from './play-design.ts';

const words = {
  nl: {
    round: 'ronde',
    trick: (n: number, of: number) => `speelbeurt ${n} van ${of}`,
    stake: (yards: number) => `inzet ${yards} yards`,
    yards: 'yards kwijt',
    dealer: 'deelt',
    folded: 'gestopt',
    out: 'ligt eruit',
    claimant: 'klopte',
    lead: (name: string, card: string, colour: string, side: string, value: number) =>
      `${name} kwam uit met ${card}. Bijspelen met ${colour} van de ${side}; ${value} of hoger wint.`,
    leads: (name: string) => ` Nu wint ${name}.`,
    nothing: 'Er ligt nog niets in deze speelbeurt.',
    last: 'Dit is de laatste speelbeurt: die beslist de ronde.',
    says: (name: string, yards: number, hand: number, cards: string) =>
      `${name}: ${yards} yards kwijt, ${hand} in de hand, gespeeld: ${cards}.`,
    none: 'niets',
    course: (winner: string, losses: string) => `${winner} wint${losses === '' ? '' : `; ${losses}`}`,
    loses: (name: string, lost: number, yards: number) => `${name} −${lost} = ${yards}`,
  },
  en: {
    round: 'round',
    trick: (n: number, of: number) => `trick ${n} of ${of}`,
    stake: (yards: number) => `stake ${yards} yards`,
    yards: 'yards lost',
    dealer: 'deals',
    folded: 'folded',
    out: 'is out',
    claimant: 'knocked',
    lead: (name: string, card: string, colour: string, side: string, value: number) =>
      `${name} led ${card}. Follow with ${colour} ${side}; ${value} or higher wins.`,
    leads: (name: string) => ` ${name} is winning now.`,
    nothing: 'Nothing has been played to this trick yet.',
    last: 'This is the last trick: it decides the round.',
    says: (name: string, yards: number, hand: number, cards: string) =>
      `${name}: ${yards} yards lost, ${hand} in hand, played: ${cards}.`,
    none: 'nothing',
    course: (winner: string, losses: string) => `${winner} wins${losses === '' ? '' : `; ${losses}`}`,
    loses: (name: string, lost: number, yards: number) => `${name} −${lost} = ${yards}`,
  },
} satisfies { readonly [L in Language]: unknown };

type S = Scene<FourDowns>;

const say = ({ teller }: S) => words[teller.language];
const word = ({ teller }: S, key: string): string => teller.texts.words[key] ?? key;
const played = (scene: S, seat: Seat): PlayCard[] =>
  faces(scene, `played.${seatLetter(seat)}`).flatMap((id) => cardOf(scene, id) ?? []);
const handSize = (scene: S, seat: Seat): number => countIn(scene, `hand.${seatLetter(seat)}`);
/** From the viewer's own chair clockwise. */
const around = (scene: S): Seat[] =>
  Array.from({ length: scene.match.seats }, (_, i) => (chairOf(scene) + i) % scene.match.seats);

/** The card that leads this trick, once it lies there. */
function leadCard(scene: S): PlayCard | undefined {
  const { trick, leader } = scene.view.facts;
  return played(scene, leader)[trick - 1];
}

function marks(scene: S, seat: Seat): string[] {
  const { facts } = scene.view;
  const said: string[] = [];
  if (facts.left[seat] !== 0) said.push(say(scene).out);
  else {
    if (facts.folded & (1 << seat)) said.push(say(scene).folded);
    if (facts.claimant !== NONE && facts.claimant === seat) said.push(say(scene).claimant);
    if (facts.dealer === seat) said.push(say(scene).dealer);
  }
  return said;
}

function where(scene: S): string {
  const { round, trick, cards, stake } = scene.view.facts;
  return `${say(scene).round} ${round} · ${say(scene).trick(trick, cards)} · ${say(scene).stake(stake)}`;
}

function picture(scene: S): string[] {
  const { ink, teller, view } = scene;
  const { yards } = view.facts;
  return [
    ...headline(` ${ink.bold(teller.texts.title)}`, where(scene)),
    '',
    ink.grey(`${' '.repeat(15)}${say(scene).yards}`),
    ...around(scene).flatMap((seat) => {
      const score = scorecard(ink, yards[seat] ?? 0, 'red');
      const side = marks(scene, seat).join(', ');
      const line = ` ${padEnd(cut(teller.name(seat), 12), 12)}  ${score}  ${ink.grey(side)}`;
      return [line.trimEnd(), ...tricksOf(scene, seat)];
    }),
    '',
    ...wrap(situation(scene), { first: ' ' }),
  ];
}

const CELL = 19;
const PER_LINE = 4;

/** PD-004 What a player has played, trick by trick, as printed: "1 B4 Run off". */
function tricksOf(scene: S, seat: Seat): string[] {
  const { ink, view } = scene;
  const { trick, leader } = view.facts;
  const cards = played(scene, seat);
  const cells = cards.map((card, i) => {
    const led = i + 1 === trick && seat === leader ? '▸' : ' ';
    const face = cut(shortFace(card), CELL - 4);
    return padEnd(`${ink.grey(String(i + 1))}${led}${paintColour(ink, card.colour, face)}`, CELL);
  });
  const lines: string[] = [];
  for (let n = 0; n < cells.length; n += PER_LINE)
    lines.push(`   ${cells.slice(n, n + PER_LINE).join('')}`.trimEnd());
  return lines;
}

/** What lies, what has to follow it, and whether it decides. */
function situation(scene: S): string {
  const { trick, cards, leader } = scene.view.facts;
  const lead = leadCard(scene);
  const last = trick === cards ? ` ${say(scene).last}` : '';
  if (lead === undefined) return `${say(scene).nothing}${last}`;
  const side = word(scene, lead.side === 'offense' ? 'defense' : 'offense');
  const card = `${lead.name} (${shortFace(lead)})`;
  const said = say(scene).lead(scene.teller.name(leader), card, word(scene, lead.colour), side, lead.value);
  return said + winning(scene, lead) + last;
}

/** PD4-021, 023 Who would win the trick as it stands, once a player has followed. */
function winning(scene: S, lead: PlayCard): string {
  const { trick, leader, folded } = scene.view.facts;
  const { seats, options } = scene.match;
  const active = (seat: Seat): boolean => (folded & (1 << seat)) === 0;
  const laid = (seat: Seat): PlayCard | undefined => played(scene, seat)[trick - 1];
  const followed = Array.from({ length: seats }, (_, seat) => seat).some(
    (seat) => seat !== leader && laid(seat) !== undefined,
  );
  const follows = (seat: Seat): PlayCard | undefined => (active(seat) ? laid(seat) : undefined);
  const best = bestOf({ rule: options['pd4.trick'], seats, leader, lead, follows });
  const seat = best === NONE ? leader : best;
  return followed && active(seat) ? say(scene).leads(scene.teller.name(seat)) : '';
}

function speech(scene: S): string[] {
  const { teller, view } = scene;
  return [
    `${teller.texts.title}: ${where(scene)}.`,
    ...around(scene).map((seat) => {
      const cards = played(scene, seat).map((card) => `${card.name} ${shortFace(card)}`);
      const lost = view.facts.yards[seat] ?? 0;
      const laid = cards.length === 0 ? say(scene).none : listed(cards, teller.words.and);
      const line = say(scene).says(teller.name(seat), lost, handSize(scene, seat), laid);
      const said = marks(scene, seat);
      return said.length === 0 ? line : `${line.slice(0, -1)} (${said.join(', ')}).`;
    }),
    situation(scene),
  ];
}

/** The hand by colour and side, the highest first. */
function held(scene: S): readonly string[] {
  if (scene.view.viewer >= scene.match.seats) return [];
  const rank = (id: string): number => {
    const card = cardOf(scene, id);
    if (card === undefined) return 0;
    return colours.indexOf(card.colour) * 100 + (card.side === 'offense' ? 0 : 50) - card.value;
  };
  return faces(scene, `hand.${seatLetter(chairOf(scene))}`).sort((a, b) => rank(a) - rank(b));
}

/** Round by round: who won it, and what the others lost. */
function course(scene: S, story: readonly Event[]): string[] {
  const { teller, ink } = scene;
  const lines: string[] = [];
  let losses: string[] = [];
  let winner = '';
  let round = 0;
  const close = (): void => {
    if (winner === '') return;
    const title = ink.bold(padEnd(`${say(scene).round} ${round}`, 9));
    lines.push(...wrap(say(scene).course(winner, losses.join(', ')), { first: `   ${title}  ` }));
    winner = '';
    losses = [];
  };
  for (const { key, args } of story) {
    if (key === 'shuffle' || key === 'wins') close();
    if (key === 'lose')
      losses.push(say(scene).loses(teller.name(Number(args.seat)), Number(args.lost), Number(args.yards)));
    if (key === 'round') {
      winner = teller.name(Number(args.seat));
      round = Number(args.round);
    }
  }
  close();
  return lines;
}

const gist = {
  nl: `Ieder krijgt vier kaarten. Wie uitkomt legt er één neer; de anderen spelen dezelfde kleur van de andere strategie bij:
verdediging op aanval, aanval op verdediging. Heb je die niet, dan dezelfde kleur; anders mag alles. Wie zo bijspeelt met
dezelfde waarde of hoger wint de speelbeurt en komt uit. Alleen de laatste speelbeurt telt: wie die wint is veilig, alle
anderen verliezen 10 yards. Bij 100 yards lig je eruit. Wie overblijft, wint.`,
  en: `Everybody gets four cards. Whoever leads lays one; the others follow with the same colour of the other side: defense on
offense, offense on defense. If you have none, the same colour; otherwise anything goes. Whoever follows properly with the
same value or higher wins the trick and leads. Only the last trick counts: its winner is safe, everybody else loses 10
yards. At 100 yards you are out. The last one left wins.`,
} as const;

export const fourDownsDrawing: Drawing<FourDowns> = {
  gist,
  picture,
  speech,
  held,
  paint,
  course,
  points: (scene, yards) => `${yards} ${say(scene).yards}`,
  obvious: ['hand'],
};
