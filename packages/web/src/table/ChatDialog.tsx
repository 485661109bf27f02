import { type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { Chat } from '../online/Chat.tsx';
import { useScene } from './scene.ts';

/** Talking at the table, where there is no room beside it. */
export function ChatDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { snapshot, session, texts } = useScene();
  if (snapshot.around === null || session.house === null) return null;
  return (
    <Dialog title={texts.online.chat} onClose={onClose}>
      <Chat lines={snapshot.around.chat} onSay={session.house.say} />
    </Dialog>
  );
}

/** Under the story of a wide table. */
export function SideChat(): ReactNode {
  const { snapshot, session, texts } = useScene();
  if (snapshot.around === null || session.house === null) return null;
  return (
    <section className="side-chat" aria-label={texts.online.chat}>
      <h2>{texts.online.chat}</h2>
      <Chat lines={snapshot.around.chat} onSay={session.house.say} />
    </section>
  );
}

/** How many lines have come since it was last open. */
export function ChatButton({ onOpen }: { readonly onOpen: () => void }): ReactNode {
  const { snapshot, texts } = useScene();
  const last = snapshot.around?.chat.at(-1)?.n ?? 0;
  const [seen, setSeen] = useState<number>();
  useEffect(() => {
    // What was said before one came is no news.
    if (seen === undefined && last > 0) setSeen(last);
  }, [seen, last]);
  const unread = snapshot.around?.chat.filter(({ n }) => n > (seen ?? last)).length ?? 0;
  return (
    <button
      type="button"
      className="bar-button narrow-only"
      onClick={() => {
        setSeen(last);
        onOpen();
      }}
    >
      {texts.online.chat}
      {unread > 0 && (
        <span className="unread">
          {unread}
          <span className="unseen"> {texts.online.unread(unread)}</span>
        </span>
      )}
    </button>
  );
}
