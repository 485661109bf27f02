import type { Choice } from '@stamtafel/games/telling/menu.ts';
import { capital } from '@stamtafel/games/telling/sentence.ts';
import type { Answer, Decision, Kind, Seat } from '@stamtafel/kernel';
import type { Scene } from './draw/drawing.ts';
import { flow, padEnd, padStart, widthOf, wrap } from './layout.ts';
import { recap } from './recap.ts';
import { isHotSeat, type Session, sceneFor } from './session.ts';

/** A turn as it is first seen: what happened, the table, the question, the choices. */
export function showTurn<K extends Kind>(
  session: Session<K>,
  decision: Decision,
  menu: readonly Choice[],
): void {
  const { paper } = session;
  const scene = sceneFor(session, decision.seat);
  paper.fresh();
  paper.print(['', ...notes(session, decision.seat), ...recap(session, decision.seat)]);
  showTable(session, scene);
  if (!listsHand(session, scene, menu)) paper.print(handLines(session, scene));
  paper.print(['', ...question(session, scene, decision)]);
  paper.print(listing(session, scene, menu));
}

/** The table, drawn; or what has changed of it since it was last described. */
export function showTable<K extends Kind>(session: Session<K>, scene: Scene<K>): void {
  const { paper, drawing } = session;
  if (!paper.plain) {
    paper.print(drawing.picture(scene));
    return;
  }
  const speech = drawing.speech(scene);
  const news = speech.filter((line) => !session.lastSpeech.includes(line));
  paper.print(news.flatMap((line) => wrap(line, { first: ' ' })));
  session.lastSpeech = speech;
}

/** The whole table in sentences, also what a drawing has no room for. */
export function describeTable<K extends Kind>({ drawing }: Session<K>, scene: Scene<K>): string[] {
  return drawing.speech(scene).flatMap((line) => wrap(line, { first: ' ' }));
}

/** What lies turned down or covered and this viewer may look at; where a game tells it with its table, the table. */
export function look<K extends Kind>(session: Session<K>, scene: Scene<K>): string[] {
  const { drawing, teller } = session;
  if (drawing.look === undefined) return describeTable(session, scene);
  const lines = drawing.look(scene).flatMap((line) => wrap(line, { first: ' ' }));
  return lines.length === 0 ? [` ${teller.words.nothingToLook}`] : lines;
}

/** The choices name every card in hand, so that the hand need not be shown twice. */
function listsHand<K extends Kind>(
  { drawing }: Session<K>,
  scene: Scene<K>,
  menu: readonly Choice[],
): boolean {
  const named = new Set(menu.map(({ card }) => card));
  return drawing.held(scene).every((card) => named.has(card));
}

export function handLines<K extends Kind>(session: Session<K>, scene: Scene<K>): string[] {
  const { drawing, teller } = session;
  const cards = drawing.held(scene);
  if (cards.length === 0) return [` ${teller.words.emptyHand}`];
  const pieces = cards.map((card) => drawing.paint(scene, card, teller.cardTag(card) ?? teller.card(card)));
  return flow(pieces, { first: ` ${teller.words.hand}: `, gap: ' · ' });
}

/** What there is to say to this viewer before anything else. */
export function notes<K extends Kind>(session: Session<K>, viewer: Seat): string[] {
  const said = session.notes.filter(({ to }) => to === undefined || to === viewer);
  session.notes = session.notes.filter((note) => !said.includes(note));
  return said.length === 0 ? [] : [...said.flatMap(({ text }) => wrap(text, { first: ' ' })), ''];
}

/** One sentence: what is asked of whom, and the rule behind it. */
export function question<K extends Kind>(session: Session<K>, scene: Scene<K>, decision: Decision): string[] {
  const { teller, paper } = session;
  const who = isHotSeat(session) ? `${teller.name(decision.seat)}: ` : '';
  const rule = decision.rule === '' ? '' : ` (${decision.rule})`;
  const asked = wrap(`${who}${teller.prompt(decision, scene.view)}${rule}`, { first: ' ' });
  const where = commonTarget(decision);
  return [
    ...asked.map(paper.ink.bold),
    ...(where === undefined ? [] : [` ${capital(teller.target(where, decision.seat))}:`]),
  ];
}

/** The place that all choices have in common, which the list then need not repeat. */
function commonTarget({ options }: Decision): Answer | undefined {
  const [first] = options;
  if (first?.card === undefined || typeof first.to !== 'string') return undefined;
  return options.every(({ to }) => to === first.to) ? first : undefined;
}

/** The numbered choices: names in one column, figures in the next. */
export function listing<K extends Kind>(
  session: Session<K>,
  scene: Scene<K>,
  menu: readonly Choice[],
): string[] {
  const { drawing, paper } = session;
  const digits = String(menu.length).length;
  const names = menu.map(({ label }) => label.split(' · ', 1)[0] ?? '');
  const widest = Math.max(0, ...names.map(widthOf));
  return menu.flatMap(({ label, card }, i) => {
    const name = names[i] ?? '';
    const figures = label.slice(name.length + ' · '.length);
    const paint = (text: string): string => (card === undefined ? text : drawing.paint(scene, card, text));
    const number = `   ${paper.ink.amber(padStart(String(i + 1), digits))}  `;
    if (figures === '')
      return wrap(name, { first: number }).map((line, row) =>
        row === 0 ? number + paint(line.slice(number.length)) : line,
      );
    return wrap(figures, { first: `${number}${paint(padEnd(name, widest))}  ` });
  });
}
