import { setImmediate } from 'node:timers/promises';
import {
  adviceLines,
  advise,
  type Budget,
  characterOf,
  personaOf,
  type Thinking,
  thinkerNamed,
  thinkInSlices,
} from '@stamtafel/bots';
import { commit, type Decision, fast31, type Kind, type Seat, view } from '@stamtafel/kernel';
import { isHotSeat, type Session } from './session.ts';

/** Thinks as long as the level would by itself. */
const NO_LIMIT: Budget = { iterations: Number.POSITIVE_INFINITY };
/** In a race there is time for one look. */
const ONE_LOOK: Budget = { iterations: 0 };
/** For a player who might speak up unasked: the others do not wait. */
const ASIDE: Budget = { iterations: Number.POSITIVE_INFINITY, ms: 100 };

/** Thinks as long as a champion does. */
const HINT: Budget = { iterations: 2500, ms: 1500 };
/** The same lines typed again give the same tip. */
const HINT_AGAIN: Budget = { iterations: 200 };

/** Who a computer player is follows from the promise that the cards were shuffled by, which tells nothing about them. */
const characterAt = <K extends Kind>({ sitting }: Session<K>, seat: Seat): number =>
  characterOf(commit(sitting.seed), seat);

/** "Vaars, kelderrat": how strong a computer player is, and what it likes. Nothing for people. */
export function kindOf<K extends Kind>(session: Session<K>, seat: Seat): string | undefined {
  const { sitters, teller, mind } = session;
  const kind = sitters[seat]?.kind;
  if (kind === undefined || kind === 'person') return undefined;
  if (kind === 'greedy' || kind === 'random') return teller.words.bot[kind];
  const persona = personaOf(mind, kind, characterAt(session, seat));
  return [teller.words.bot[kind], ...(persona ? [persona[teller.language]] : [])].join(', ');
}

function ponder<K extends Kind>(
  session: Session<K>,
  decision: Decision,
  budget: Budget,
): Thinking | undefined {
  const { match, sitting, edition, mind, sitters } = session;
  const { seat } = decision;
  const kind = sitters[seat]?.kind;
  if (kind === undefined || kind === 'person') return undefined;
  const thinker = thinkerNamed(edition, mind, kind, characterAt(session, seat));
  const dice = sitting.dice[seat] ?? [];
  return thinker(match, view(match, sitting.state, seat), decision, budget, fast31(dice));
}

/** Thinks in slices, so that Ctrl-C is heard meanwhile. */
async function given<K extends Kind>(session: Session<K>, decision: Decision, budget: Budget) {
  const thinking = ponder(session, decision, budget);
  return thinking && thinkInSlices(thinking, setImmediate, () => false);
}

export async function botAnswers<K extends Kind>(session: Session<K>, decision: Decision): Promise<void> {
  const { sitting, pacer, sitters, paper, lines, teller } = session;
  const { seat } = decision;
  const before = sitting.copyDice();
  if (lines.live && sitters[seat]?.kind === 'level4' && decision.options.length > 1)
    paper.print(` ${paper.ink.grey(teller.words.thinks(teller.name(seat)))}`);
  const isRace = pacer.running(sitting.state);
  const answer = await given(session, decision, isRace ? ONE_LOOK : NO_LIMIT);
  if (answer !== undefined) sitting.play(seat, answer, pacer.stamp(sitting.state, seat), before);
}

/** In a race its moment may lie in the past: it has looked, and that is all. */
export function botAnswersAtOnce<K extends Kind>(session: Session<K>, decision: Decision): void {
  const { sitting, pacer } = session;
  const { seat } = decision;
  const before = sitting.copyDice();
  const thinking = ponder(session, decision, ONE_LOOK);
  thinking?.on();
  const answer = thinking?.answer();
  if (answer !== undefined) sitting.play(seat, answer, pacer.stamp(sitting.state, seat), before);
}

/** Whether a computer player wants to speak up unasked; then it has. */
export async function somebodySpeaksUp<K extends Kind>(
  session: Session<K>,
  decisions: readonly Decision[],
): Promise<boolean> {
  const { sitting, pacer } = session;
  for (const decision of decisions) {
    const { seat, optional, options } = decision;
    if (!optional || options.length === 0) continue;
    const before = sitting.copyDice();
    const answer = await given(session, decision, ASIDE);
    if (answer === undefined) continue;
    sitting.play(seat, answer, pacer.stamp(sitting.state, seat), before);
    return true;
  }
  return false;
}

/** What a champion would consider in the place of a player alone; from that player's view and nothing else. */
export async function tip<K extends Kind>(session: Session<K>, decision: Decision): Promise<string[]> {
  const { match, sitting, mind, teller, pacer, lines, paper } = session;
  const { words, language } = teller;
  const { seat } = decision;
  if (isHotSeat(session)) return [words.hintAlone];
  if (pacer.running(sitting.state)) return [words.hintRace];
  if (lines.live) paper.print(` ${paper.ink.grey(words.hintThinks)}`);
  const seed = characterOf(`${commit(sitting.seed)} ${sitting.given.length}`, seat);
  const budget = lines.live ? HINT : HINT_AGAIN;
  const advising = advise(match, view(match, sitting.state, seat), decision, mind, budget, seed);
  const advice = await thinkInSlices(advising, setImmediate, () => false);
  return adviceLines(advice, language, (answer) => teller.label(answer, seat));
}
