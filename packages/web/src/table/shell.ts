import type { Language } from '@stamtafel/games/edition.ts';
import { type Answer, cardNamed, type Decision, fastSeed, type Match, type Refusal } from '@stamtafel/kernel';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../app/settings.ts';
import { note } from '../app/toast.tsx';
import type { GameLook } from '../games/look.ts';
import { ruleIn } from '../rules/useRules.ts';
import type { Session, Snapshot } from '../session/session.ts';
import { withFreeChairs, withSomebody } from '../session/somebody.ts';
import { useTexts } from '../texts/texts.ts';
import { chairFor, frontFor } from './chair.ts';
import { fits, nothing, step, type Touch } from './choosing.ts';
import { eyesOn, useOwnState } from './eyes.ts';
import { filledUp, series, toggled } from './gathering.ts';
import { askedAt, keepMarks, keptMarks } from './marks.ts';
import { keptQuestion, type Question, questionOf } from './question.ts';
import type { Explanation, Scene } from './scene.ts';
import { ScreenTeller } from './screen-teller.ts';
import { seenCards } from './seen.ts';
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

/** One question of one seat: what was touched belongs to it and to no other. */
interface Touched {
  readonly decision: Decision | null | undefined;
  readonly selected: Touch;
  readonly marks: readonly Answer[];
}

const untouched = (decision: Touched['decision']): Touched => ({ decision, selected: nothing, marks: [] });

export function useShell(session: Session, look: GameLook): Shell {
  const texts = useTexts();
  const { language } = useSettings();
  const latest = useSnapshot(session);
  const you = seatOfYou(latest);
  const snapshot = useMemo(() => {
    const named = withYou(latest, you, texts.you);
    const shown = withFreeChairs(withSomebody(named.seats, texts.somebody), texts.open);
    return shown === named.seats ? named : { ...named, seats: shown };
  }, [latest, you, texts]);
  const { match, edition } = session;
  const { view, viewer, seats, sent } = snapshot;
  const { gathering, decision } = useQuestion(look, snapshot, match, language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whose it is and its number are part of the question
  const asked = useMemo(() => askedAt(session, snapshot), [session, decision]);
  const [touched, setTouched] = useState<Touched>(untouched(undefined));
  const [explanation, setExplanation] = useOwnState<Explanation | undefined>(eyesOn(snapshot), undefined);
  const names = seats.map(({ name }) => name).join('\n');
  const teller = useMemo(
    () => new ScreenTeller(edition, match, language, names.split('\n'), you),
    [edition, match, language, names, you],
  );
  const chair = chairFor(snapshot);
  const zones = useMemo(() => seenCards(match, view), [match, view]);
  // A new question: nothing of the old one counts any more. After a reload it may be the one that marks were kept for.
  const begun = useMemo(
    (): Touched => ({ ...untouched(decision), marks: keptMarks(asked, gathering) }),
    [decision, asked, gathering],
  );
  const { selected, marks } = touched.decision === decision ? touched : begun;
  /** What was touched, also what is not drawn yet: the next tap goes on from there. */
  const latestTouched = useRef(touched);
  const touchedNow = (): Touched =>
    latestTouched.current.decision === decision ? latestTouched.current : begun;
  /** The whole table is drawn anew for it: in pieces, so that neither the tap nor what moves waits for it. */
  const setTouchedNow = (next: Touched): void => {
    latestTouched.current = next;
    keepMarks(asked, next.marks);
    startTransition(() => setTouched(next));
  };
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
    if (refusal === undefined) return;
    if (answered.current === decision) answered.current = undefined;
    if (refusal === 'trouble') return;
    setTouchedNow(untouched(decision));
    const rules = await edition.rules[language]().catch(() => undefined);
    note(ruleIn(rules, refusal.rule) ?? texts.notOnOffer);
  };
  const refusalOf = async (attempts: readonly Answer[]): Promise<Refusal | null> =>
    gathering?.why?.(attempts) ?? (await session.why(attempts)) ?? null;
  const explain = async (about: Touch, attempts: readonly Answer[]): Promise<void> => {
    const zone = typeof about.to === 'string' ? about.to : undefined;
    const opened: Explanation = { card: about.card, zone, refusal: undefined };
    setExplanation(() => opened);
    const refusal = await refusalOf(attempts);
    setExplanation((now) => (now === opened ? { ...opened, refusal } : now));
  };

  const scene: Scene = {
    session,
    snapshot,
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
      const { selected: before, marks: marked } = touchedNow();
      // Once a set is begun, its other cards are marked rather than asked what to do with them.
      const [member, ...more] = gathering?.from.filter((answer) => fits(answer, touch)) ?? [];
      if (marked.length > 0 && touch.card !== undefined && member !== undefined && more.length === 0)
        return scene.choose(member);
      const next = step(match, decision, before, touch);
      if (next.is === 'answer') scene.choose(next.answer);
      else if (next.is === 'selected') setTouchedNow({ decision, selected: next.selected, marks: marked });
      else void explain({ ...before, ...touch }, next.attempts);
    },
    why: async (touch) => {
      const next = step(match, decision, touchedNow().selected, touch);
      return next.is === 'refused' ? refusalOf(next.attempts) : null;
    },
    choose(answer) {
      if (isSent()) return;
      if (gathering === undefined || !gathering.from.includes(answer)) void send([answer]);
      else
        setTouchedNow({
          decision,
          selected: nothing,
          marks: toggled(gathering, touchedNow().marks, answer),
        });
    },
    inspect: (card) => setExplanation(() => ({ card, zone: undefined, refusal: null })),
  };
  return {
    scene,
    explanation,
    closeExplanation: () => setExplanation(() => undefined),
    confirm: () => {
      const { marks: marked } = touchedNow();
      // The button may still show marks that were taken back since.
      if (isSent() || marked.length < (gathering?.least ?? 1)) return;
      void send(gathering === undefined ? marked : series(gathering, marked));
    },
    // By the figures on the own cards, as the simple player reads them: nothing is thought through and nothing hidden is
    // looked at. So it is no tip, and there also where other people play along.
    fillUp: () => {
      if (decision === null || gathering === undefined || isSent()) return;
      const pick = (left: readonly Answer[]): Answer =>
        edition.players.greedy(match, view, { ...decision, options: left }, fastSeed(0));
      const filled = filledUp(gathering, touchedNow().marks, pick);
      setTouchedNow({ decision, selected: nothing, marks: filled });
    },
    // First of what was touched, then of what was marked.
    letGo: () => {
      const { selected: before, marks: marked } = touchedNow();
      setTouchedNow(
        before === nothing ? untouched(decision) : { decision, selected: nothing, marks: marked },
      );
    },
  };
}

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

/** What there is to see now. A new table is drawn in pieces between taps and frames: nothing waits for it. */
function useSnapshot(session: Session): Snapshot {
  const [shown, setShown] = useState(() => ({ session, snapshot: session.snapshot() }));
  useEffect(() => {
    const show = (): void => {
      const snapshot = session.snapshot();
      setShown((was) => (was.snapshot === snapshot ? was : { session, snapshot }));
    };
    // A curtain falls at once.
    const unsubscribe = session.subscribe(() =>
      session.snapshot().curtain === null ? startTransition(show) : show(),
    );
    // What came since it was first drawn.
    startTransition(show);
    return unsubscribe;
  }, [session]);
  return shown.session === session ? shown.snapshot : session.snapshot();
}
