import type { ReactNode } from 'react';
import { note } from '../app/toast.tsx';
import { useScene } from '../table/scene.ts';
import { lookBack } from './look-back.ts';
import { noLookBack } from './no-look-back.ts';
import '../styles/replay.css';

/** Leads from the end of a match to one of its moments. */
export function JumpButton({ moment }: { readonly moment: number }): ReactNode {
  const { session, texts } = useScene();
  return (
    <button
      type="button"
      className="jump-button"
      onClick={() =>
        void lookBack(session, String(moment)).catch((error: unknown) => note(noLookBack(error, texts)))
      }
    >
      {texts.replay.jump}
    </button>
  );
}
