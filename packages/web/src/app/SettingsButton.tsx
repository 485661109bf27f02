import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';

export function SettingsButton({ onOpen }: { readonly onOpen: () => void }): ReactNode {
  const texts = useTexts();
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={texts.settings}
      title={texts.settings}
      onClick={onOpen}
    >
      <span aria-hidden="true">⚙</span>
    </button>
  );
}
