import type { ReactNode } from 'react';
import { Chat } from '../online/Chat.tsx';
import { mayTalk } from '../online/may-talk.ts';
import { useScene } from './scene.ts';

/** Talking at the table, under the story. */
export function SideChat(): ReactNode {
  const { snapshot, session, texts } = useScene();
  const { around } = snapshot;
  if (around === null || session.house === null || !mayTalk(around.info)) return null;
  // Players around one screen talk without it.
  if (around.as === 'screen') return null;
  const { say, act } = session.house;
  const sendAway = (line: number): void => void act({ do: 'sendAway', line });
  return (
    <section className="side-chat" aria-label={texts.online.chat}>
      <h2>{texts.online.chat}</h2>
      <Chat lines={around.chat} onSay={say} onSendAway={around.info.host ? sendAway : undefined} />
    </section>
  );
}
