import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';

export function Reload(): ReactNode {
  const { reload } = useTexts();
  return (
    <button type="button" className="button" data-kind="main" onClick={() => location.reload()}>
      {reload}
    </button>
  );
}
