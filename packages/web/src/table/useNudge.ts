import { useEffect, useState } from 'react';
import { play } from '../app/sound.ts';
import type { Snapshot } from '../session/session.ts';
import { useTexts } from '../texts/texts.ts';
import { rematchOf, wishForRematch } from './again.ts';

/** A quiet nudge: the title says whose turn it is, the icon has a badge, and there is a sound for who wants one. */
export function useNudge(snapshot: Snapshot, title: string): void {
  const texts = useTexts();
  const { decision, outcome, seats, viewer, curtain, sent } = snapshot;
  const isAsked = decision !== null && !decision.optional && outcome === null && curtain === null;
  const others = seats.filter(({ yours }) => !yours).length;
  const next = rematchOf(snapshot);
  // What was there when one came is no news: an old table is only looked at.
  const [before] = useState(next);
  const again = next === before ? undefined : wishForRematch(snapshot, texts);
  const isAskedAgain = again !== undefined;
  const mine = isAsked && sent.length === 0 && viewer < seats.length;
  useEffect(() => {
    const news = mine ? texts.yourTurn : again;
    document.title = news === undefined ? `${title} – ${texts.title}` : `● ${news} – ${title}`;
    return () => {
      document.title = texts.title;
    };
  }, [mine, again, title, texts]);
  useEffect(() => {
    if (others === 0 || !mine) return undefined;
    play('turn');
    void navigator.setAppBadge?.(1).catch(() => {});
    return () => void navigator.clearAppBadge?.().catch(() => {});
  }, [mine, others]);
  useEffect(() => {
    if (!isAskedAgain) return undefined;
    play('turn');
    void navigator.setAppBadge?.(1).catch(() => {});
    return () => void navigator.clearAppBadge?.().catch(() => {});
  }, [isAskedAgain]);
  const isScreen = snapshot.around?.as === 'screen';
  const won =
    outcome !== null && seats.some(({ yours }, seat) => (yours || isScreen) && outcome.ranks[seat] === 1);
  useEffect(() => {
    if (won) play('win');
  }, [won]);
  useEffect(() => {
    play('deal');
  }, []);
}
