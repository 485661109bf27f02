import { entryOf } from '@stamtafel/games/catalogue.ts';
import { lessons } from '@stamtafel/games/lessons.ts';
import { type ReactNode, useCallback } from 'react';
import { Lost } from '../app/Lost.tsx';
import { settingsNow } from '../app/settings.ts';
import { useLoaded } from '../app/useLoaded.ts';
import { loadLook } from '../games/index.ts';
import type { GameLook } from '../games/look.ts';
import { textsIn, useTexts } from '../texts/texts.ts';
import { LessonTable } from './LessonTable.tsx';
import { type LessonSession, lessonSession } from './session.ts';
import { Tutor } from './tutor.ts';
import '../styles/table.css';
import '../styles/parts.css';
import '../styles/lesson.css';

interface Opened {
  readonly session: LessonSession;
  readonly look: GameLook;
}

/** #/les/GAME: a playable lesson. */
export function LessonPage({ game }: { readonly game: string }): ReactNode {
  const texts = useTexts();
  const entry = entryOf(game);
  const load = lessons[game];
  const open = useCallback(async (): Promise<Opened | undefined> => {
    if (entry === undefined || load === undefined) return undefined;
    const [edition, lesson, look] = await Promise.all([entry.load(), load(), loadLook(entry.id)]);
    const { you, botNames } = textsIn(settingsNow().language);
    const tutor = new Tutor(edition.game, lesson);
    return { session: lessonSession(edition, tutor, [you, ...botNames]), look };
  }, [entry, load]);
  const opened = useLoaded(open);
  if (entry === undefined) return <Lost text={texts.noSuchGame} />;
  if (load === undefined) return <Lost text={texts.lesson.noLesson} />;
  if (opened === undefined) return <p className="breath">{texts.dealing}</p>;
  return <LessonTable {...opened} />;
}
