import type { ReactNode } from 'react';
import { Chat } from '../online/Chat.tsx';
import { useScene } from './scene.ts';

/** Talking at the table, under the story. */
export function SideChat(): ReactNode {
  const { snapshot, session, texts } = useScene();
  if (snapshot.around === null || session.house === null) return null;
  const { seats, watching } = snapshot.around.info;
  // The house passes on what those say who play here, and who watch at the same time.
  if (watching !== 'live' && !seats.some(({ yours }) => yours)) return null;
  return (
    <section className="side-chat" aria-label={texts.online.chat}>
      <h2>{texts.online.chat}</h2>
      <Chat lines={snapshot.around.chat} onSay={session.house.say} />
    </section>
  );
}
