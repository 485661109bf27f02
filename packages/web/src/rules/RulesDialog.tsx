import type { Edition } from '@stamtafel/games/edition.ts';
import type { ReactNode } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { useSettings } from '../app/settings.ts';
import { useTexts } from '../texts/texts.ts';
import { RuleList } from './RuleList.tsx';
import '../styles/rules.css';

interface Props {
  readonly edition: Edition;
  readonly rule: string | undefined;
  readonly onClose: () => void;
}

/** The rules at hand, over the table. */
export function RulesDialog({ edition, rule, onClose }: Props): ReactNode {
  const texts = useTexts();
  const { language } = useSettings();
  return (
    <Dialog title={texts.rulesNamed(edition.texts[language].title)} onClose={onClose} className="drawer">
      <RuleList edition={edition} rule={rule} />
    </Dialog>
  );
}
