import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';
import { Dialog } from './Dialog.tsx';

interface AskProps {
  readonly question: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** "Are you sure", only where it cannot be taken back. */
export function Ask({ question, yes, onYes, onNo }: AskProps): ReactNode {
  const texts = useTexts();
  return (
    <Dialog title={question} onClose={onNo}>
      <div className="dialog-buttons">
        <button type="button" className="button" onClick={onNo}>
          {texts.cancel}
        </button>
        <button type="button" className="button" data-kind="main" onClick={onYes}>
          {yes}
        </button>
      </div>
    </Dialog>
  );
}
