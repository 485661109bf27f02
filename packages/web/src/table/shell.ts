import type { Language } from '@stamtafel/games/edition.ts';
import {
  type Answer,
  cardNamed,
  type Decision,
  type Event,
  fastSeed,
  type Match,
  type Refusal,
} from '@stamtafel/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { note } from '../app/toast.tsx';
import { useDirector } from '../director/useDirector.ts';
import type { GameLook } from '../games/look.ts';
import { ruleIn } from '../rules/useRules.ts';
import type { Session, Snapshot } from '../session/session.ts';
import { withFreeChairs, withSomebody } from '../session/somebody.ts';
import { useTexts } from '../texts/texts.ts';
import { chairFor, frontFor } from './chair.ts';
import { fits, nothing, step } from './choosing.ts';
import { filledUp, series, toggled } from './gathering.ts';
import { askedAt } from './marks.ts';
import { keptQuestion, type Question, questionOf } from './question.ts';
import type { Explanation, Scene } from './scene.ts';
import { ScreenTeller } from './screen-teller.ts';
import { seenCards } from './seen.ts';
import { useExplaining } from './useExplaining.ts';
import { untouched, useTouched } from './useTouched.ts';
import { seatOfYou, withYou } from './you.ts';

export interface Shell {
  readonly scene: Scene;
  readonly explanation: Explanation | undefined;
  closeExplanation(): void;
  /** Sends what was marked. */
  confirm(): void;
  /** Marks what is still missing. */
  fillUp(): void;
  letGo(): void;
}

export function useShell(session: Session, look: GameLook): Shell {
  const texts = useTexts();
  const { language } = useSettings();
  const { snapshot: latest, beat, news } = useDirector(session, look);
  const you = seatOfYou(latest);
  const snapshot = useMemo(() => {
    const named = withYou(latest, you, texts.you);
    const shown = withFreeChairs(withSomebody(named.seats, texts.somebody), texts.open);
    return shown === named.seats ? named : { ...named, seats: shown };
  }, [latest, you, texts]);
  const told = useMemo(() => toldCards(beat?.event ?? null, news), [beat, news]);
  const { match, edition } = session;
  const { view, viewer, seats, sent } = snapshot;
  const question = useQuestion(look, snapshot, match, language);
  const { gathering, decision } = question;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whose it is and its number are part of the question
  const asked = useMemo(() => askedAt(session, snapshot), [session, decision]);
  const touched = useTouched(question, asked);
  const refusalOf = async (attempts: readonly Answer[]): Promise<Refusal | null> =>
    gathering?.why?.(attempts) ?? (await session.why(attempts)) ?? null;
  const { explanation, explain, inspect, close } = useExplaining(snapshot, refusalOf);
  const names = seats.map(({ name }) => name).join('\n');
  const teller = useMemo(
    () => new ScreenTeller(edition, match, language, names.split('\n'), you),
    [edition, match, language, names, you],
  );
  const chair = chairFor(snapshot);
  const zones = useMemo(() => seenCards(match, view), [match, view]);
  const { selected, marks } = touched.drawn;
  /** The question that has its answer, while what comes of it is being drawn: a second tap is not for the next one. */
  const answered = useRef<Decision | null>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once another question is drawn
  useEffect(() => {
    answered.current = undefined;
  }, [decision]);
  const isSent = (): boolean => sent.length > 0 || (decision !== null && answered.current === decision);
  const options = decision?.options ?? [];

  const send = async (answers: readonly Answer[]): Promise<void> => {
    if (decision === null) return;
    // What was touched stays as it is until the next question: the old choices must not come back for a moment.
    // In a house the sent answers themselves are shown, and come back when they get lost.
    answered.current = decision;
    const refusal = await session.answer(decision, answers);
    if (refusal === undefined) {
      if (answers[0] !== undefined) look.given?.(match, answers[0]);
      return;
    }
    if (answered.current === decision) answered.current = undefined;
    if (refusal === 'trouble') return;
    touched.change(untouched);
    const rules = await edition.rules[language]().catch(() => undefined);
    note(ruleIn(rules, refusal.rule) ?? texts.notOnOffer);
  };

  const scene: Scene = {
    session,
    snapshot,
    beat: beat?.event ?? null,
    told,
    match,
    view,
    look,
    teller,
    language,
    texts,
    chair,
    front: frontFor(snapshot),
    handName: viewer < match.seats ? texts.yourHand : texts.handOf(teller.name(chair)),
    decision,
    selected,
    gathering,
    marks,
    cards: (zone) => zones.get(zone) ?? [],
    card: (id) => cardNamed(match, id),
    isLit(touch) {
      const together = options.some((answer) => fits(answer, { ...selected, ...touch }));
      // A card may always be exchanged for another one; a place only counts together with what was touched.
      return together || (touch.card !== undefined && options.some((answer) => fits(answer, touch)));
    },
    answers: (touch) => options.filter((answer) => fits(answer, touch)),
    touch(touch) {
      if (isSent()) return;
      const { selected: before, marks: marked } = touched.now();
      // Once a set is begun, its other cards are marked rather than asked what to do with them.
      const [member, ...more] = gathering?.from.filter((answer) => fits(answer, touch)) ?? [];
      if (marked.length > 0 && touch.card !== undefined && member !== undefined && more.length === 0)
        return scene.choose(member);
      const next = step(match, decision, before, touch);
      if (next.is === 'answer') scene.choose(next.answer);
      else if (next.is === 'selected') touched.change({ selected: next.selected, marks: marked });
      else explain({ ...before, ...touch }, next.attempts);
    },
    why: async (touch) => {
      const next = step(match, decision, touched.now().selected, touch);
      return next.is === 'refused' ? refusalOf(next.attempts) : null;
    },
    choose(answer) {
      if (isSent()) return;
      if (gathering === undefined || !gathering.from.includes(answer)) void send([answer]);
      else touched.change({ ...untouched, marks: toggled(gathering, touched.now().marks, answer) });
    },
    inspect,
  };
  return {
    scene,
    explanation,
    closeExplanation: close,
    confirm: () => {
      const { marks: marked } = touched.now();
      // The button may still show marks that were taken back since.
      if (isSent() || marked.length < (gathering?.least ?? 1)) return;
      void send(gathering === undefined ? marked : series(gathering, marked));
    },
    // By the figures on the player's cards, as the simple player reads them: nothing is thought through and nothing hidden is
    // looked at. So it is no tip, and there also where other people play along.
    fillUp: () => {
      if (decision === null || gathering === undefined || isSent()) return;
      const pick = (left: readonly Answer[]): Answer =>
        edition.players.greedy(match, view, { ...decision, options: left }, fastSeed(0));
      touched.change({ ...untouched, marks: filledUp(gathering, touched.now().marks, pick) });
    },
    // First of what was touched, then of what was marked.
    letGo: () => {
      const { selected: before, marks: marked } = touched.now();
      touched.change(before === nothing ? untouched : { ...untouched, marks: marked });
    },
  };
}

/** What the beat is about; where no time is taken for beats, a mark that stays until something else happens. */
const toldCards = (beat: Event | null, news: readonly Event[]): ReadonlySet<string> =>
  new Set((beat === null ? news : [beat]).flatMap(({ cards }) => cards.filter((card) => card !== null)));

/** The open question: the very same one as long as it is the same, whatever else happens at the table. */
function useQuestion(
  look: GameLook,
  { view, decision }: Snapshot,
  match: Match,
  language: Language,
): Question {
  const latest = useMemo(
    () => questionOf({ look, match, view, decision, language }),
    [look, match, view, decision, language],
  );
  const [before, setBefore] = useState(latest);
  const question = useMemo(() => keptQuestion(before, latest), [before, latest]);
  if (question !== before) setBefore(question);
  return question;
}
