import { capital, listed } from '@stamtafel/games/telling/tell.ts';
import type { Kind, Outcome, Seat } from '@stamtafel/kernel';
import type { Scene } from './draw/drawing.ts';
import { padEnd, wrap } from './layout.ts';
import { news } from './recap.ts';
import { isHotSeat, type Session, sceneFor } from './session.ts';

/** The last words of a match: what happened last, who won, and how it can be checked by hand. */
export function announceEnd<K extends Kind>(session: Session<K>, outcome: Outcome): void {
  const { paper, teller, match, sitting, drawing } = session;
  const { words } = teller;
  const { ink } = paper;
  const watcher = match.seats;
  const viewer = isHotSeat(session) ? watcher : Math.max(0, session.viewer);
  paper.fresh();
  const last = news(session, viewer).slice(-9);
  paper.print(['', ...last.flatMap((sentence) => wrap(sentence, { first: ' · ' })), '']);
  const scene = sceneFor(session, watcher);
  const winners = session.sitters.flatMap(({ name }, seat) => (outcome.ranks[seat] === 1 ? [name] : []));
  const all = winners.length === session.sitters.length;
  const result = all ? words.draw : words.wins(listed(winners, words.and), winners.length > 1);
  const reason = teller.texts.words[outcome.reason];
  paper.print([` ${ink.bold(`${words.theEnd}: ${result}`)}`]);
  if (reason !== undefined) paper.print(wrap(capital(reason), { first: ' ' }));
  paper.print('');
  const story = sitting.heard(watcher);
  const account = drawing.account(scene, story);
  if (account.length > 0) paper.print([...account, '']);
  // A drawing with an account of its own has said it all.
  const breakdown =
    account.length > 0 ? [] : (session.edition.breakdown?.(match, scene.view, teller.language, story) ?? []);
  if (breakdown.length > 0)
    paper.print([...breakdown.flatMap((lines, seat) => ofSeat(session, seat, lines)), '']);
  paper.print([` ${ink.bold(words.scoreTitle)}`, ...standing(session, scene, outcome), '']);
}

/** A player's name, and under it how his score came about. */
const ofSeat = <K extends Kind>(
  { teller, paper }: Session<K>,
  seat: Seat,
  lines: readonly string[],
): string[] => [
  ` ${paper.ink.bold(teller.name(seat))}`,
  ...lines.flatMap((line) => wrap(line, { first: '   ' })),
];

function standing<K extends Kind>(
  { sitters, teller, drawing }: Session<K>,
  scene: Scene<K>,
  outcome: Outcome,
): string[] {
  const width = Math.max(...sitters.map(({ name }) => [...name].length));
  return sitters
    .map(({ name }, seat) => ({ name, rank: outcome.ranks[seat] ?? 0, score: outcome.scores[seat] ?? 0 }))
    .sort((a, b) => a.rank - b.rank)
    .map(
      ({ name, rank, score }) =>
        `   ${padEnd(teller.words.place(rank), 4)} ${padEnd(name, width)}  ${drawing.points(scene, score)}`,
    );
}
