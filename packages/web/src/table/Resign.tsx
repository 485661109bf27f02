import type { ReactNode } from 'react';
import { Ask } from '../app/Ask.tsx';
import { eyesOn, useOwnState } from './eyes.ts';
import { useScene } from './scene.ts';

interface Props {
  readonly className: string;
  readonly onResign?: () => void;
}

/** Giving up, where the game and the moment allow it; the player is asked again first. */
export function Resign({ className, onResign }: Props): ReactNode {
  const { snapshot, session, texts } = useScene();
  const { canResign, outcome, viewer, seats } = snapshot;
  const [isAsked, ask] = useOwnState(eyesOn(snapshot), false);
  if (!canResign || outcome !== null || viewer >= seats.length) return null;
  return (
    <>
      <button type="button" className={className} onClick={() => ask(() => true)}>
        {texts.resign}
      </button>
      {isAsked && (
        <Ask
          question={texts.resignSure}
          yes={texts.resign}
          onNo={() => ask(() => false)}
          onYes={() => {
            ask(() => false);
            onResign?.();
            void session.resign();
          }}
        />
      )}
    </>
  );
}
