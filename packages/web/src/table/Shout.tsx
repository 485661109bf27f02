import type { ReactNode } from 'react';
import { useScene } from './scene.ts';

/** What the whole room hears: a goal, a barrel, the end. Large over the board while it is told; it is also in the story. */
export function Shout(): ReactNode {
  const { beat, look, snapshot, teller } = useScene();
  if (beat === null || look.beats?.[beat.key]?.shouts !== true) return null;
  return (
    <p key={snapshot.story.length} className="shout" aria-hidden="true">
      {teller.event(beat)}
    </p>
  );
}
