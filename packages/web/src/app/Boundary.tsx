import { Component, type ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';
import { NotHere } from './later.tsx';
import { note } from './toast.tsx';

interface Props {
  /** What is shown instead of what cannot be drawn. */
  readonly instead?: ReactNode;
  readonly onBroken?: () => void;
  readonly children: ReactNode;
}

/** What cannot be drawn takes nothing else with it. Only a class can hear of that in React. */
export class Boundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof NotHere) error.forget();
    this.props.onBroken?.();
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}

interface AsideProps {
  /** Closes it, where it was opened. */
  readonly onMissing?: () => void;
  readonly children: ReactNode;
}

/** Something beside or over the page that can be missed: when it does not come there is a note, and the page stays. */
export function Aside({ onMissing, children }: AsideProps): ReactNode {
  const texts = useTexts();
  return (
    <Boundary
      onBroken={() => {
        note(texts.partMissing);
        onMissing?.();
      }}
    >
      {children}
    </Boundary>
  );
}
