import type { ReactNode } from 'react';
import { eyesOn, useOwnState } from './eyes.ts';
import { Story } from './Log.tsx';
import { useScene } from './scene.ts';

/** At a shared screen: what happened since this person's last turn, until they have seen it or go on. */
export function Recap(): ReactNode {
  const { snapshot, texts } = useScene();
  const { seats, story, newFrom, decision } = snapshot;
  const [seen, setSeen] = useOwnState(eyesOn(snapshot), -1);
  const isShared = seats.filter(({ yours }) => yours).length > 1;
  if (!isShared || decision === null || newFrom >= story.length || seen === story.length) return null;
  return (
    <aside className="recap" aria-label={texts.sinceLast}>
      <h2>{texts.sinceLast}</h2>
      <Story from={newFrom} />
      <button type="button" className="button" onClick={() => setSeen(() => story.length)}>
        {texts.close}
      </button>
    </aside>
  );
}
