import { forgotten, tell } from '@stamtafel/games/telling/story.ts';
import type { Seat } from '@stamtafel/kernel';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { Aside } from '../app/Boundary.tsx';
import { later } from '../app/later.tsx';
import { addressOf, go } from '../app/router.ts';
import { paces, settingsNow, useSettings } from '../app/settings.ts';
import { note } from '../app/toast.tsx';
import { Moves } from '../parts/Moves.tsx';
import { AtHand } from '../rules/AtHand.tsx';
import { RulesDialog } from '../rules/RulesDialog.tsx';
import { keepTaken } from '../session/local.ts';
import type { KeptMatch } from '../session/messages.ts';
import { takenOver, withSomebody } from '../session/somebody.ts';
import { Explaining } from '../table/Explaining.tsx';
import { JumpProvider, LogDialog, LogPanel } from '../table/Log.tsx';
import { Shout } from '../table/Shout.tsx';
import { SceneProvider } from '../table/scene.ts';
import { useShell } from '../table/shell.ts';
import { fitsLink, saveMatch } from './files.ts';
import { OpenHands } from './OpenHands.tsx';
import type { Opened } from './opened.ts';
import type { Eyes } from './replay.ts';
import { Timeline } from './Timeline.tsx';
import { useLuck } from './useLuck.ts';
import '../styles/table.css';
import '../styles/parts.css';
import '../styles/replay.css';

const LuckDialog = later(async () => (await import('./LuckDialog.tsx')).LuckDialog);
const LinkDialog = later(async () => (await import('./LinkDialog.tsx')).LinkDialog);
const SameCardsButton = later(async () => (await import('../same/SameCards.tsx')).SameCardsButton);

interface Props extends Omit<Opened, 'is'> {
  readonly begin: number;
  /** Where this moment is found again. */
  readonly addressAt: (moment: number) => string;
  /** For a match that is not in the drawer yet: puts it there. */
  readonly onKeep?: () => Promise<void>;
}

/** How long a moment stays while the match runs by itself, at least. */
const SHORTEST_MS = 400;

/** A played match on its own board: whose eyes, which moment, and the chair to play on from. */
export function ReplayTable({ replay, kept, session, look, begin, addressAt, onKeep }: Props): ReactNode {
  const { scene, explanation, closeExplanation } = useShell(session, look);
  const { texts, teller, match, beat } = scene;
  const sitting = withSomebody(kept.sitters, texts.somebody);
  const { name } = useSettings();
  const [moment, setMoment] = useState(begin);
  const [eyes, setEyes] = useState<Eyes>(firstSeat(kept));
  const [runs, setRuns] = useState(false);
  const [rule, setRule] = useState<string>();
  const [isStoryOpen, setStoryOpen] = useState(false);
  const [isLuckOpen, setLuckOpen] = useState(false);
  const [isLinkOpen, setLinkOpen] = useState(false);
  const luck = useLuck(kept.record);
  const shown = useRef<{ moment: number; eyes: Eyes }>(undefined);
  useEffect(() => {
    if (shown.current?.moment === moment && shown.current.eyes === eyes) return;
    shown.current = { moment, eyes };
    session.show(moment, eyes);
  }, [session, moment, eyes]);
  const turn = (next: number): void => {
    setMoment(Math.max(0, Math.min(next, replay.last)));
  };
  useEffect(() => {
    if (!runs || beat !== null) return;
    if (moment >= replay.last) return setRuns(false);
    const timer = setTimeout(
      () => setMoment(moment + 1),
      Math.max(SHORTEST_MS, paces[settingsNow().speed].bot / 2),
    );
    return () => clearTimeout(timer);
  }, [runs, moment, replay, beat]);
  useKeys((step) => {
    setRuns(false);
    turn(step === 'begin' ? 0 : step === 'end' ? replay.last : moment + step);
  });

  const chair = eyes === 'open' ? (replay.waiting(moment)[0] ?? 0) : eyes;
  const takeChair = async (): Promise<void> => {
    const sitters = takenOver(sitting, chair, name || texts.you, texts);
    const id = await keepTaken(sitters, replay.until(moment), chair);
    // Going back from there leads to this moment.
    history.replaceState(history.state, '', addressAt(moment));
    go({ page: 'table', id });
  };
  const jump = (event: number): void => {
    setRuns(false);
    setStoryOpen(false);
    turn(replay.momentOf(event));
  };
  const told = tell(
    teller,
    replay.events(moment, eyes).map((event) => forgotten(teller, event)),
  );
  return (
    <SceneProvider value={scene}>
      <JumpProvider value={jump}>
        <div className="table replay" data-game={match.game.id} data-beat={beat?.key}>
          <header className="table-bar" data-crowded>
            <a className="icon-button" href={addressOf({ page: 'home' })} title={texts.home}>
              <span aria-hidden="true">‹</span>
              <span className="unseen">{texts.home}</span>
            </a>
            <h1>{texts.replay.lookBackOn(teller.texts.title)}</h1>
            <nav>
              <button type="button" className="bar-button narrow-only" onClick={() => setStoryOpen(true)}>
                {texts.log}
              </button>
              {replay.waiting(replay.last).length === 0 && (
                <button
                  type="button"
                  className="bar-button luck-button"
                  aria-label={texts.replay.luck}
                  title={texts.replay.luck}
                  onClick={() => {
                    setRuns(false);
                    luck.start();
                    setLuckOpen(true);
                  }}
                >
                  <span>{texts.replay.luck}</span>
                  <svg viewBox="0 0 20 20" aria-hidden="true">
                    <path d="M10 2V17M5 17H15M3 5H17M3 5L1 11H5L3 5M17 5L15 11H19L17 5" />
                  </svg>
                </button>
              )}
              {onKeep !== undefined ? (
                <button
                  type="button"
                  className="bar-button keep-button"
                  aria-label={texts.replay.keepHere}
                  title={texts.replay.keepHere}
                  onClick={() => void onKeep().catch(() => note(texts.replay.cannotKeep))}
                >
                  <span>{texts.replay.keepHere}</span>
                  <svg viewBox="0 0 20 20" aria-hidden="true">
                    <path d="M10 2V11M6 7L10 11L14 7M2 11V17H18V11" />
                  </svg>
                </button>
              ) : fitsLink(kept.record) ? (
                <button
                  type="button"
                  className="bar-button"
                  aria-label={texts.replay.shareMatch}
                  title={texts.replay.shareMatch}
                  onClick={() => {
                    setRuns(false);
                    setLinkOpen(true);
                  }}
                >
                  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                    <path d="M15 4 5 10l10 6" fill="none" stroke="currentColor" strokeWidth="1.8" />
                    <path
                      d="M15 1.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6M5 7.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6M15 13.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6"
                      fill="currentColor"
                    />
                  </svg>
                </button>
              ) : (
                <button
                  type="button"
                  className="bar-button"
                  aria-label={texts.replay.saveFile}
                  title={texts.replay.saveFile}
                  onClick={() => saveMatch(kept)}
                >
                  <span aria-hidden="true">⤓</span>
                </button>
              )}
              <AtHand edition={session.edition} onOpen={() => setRuns(false)} />
            </nav>
          </header>
          {eyes === 'open' && <OpenHands />}
          <main className="table-board" aria-label={teller.texts.title}>
            <Moves match={match} view={scene.snapshot.view} version={scene.snapshot.version}>
              <look.Board scene={scene} />
            </Moves>
            <Shout />
          </main>
          <section className="table-asks replay-asks" aria-label={texts.replay.timeline}>
            <p className="replay-told" role="status">
              {told.length === 0 ? texts.replay.momentOf(moment, replay.last) : told.join(' ')}
            </p>
            <Timeline
              moment={moment}
              last={replay.last}
              runs={runs}
              onTurn={(next) => {
                setRuns(false);
                turn(next);
              }}
              onRun={() => {
                if (!runs && moment >= replay.last) setMoment(0);
                setRuns(!runs);
              }}
            />
            <div className="replay-eyes">
              <label>
                <span>{texts.replay.eyes}</span>{' '}
                <select
                  value={String(eyes)}
                  onChange={({ target }) => setEyes(target.value === 'open' ? 'open' : Number(target.value))}
                >
                  {sitting.map((sitter, seat) => (
                    <option key={sitter.name} value={seat}>
                      {sitter.name}
                    </option>
                  ))}
                  <option value="open">{texts.replay.openCards}</option>
                </select>
              </label>
              {replay.waiting(moment).length > 0 ? (
                <button
                  type="button"
                  className="button"
                  aria-label={teller.sentence(texts.replay.takeChairOf, { seat: chair })}
                  title={teller.sentence(texts.replay.takeChairOf, { seat: chair })}
                  onClick={() => void takeChair()}
                >
                  {texts.replay.takeChair}
                </button>
              ) : (
                <Suspense>
                  <Aside>
                    <SameCardsButton />
                  </Aside>
                </Suspense>
              )}
            </div>
          </section>
          <LogPanel />
        </div>
        <Suspense>
          {isLinkOpen && (
            <Aside onMissing={() => setLinkOpen(false)}>
              <LinkDialog kept={kept} onClose={() => setLinkOpen(false)} />
            </Aside>
          )}
          {isLuckOpen && (
            <Aside onMissing={() => setLuckOpen(false)}>
              <LuckDialog
                replay={replay}
                counting={luck}
                begin={eyes === 'open' ? firstSeat(kept) : eyes}
                onJump={(next) => {
                  setLuckOpen(false);
                  turn(next);
                }}
                onClose={() => setLuckOpen(false)}
              />
            </Aside>
          )}
        </Suspense>
        {isStoryOpen && <LogDialog onClose={() => setStoryOpen(false)} />}
        {explanation !== undefined && (
          <Explaining explanation={explanation} onRule={setRule} onClose={closeExplanation} />
        )}
        {rule !== undefined && (
          <RulesDialog edition={session.edition} rule={rule} onClose={() => setRule(undefined)} />
        )}
      </JumpProvider>
    </SceneProvider>
  );
}

/** From where one looks at first: the chair from which it was played here, or that of the first person. */
const firstSeat = ({ sitters, chair }: KeptMatch): Seat =>
  chair ??
  Math.max(
    0,
    sitters.findIndex(({ kind }) => kind === 'person'),
  );

/** The arrow keys turn the moments wherever the focus is, except in fields that use them. */
function useKeys(onStep: (step: number | 'begin' | 'end') => void): void {
  const latest = useRef(onStep);
  latest.current = onStep;
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const { target } = event;
      if (target instanceof Element && target.closest('input, select, dialog') !== null) return;
      const step = steps[event.key];
      if (step === undefined) return;
      event.preventDefault();
      latest.current(step);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}

const steps: { readonly [key: string]: number | 'begin' | 'end' } = {
  ArrowLeft: -1,
  ArrowRight: 1,
  PageUp: -10,
  PageDown: 10,
  Home: 'begin',
  End: 'end',
};
