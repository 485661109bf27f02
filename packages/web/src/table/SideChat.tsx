import type { ReactNode } from 'react';
import { Chat } from '../online/Chat.tsx';
import { mayTalk } from '../online/mayTalk.ts';
import { useScene } from './scene.ts';

/** Talking at the table, under the story. */
export function SideChat(): ReactNode {
  const { snapshot, session, texts } = useScene();
  if (snapshot.around === null || session.house === null || !mayTalk(snapshot.around.info)) return null;
  return (
    <section className="side-chat" aria-label={texts.online.chat}>
      <h2>{texts.online.chat}</h2>
      <Chat lines={snapshot.around.chat} onSay={session.house.say} />
    </section>
  );
}
