import { type Answer, type Decision, type Kind, type Seat, seatLetter } from '@stamtafel/kernel';
import { obey } from './commands.ts';
import { wrap } from './layout.ts';
import { read, type Typed } from './read.ts';
import { news, recap } from './recap.ts';
import { handLines, notes, showTable } from './screen.ts';
import { isHotSeat, isPerson, type Session, sceneFor } from './session.ts';

/** One thing a player may do unasked: press its key. */
interface Offer {
  readonly key: string;
  readonly label: string;
  readonly by: ReadonlyMap<Seat, Answer>;
}

/**
 * Before a computer player goes on: a player who may speak up unasked (a claim) gets the chance. Enter goes on;
 * "d" stays quiet until the next turn, so that it never becomes a nuisance.
 */
export async function offerInterruptions<K extends Kind>(
  session: Session<K>,
  decisions: readonly Decision[],
): Promise<'nothing' | 'played' | 'left'> {
  const offers = offersOf(session, decisions);
  if (offers.length === 0) return 'nothing';
  const { paper, lines, teller } = session;
  const { words } = teller;
  const seats = [...new Set(offers.flatMap(({ by }) => [...by.keys()]))];
  const shared = isHotSeat(session);
  const only = seats.length === 1 ? seats[0] : undefined;
  showBefore(session, shared ? session.match.seats : (only ?? 0));
  const who = only === undefined ? ` (${words.who(seats.map(seatLetter).join(', '))})` : '';
  const names = shared && only !== undefined ? ` (${teller.name(only)})` : who;
  const keys = [
    words.goesOn,
    ...offers.map(({ key, label }) => `${key} = ${label}${names}`),
    words.goesOnQuietly,
  ];
  paper.print(['', ...wrap(keys.join(' · '), { first: ' ' })]);
  for (;;) {
    const line = await lines.ask(paper.plain ? '> ' : ' ▸ ');
    if (line === '') return 'nothing';
    const [word = '', name = ''] = line.toLowerCase().split(/\s+/);
    if (word === 'd') {
      for (const seat of seats) session.quiet[seat] = true;
      return 'nothing';
    }
    const offer = offers.find(({ key }) => key === word);
    const seat = only ?? seats.find((candidate) => isCalled(session, candidate, name));
    const answer = seat === undefined ? undefined : offer?.by.get(seat);
    if (seat !== undefined && answer !== undefined) {
      session.sitting.play(seat, answer, session.pacer.stamp(session.sitting.state, seat));
      return 'played';
    }
    const typed = read(line);
    const obeyed =
      !shared || isForAll(typed) ? await obey(session, only ?? session.match.seats, typed) : 'unknown';
    if (obeyed === 'played' || obeyed === 'left') return obeyed;
    if (obeyed === 'unknown')
      paper.print(
        ` ${words.interruptUnclear(offers.map(({ key }) => (who === '' ? key : `${key} A`)).join(', '))}`,
      );
  }
}

/** What may be looked at while the chance is offered: the player's own table, or at a shared screen what all see. */
function showBefore<K extends Kind>(session: Session<K>, viewer: Seat): void {
  const { paper, match } = session;
  const scene = sceneFor(session, viewer);
  if (viewer < match.seats) {
    paper.fresh();
    paper.print(['', ...notes(session, viewer), ...recap(session, viewer)]);
    showTable(session, scene);
    paper.print(handLines(session, scene));
    return;
  }
  paper.hide();
  session.covered = true;
  session.lastSpeech = [];
  paper.print([
    '',
    ...news(session, viewer)
      .slice(-LATEST)
      .flatMap((line) => wrap(line, { first: ' · ' })),
    '',
  ]);
  showTable(session, scene);
  session.lastSpeech = [];
}

const LATEST = 4;

/** What can be asked for at a screen that all see. */
const isForAll = ({ do: command }: Typed): boolean =>
  ['help', 'rules', 'save', 'language', 'quit', 'table'].includes(command);

const isCalled = <K extends Kind>({ teller }: Session<K>, seat: Seat, name: string): boolean =>
  seatLetter(seat).toLowerCase() === name || teller.name(seat).toLowerCase() === name;

function offersOf<K extends Kind>(session: Session<K>, decisions: readonly Decision[]): Offer[] {
  const offers = new Map<string, { label: string; by: Map<Seat, Answer> }>();
  for (const { seat, optional, options } of decisions) {
    if (!optional || !isPerson(session, seat) || session.quiet[seat]) continue;
    for (const answer of options) {
      const label = session.teller.label(answer);
      const offer = offers.get(label) ?? { label, by: new Map<Seat, Answer>() };
      offer.by.set(seat, answer);
      offers.set(label, offer);
    }
  }
  const all = [...offers.values()];
  const letters = all.map(({ label }) => label.slice(0, 1).toLowerCase());
  const clear = new Set(letters).size === letters.length && !letters.includes('d');
  return all.map((offer, i) => ({ ...offer, key: clear ? (letters[i] ?? '') : String(i + 1) }));
}
