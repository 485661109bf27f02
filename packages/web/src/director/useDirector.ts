import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { buzz } from '../app/haptics.ts';
import { paces, settingsNow } from '../app/settings.ts';
import { play } from '../app/sound.ts';
import type { GameLook } from '../games/look.ts';
import type { Session, Snapshot } from '../session/session.ts';
import { Director, type Playing } from './director.ts';
import { useHurry } from './useHurry.ts';

/** Who wants no waiting, or no movement, sees at once how it stands; and nothing is played for a page that nobody sees. */
const wanted = (): number =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden
    ? 0
    : paces[settingsNow().speed].beat;

/** With less than this on their clock nobody looks on. */
const HASTE_MS = 15_000;

/** The viewer is asked, and time is short. */
function isPressed({ clocks, viewer }: Snapshot): boolean {
  const left = clocks?.left[viewer];
  if (clocks === null || left === null || left === undefined || !clocks.running.includes(viewer))
    return false;
  return left - (performance.now() - clocks.at) < HASTE_MS;
}

/** People who have just sat down want to begin: what computers do before their first question is there at once. */
function tempoFor(session: Session): () => number {
  const isAsked = (): boolean => session.snapshot().decision !== null;
  let isBegun = session.plays === undefined || isAsked();
  return () => {
    const wasBegun = isBegun;
    isBegun ||= isAsked();
    return wasBegun && !isPressed(session.snapshot()) ? wanted() : 0;
  };
}

/** What there is to see now: the latest of the table, or what leads to it. */
export function useDirector(session: Session, look: GameLook): Playing {
  const first = useMemo((): Playing => ({ snapshot: session.snapshot(), beat: null, news: [] }), [session]);
  const [shown, setShown] = useState({ session, playing: first });
  const director = useRef<Director>(undefined);
  /** Somebody is: what stands then is drawn before anything else. */
  const isInHurry = useRef(false);
  useEffect(() => {
    let last: Playing = first;
    const made = new Director(first.snapshot, {
      match: session.match,
      beats: look.beats,
      after(ms, act) {
        const timer = setTimeout(act, ms);
        return () => clearTimeout(timer);
      },
      tempo: tempoFor(session),
      show(playing) {
        const { beat, snapshot } = playing;
        if (beat !== null && beat !== last.beat && beat.isFirst) perceive(beat.beat);
        if ((beat === null) !== (last.beat === null)) session.plays?.(beat !== null);
        last = playing;
        const put = (): void =>
          setShown((was) => (was.playing.snapshot === snapshot ? was : { session, playing }));
        // A curtain falls at once. All else is drawn in pieces between taps and frames: nothing waits for it.
        if (snapshot.curtain !== null || isInHurry.current) put();
        else startTransition(put);
      },
    });
    const see = (): void => made.see(session.snapshot());
    const unsubscribe = session.subscribe(see);
    // What came since it was first drawn.
    see();
    director.current = made;
    return () => {
      unsubscribe();
      made.close();
    };
  }, [session, look, first]);
  const playing = shown.session === session ? shown.playing : first;
  const stand = useCallback(() => {
    isInHurry.current = true;
    director.current?.stand();
    isInHurry.current = false;
  }, []);
  useHurry(stand, playing.beat !== null);
  return playing;
}

/** What is heard and felt of it, where somebody wants that. */
function perceive({ sound, felt }: NonNullable<Playing['beat']>['beat']): void {
  if (sound !== undefined) void play(sound);
  if (felt) buzz('climax');
}
