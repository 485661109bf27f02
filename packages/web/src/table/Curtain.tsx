import type { Seat } from '@stamtafel/kernel';
import type { ReactNode } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { useScene } from './scene.ts';

/** Between two people at one screen: nothing hidden is shown until the right one looks. */
export function Curtain({ seat }: { readonly seat: Seat }): ReactNode {
  const { teller, texts, session } = useScene();
  const name = teller.name(seat);
  return (
    <Dialog title={texts.handOver(name)} onClose={session.sitDown} firm className="curtain">
      <button type="button" className="button" data-kind="main" onClick={session.sitDown}>
        {texts.onlyYou(name)}
      </button>
    </Dialog>
  );
}
