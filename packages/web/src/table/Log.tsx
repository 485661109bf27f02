import { countsOn, forgotten } from '@stamtafel/games/telling/story.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { SideChat } from './ChatDialog.tsx';
import { useScene } from './scene.ts';

/** The story in sentences, at the side of a wide table. */
export function LogPanel(): ReactNode {
  const { texts } = useScene();
  return (
    <aside className="log-panel" aria-label={texts.log}>
      <h2>{texts.log}</h2>
      <Story />
      <SideChat />
    </aside>
  );
}

export function LogDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { texts } = useScene();
  return (
    <Dialog title={texts.log} onClose={onClose}>
      <Story />
    </Dialog>
  );
}

/** Of a row of events that only count on the last one is told; where remembering is part of the game cards are not named. */
export function Story({ from = 0 }: { readonly from?: number }): ReactNode {
  const { snapshot, teller, texts } = useScene();
  const { story } = snapshot;
  const end = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of the story is looked for whenever it grows
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [story.length]);
  const lines = story.flatMap((event, moment) => {
    const next = story[moment + 1];
    if (moment < from || (next !== undefined && countsOn(event, next))) return [];
    const sentence = teller.event(forgotten(teller, event));
    return sentence === '' ? [] : [{ moment, sentence }];
  });
  if (lines.length === 0) return <p className="quiet">{texts.logEmpty}</p>;
  return (
    <ol className="story">
      {lines.map(({ moment, sentence }) => (
        <li key={moment} ref={moment === lines.at(-1)?.moment ? end : undefined}>
          {sentence}
        </li>
      ))}
    </ol>
  );
}
