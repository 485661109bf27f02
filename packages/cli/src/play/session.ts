import type { Mind } from '@stamtafel/bots';
import type { Edition, Language } from '@stamtafel/games';
import {
  type Decision,
  type Kind,
  type Match,
  type Outcome,
  outcome,
  pending,
  type Seat,
  view,
} from '@stamtafel/kernel';
import { botAnswers, botAnswersAtOnce, somebodySpeaksUp } from './computer.ts';
import type { Drawing, Scene } from './draw/drawing.ts';
import { announceEnd } from './ending.ts';
import { offerInterruptions } from './interrupt.ts';
import type { Keeper } from './keeper.ts';
import type { Lines } from './lines.ts';
import type { Pacer } from './pacer.ts';
import type { Paper } from './paper.ts';
import type { Sitter } from './players.ts';
import type { Sitting } from './sitting.ts';
import { Teller } from './tell.ts';
import { takeTurn } from './turn.ts';

/** Everything around one match at this screen. */
export interface Session<K extends Kind> {
  readonly edition: Edition<K>;
  readonly drawing: Drawing<K>;
  readonly match: Match<K>;
  readonly sitting: Sitting<K>;
  readonly sitters: readonly Sitter[];
  /** What the computer players have learnt. */
  readonly mind: Mind<K>;
  readonly paper: Paper;
  readonly lines: Lines;
  readonly keeper: Keeper;
  readonly pacer: Pacer<K>;
  teller: Teller<K>;
  /** Who is looking at the screen, or NONE. */
  viewer: Seat;
  /** By seat: how much of the story it has been told. */
  readonly told: number[];
  /** By seat: it wants no more offers to interrupt until its next turn. */
  readonly quiet: boolean[];
  /** The table as it was last shown in plain words, so as not to repeat it. */
  lastSpeech: readonly string[];
  /** Cards that were named in one line for the questions that follow: `asks` is the frame that asks for them. */
  series: { readonly seat: Seat; readonly asks: string; readonly cards: readonly string[] } | undefined;
  /** Something to say with the next question, to all or to one seat only. */
  notes: { readonly text: string; readonly to?: Seat }[];
  /** Another player has looked at the screen: a curtain comes before the next hand. */
  covered: boolean;
}

/** How a session ended: the match was over, or a player left the table. */
export type Ending = { readonly how: 'over'; readonly outcome: Outcome } | { readonly how: 'left' };

export type Move = 'played' | 'left';

/** Plays until the match is over or a player leaves. */
export async function play<K extends Kind>(session: Session<K>): Promise<Ending> {
  const { match, sitting } = session;
  for (;;) {
    const result = outcome(match, sitting.state);
    if (result !== undefined) {
      announceEnd(session, result);
      return { how: 'over', outcome: result };
    }
    if ((await step(session)) === 'left') return { how: 'left' };
    const trouble = session.keeper.keep(() => sitting.record(namesOf(session)));
    if (trouble !== undefined) session.notes.push({ text: session.teller.words.keptNoLonger(trouble) });
  }
}

/** One answer, of a person, a computer or the clock; or nothing, when something was taken back. */
async function step<K extends Kind>(session: Session<K>): Promise<Move> {
  const decisions = pending(session.match, session.sitting.state);
  const next = whoIsNext(session, decisions);
  const asksPerson = isPerson(session, next.seat);
  const handsOver = isHotSeat(session) && next.seat !== session.viewer;
  if (!asksPerson || handsOver) {
    const move = await offerInterruptions(session, decisions);
    if (move !== 'nothing') return move;
  }
  if (await somebodySpeaksUp(session, decisions)) return 'played';
  if (asksPerson) return takeTurn(session, next);
  await botAnswers(session, next);
  return 'played';
}

/** Of those who must answer: the one at the screen goes on, then the computer players, then the other people. */
function whoIsNext<K extends Kind>(session: Session<K>, decisions: readonly Decision[]): Decision {
  const owing = decisions.filter(({ optional }) => !optional);
  const paced = session.pacer.first(session.sitting.state, owing);
  const next =
    paced ??
    owing.find(({ seat }) => seat === session.viewer) ??
    owing.find(({ seat }) => !isPerson(session, seat)) ??
    owing[0];
  if (next === undefined) throw new Error('the match is not over, but no player is asked');
  return next;
}

/** Carries out whatever came due while a player was typing. True when something did. */
export function catchUp<K extends Kind>(session: Session<K>): boolean {
  const { match, sitting, pacer } = session;
  pacer.heard();
  for (let happened = false; ; happened = true) {
    const due = pacer.due(sitting.state);
    if (due === undefined) return happened;
    const decision = pending(match, sitting.state).find(({ seat }) => seat === due.seat);
    if (due.clock !== undefined) sitting.play(due.seat, due.clock, { at: due.at, clock: true });
    else if (decision !== undefined) botAnswersAtOnce(session, decision);
  }
}

export const isPerson = <K extends Kind>({ sitters }: Session<K>, seat: Seat): boolean =>
  sitters[seat]?.kind === 'person';

export const persons = <K extends Kind>(session: Session<K>): Seat[] =>
  session.sitters.flatMap((_, seat) => (isPerson(session, seat) ? [seat] : []));

export const isHotSeat = <K extends Kind>(session: Session<K>): boolean => persons(session).length > 1;

export const namesOf = <K extends Kind>({ sitters }: Session<K>): string[] => sitters.map(({ name }) => name);

/** What a viewer's table shows, and what to draw it with. */
export function sceneFor<K extends Kind>(session: Session<K>, viewer: Seat): Scene<K> {
  const { match, sitting, teller, paper } = session;
  const seen = view(match, sitting.state, viewer);
  return { match, view: match.game.display?.(seen, match) ?? seen, teller, ink: paper.ink };
}

export function speak<K extends Kind>(session: Session<K>, language: Language): void {
  session.teller = new Teller(session.edition, session.match, language, namesOf(session));
  session.lastSpeech = [];
}
