import { languages } from '@stamtafel/games/edition.ts';
import type { ReactNode } from 'react';
import { speak, useTexts } from '../texts/texts.ts';
import { Dialog } from './Dialog.tsx';
import { Choice, Switch } from './fields.tsx';
import { canBuzz } from './haptics.ts';
import { canTell, mayTell } from './notice.ts';
import { changeSettings, speeds, textSizes, themes, useSettings } from './settings.ts';
import { note } from './toast.tsx';

interface Props {
  readonly onClose: () => void;
  /** What can be set at this table only. */
  readonly children?: ReactNode;
}

export function SettingsDialog({ onClose, children }: Props): ReactNode {
  const texts = useTexts();
  const settings = useSettings();
  const allow = async (notify: boolean): Promise<void> => {
    if (!notify || (await mayTell())) changeSettings({ notify });
    else note(texts.notifyRefused);
  };
  return (
    <Dialog title={texts.settings} onClose={onClose} className="settings">
      {/* First, so that players whom the sound disturbs find it at once. */}
      <div className="switches">
        <Switch label={texts.sound} value={settings.sound} onChange={(sound) => changeSettings({ sound })} />
        {canBuzz() && (
          <Switch
            label={texts.haptics}
            value={settings.haptics}
            onChange={(haptics) => changeSettings({ haptics })}
          />
        )}
      </div>
      <Choice
        label={texts.language}
        values={languages}
        names={texts.languages}
        value={settings.language}
        onChange={(language) => void speak(language).catch(() => note(texts.partMissing))}
      />
      <Choice
        label={texts.speed}
        values={speeds}
        names={texts.speeds}
        value={settings.speed}
        onChange={(speed) => changeSettings({ speed })}
      />
      <Choice
        label={texts.theme}
        values={themes}
        names={texts.themes}
        value={settings.theme}
        onChange={(theme) => changeSettings({ theme })}
      />
      <Choice
        label={texts.textSize}
        values={textSizes}
        names={texts.textSizes}
        value={settings.textSize}
        onChange={(textSize) => changeSettings({ textSize })}
      />
      <Switch
        label={texts.leftHanded}
        value={settings.leftHanded}
        onChange={(leftHanded) => changeSettings({ leftHanded })}
      />
      {canTell() && (
        <Switch label={texts.notify} value={settings.notify} onChange={(notify) => void allow(notify)} />
      )}
      <Switch
        label={texts.shortcuts}
        value={settings.shortcuts}
        onChange={(shortcuts) => changeSettings({ shortcuts })}
      />
      {children}
    </Dialog>
  );
}
