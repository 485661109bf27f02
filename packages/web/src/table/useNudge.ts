import { useEffect, useState } from 'react';
import { buzz } from '../app/haptics.ts';
import { takeBackTurn, tellTurn } from '../app/notice.ts';
import { play } from '../app/sound.ts';
import type { Snapshot } from '../session/session.ts';
import { useTexts } from '../texts/texts.ts';
import { rematchOf, wishForRematch } from './again.ts';

/** A quiet nudge: title, badge, and a sound, a buzz or a notice of the browser for who wants one. */
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
    return nudge();
  }, [mine, others]);
  const table = snapshot.around?.info.id;
  useEffect(() => {
    if (table === undefined || others === 0 || !mine) return undefined;
    void tellTurn(table, title);
    return () => void takeBackTurn(table);
  }, [mine, others, table, title]);
  useEffect(() => {
    if (!isAskedAgain) return undefined;
    return nudge();
  }, [isAskedAgain]);
  const isScreen = snapshot.around?.as === 'screen';
  const won =
    outcome !== null && seats.some(({ yours }, seat) => (yours || isScreen) && outcome.ranks[seat] === 1);
  useEffect(() => {
    if (won) void play('win');
  }, [won]);
  useEffect(() => {
    void play('deal');
  }, []);
}

/** With sound and vibration where switched on; the badge stays until the result is called. */
function nudge(): () => void {
  void play('turn');
  buzz('turn');
  void navigator.setAppBadge?.(1).catch(() => {});
  return () => void navigator.clearAppBadge?.().catch(() => {});
}
