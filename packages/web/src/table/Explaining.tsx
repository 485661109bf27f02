import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { Aside } from '../app/Boundary.tsx';
import { later } from '../app/later.tsx';
import type { ExplanationDialog } from './ExplanationDialog.tsx';

// A first move needs no explanation: it comes when one is asked for.
const Dialog = later(async () => (await import('./ExplanationDialog.tsx')).ExplanationDialog);

/** A large card, or the reason of a refusal. */
export function Explaining(props: ComponentProps<typeof ExplanationDialog>): ReactNode {
  return (
    <Suspense>
      <Aside onMissing={props.onClose}>
        <Dialog {...props} />
      </Aside>
    </Suspense>
  );
}
