import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';
import { Lost } from './Lost.tsx';
import { Reload } from './Reload.tsx';

/** A page that cannot be drawn, or did not come. */
export function BrokenPage(): ReactNode {
  const texts = useTexts();
  return (
    <Lost text={texts.brokenPage} hint={texts.brokenPageHint}>
      <Reload />
    </Lost>
  );
}
