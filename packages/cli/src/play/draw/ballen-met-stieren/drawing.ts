import { at, type BallenMetStieren, otherThan } from '@stamtafel/games/ballen-met-stieren/kind.ts';
import { capital, listed } from '@stamtafel/games/telling/sentence.ts';
import { cardNamed, NONE, type Seat, seatLetter, sureOfZone } from '@stamtafel/kernel';
import { apart, beside, box, cut, headline, wrap } from '../../layout.ts';
import { chairOf, countIn, type Drawing, faces } from '../drawing.ts';
import { elevenSoFar, remarks } from './remarks.ts';
import { fullName, isPlayer, list, place, type S, say } from './scene.ts';
import { actionOf, backsIn, bullOn, burdens, pilesOf, roleOf, valuesOf } from './side.ts';
import { where } from './where.ts';
import { gist } from './words.ts';

// Drawn

const PANEL = 37;

function picture(scene: S): string[] {
  const { ink, teller } = scene;
  const head = headline(` ${ink.bold(teller.texts.title)} · ${where(scene)}`, scores(scene));
  const notes = remarks(scene).flatMap((line) => wrap(line, { first: ' ' }));
  if (scene.view.facts.attack === 0) return [...head, '', ...notes];
  const own = chairOf(scene);
  const sides = beside([panel(scene, otherThan(own)), panel(scene, own)], '   ').map((line) => ` ${line}`);
  const piles = say(scene).officials(countIn(scene, 'referee'), countIn(scene, 'var'));
  return [...head, '', ...sides, ` ${ink.grey(piles)}`, ...notes];
}

function scores(scene: S): string {
  const { teller, view, ink } = scene;
  const own = chairOf(scene);
  const [mine, theirs] = [at(view.facts.score, own), at(view.facts.score, otherThan(own))];
  const name = (seat: Seat): string => cut(teller.name(seat), 14);
  return `${name(otherThan(own))} ${ink.amber(`${theirs} – ${mine}`)} ${name(own)}`;
}

function panel(scene: S, seat: Seat): string[] {
  const { ink, teller } = scene;
  const inner = PANEL - 2;
  const hand = backsIn(scene, place('hand', seat));
  const lines = [
    bullLine(scene, seat, inner),
    ` ${cut(actionOf(scene, seat), inner - 2)}`,
    ` ${ink.grey(say(scene).hand(hand.bulls, hand.actions))}`,
    ` ${ink.grey(cut(say(scene).piles(...pilesOf(scene, seat)), inner - 2))}`,
    ` ${ink.red(cut(burdens(scene, seat, 'short').join(' · '), inner - 2))}`,
  ];
  const role = roleOf(scene, seat);
  const heading = `${seatLetter(seat)} ${cut(teller.name(seat), inner - role.length - 10)}`;
  const [top = '', ...rest] = box(lines, { title: heading, width: PANEL });
  return [`${top.slice(0, -(role.length + 4))} ${role} ─╮`, ...rest];
}

function bullLine(scene: S, seat: Seat, inner: number): string {
  const { ink } = scene;
  const bull = bullOn(scene, seat);
  const hidden = countIn(scene, place('aside', seat));
  if (bull === undefined)
    return ` ${ink.grey(hidden > 0 ? say(scene).hiddenBulls(hidden) : say(scene).noBull)}`;
  const { a, d } = valuesOf(scene, seat, bull);
  const mark = (value: number, printed: number): string => (value === printed ? '' : `(${printed})`);
  const figures = `${say(scene).a} ${a}${mark(a, bull.attack)} ${say(scene).d} ${d}${mark(d, bull.defence)}`;
  const name = cut(fullName(scene, bull.id), inner - figures.length - 3);
  return apart(` ${paint(scene, bull.id, name)}`, `${ink.bold(figures)} `, inner);
}

// Said

function speech(scene: S): string[] {
  const { teller, view } = scene;
  const own = chairOf(scene);
  const head = `${teller.texts.title}: ${where(scene)}.`;
  if (view.facts.attack === 0) return [head, ...remarks(scene)];
  const seats = [own, otherThan(own)];
  const goals = (seat: Seat): string => `${teller.name(seat)} ${at(view.facts.score, seat)}`;
  return [
    `${head} ${capital(say(scene).score)}: ${seats.map(goals).join(', ')}.`,
    ...seats.map((seat) => sideSaid(scene, seat)),
    ...seats.map((seat) => handSaid(scene, seat)),
    ...seats.map((seat) => say(scene).pilesSaid(teller.name(seat), ...pilesOf(scene, seat))),
    ...seats.flatMap((seat) => {
      const said = burdens(scene, seat, 'long');
      return said.length === 0
        ? []
        : [say(scene).bookings(teller.name(seat), listed(said, teller.words.and))];
    }),
    ...drawnSaid(scene, say(scene).refereePile, 'refereeDiscard'),
    ...drawnSaid(scene, say(scene).varPile, 'varDiscard'),
    ...remarks(scene),
    ...ownBench(scene),
  ];
}

function sideSaid(scene: S, seat: Seat): string {
  const { teller } = scene;
  const bull = bullOn(scene, seat);
  const hidden = countIn(scene, place('aside', seat));
  const { noBullSaid, hiddenBulls, values, printed } = say(scene);
  const figure = (value: number, onCard: number): string =>
    value === onCard ? String(value) : printed(value, onCard);
  const now = bull && valuesOf(scene, seat, bull);
  const who =
    bull && now
      ? `${fullName(scene, bull.id)}, ${values(figure(now.a, bull.attack), figure(now.d, bull.defence))}`
      : hidden > 0
        ? hiddenBulls(hidden)
        : noBullSaid;
  return `${teller.name(seat)} ${roleOf(scene, seat)}: ${who}; ${actionOf(scene, seat)}.`;
}

function handSaid(scene: S, seat: Seat): string {
  const { handSaid: sentence, bulls, actions } = say(scene);
  const held = backsIn(scene, place('hand', seat));
  return `${sentence(scene.teller.name(seat), bulls(held.bulls), actions(held.actions))}.`;
}

function drawnSaid(scene: S, pile: string, discard: string): string[] {
  const drawn = faces(scene, discard);
  return drawn.length === 0 ? [] : [say(scene).drawn(pile, list(scene, drawn))];
}

/** BMS-012 Its owner knows who sits on the bench, not in which order. */
function ownBench(scene: S): string[] {
  if (!isPlayer(scene)) return [];
  const name = place('bench', scene.view.viewer);
  const bench = [...faces(scene, name), ...sureOfZone(scene.match, scene.view, name)].sort();
  return bench.length === 0 ? [] : [say(scene).bench(list(scene, bench))];
}

// The hand, the colours, the end

/** Bulls by shirt number, then actions in the order of the deck; in setting up those that are not in the eleven yet. */
function held(scene: S): readonly string[] {
  if (!isPlayer(scene)) return [];
  const rank = (id: string): number => scene.match.faceByName.get(id) ?? NONE;
  const picked = elevenSoFar(scene);
  return faces(scene, place('hand', scene.view.viewer))
    .filter((card) => !picked.includes(card))
    .sort((a, b) => rank(a) - rank(b));
}

function paint({ ink, match }: S, id: string, text: string): string {
  const printed = cardNamed(match, id)?.printed;
  if (printed?.kind === 'bull') return printed.team === 'oranje' ? ink.orange(text) : ink.white(text);
  if (printed?.kind !== 'action') return text;
  return printed.symbol === 'S' ? ink.blue(text) : printed.symbol === 'H' ? ink.red(text) : ink.green(text);
}

export const ballenMetStierenDrawing: Drawing<BallenMetStieren> = {
  gist,
  picture,
  speech,
  held,
  paint,
  points: (scene, goals) => say(scene).goals(goals),
  /** The next attack says who has the Cup. */
  obvious: ['cup'],
};
