import type { Edition } from '@stamtafel/games/edition.ts';
import { type ReactNode, useState } from 'react';
import { SettingsButton } from '../app/SettingsButton.tsx';
import { SettingsDialog } from '../app/SettingsDialog.tsx';
import { useSettings } from '../app/settings.ts';
import { useKey } from '../table/useKey.ts';
import { useTexts } from '../texts/texts.ts';
import { RulesDialog } from './RulesDialog.tsx';

export function RulesButton({ onOpen }: { readonly onOpen: () => void }): ReactNode {
  const texts = useTexts();
  const { shortcuts } = useSettings();
  return (
    <button
      type="button"
      className="bar-button"
      aria-keyshortcuts={shortcuts ? 'r' : undefined}
      onClick={onOpen}
    >
      {texts.rules}
    </button>
  );
}

interface Props {
  readonly edition: Edition;
  /** Called before anything opens. */
  readonly onOpen?: () => void;
}

/** What is one key or one press away wherever a game is played, learnt or looked at: its rules, and the settings. */
export function AtHand({ edition, onOpen }: Props): ReactNode {
  const [shown, setShown] = useState<'rules' | 'settings'>();
  const show = (what: 'rules' | 'settings'): void => {
    onOpen?.();
    setShown(what);
  };
  const close = (): void => setShown(undefined);
  useKey('r', true, () => show('rules'));
  return (
    <>
      <RulesButton onOpen={() => show('rules')} />
      <SettingsButton onOpen={() => show('settings')} />
      {shown === 'rules' && <RulesDialog edition={edition} rule={undefined} onClose={close} />}
      {shown === 'settings' && <SettingsDialog onClose={close} />}
    </>
  );
}
