import { capital, listed } from '@stamtafel/games/telling/sentence.ts';
import type { Kind, Outcome } from '@stamtafel/kernel';
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
  const course = drawing.course?.(scene, sitting.heard(watcher)) ?? breakdown(session, scene);
  if (course.length > 0) paper.print([...course, '']);
  paper.print([` ${ink.bold(words.scoreTitle)}`, ...standing(session, scene, outcome), '']);
}

/** By player: the name, and under it how the score came about. */
function breakdown<K extends Kind>(session: Session<K>, { view }: Scene<K>): string[] {
  const { edition, match, sitting, teller, paper } = session;
  const lines = edition.breakdown?.(match, view, teller.language, sitting.heard(view.viewer)) ?? [];
  return lines.flatMap((own, seat) => [
    ` ${paper.ink.bold(teller.name(seat))}`,
    ...own.flatMap((line) => wrap(line, { first: '   ' })),
  ]);
}

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
