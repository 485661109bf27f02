import type { Edition } from '@stamtafel/games/edition.ts';
import { type ReactNode, Suspense } from 'react';
import { Aside } from '../app/Boundary.tsx';
import { Dialog } from '../app/Dialog.tsx';
import { later } from '../app/later.tsx';
import { useSettings } from '../app/settings.ts';
import { useTexts } from '../texts/texts.ts';
import '../styles/rules.css';

// Comes when the rules are opened, as their texts do: a first card is played without them.
const RuleList = later(async () => (await import('./RuleList.tsx')).RuleList);

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
    <Aside onMissing={onClose}>
      <Dialog title={texts.rulesNamed(edition.texts[language].title)} onClose={onClose} className="drawer">
        <Suspense>
          <RuleList edition={edition} rule={rule} />
        </Suspense>
      </Dialog>
    </Aside>
  );
}
