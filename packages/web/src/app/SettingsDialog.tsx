import { languages } from '@stamtafel/games/edition.ts';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../texts/texts.ts';
import { Dialog } from './Dialog.tsx';
import { changeSettings, speeds, textSizes, themes, useSettings } from './settings.ts';

export function SettingsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useTexts();
  const settings = useSettings();
  return (
    <Dialog title={texts.settings} onClose={onClose} className="settings">
      <Choice
        label={texts.language}
        values={languages}
        names={texts.languages}
        value={settings.language}
        onChange={(language) => changeSettings({ language })}
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
      <Switch label={texts.sound} value={settings.sound} onChange={(sound) => changeSettings({ sound })} />
      <Switch
        label={texts.leftHanded}
        value={settings.leftHanded}
        onChange={(leftHanded) => changeSettings({ leftHanded })}
      />
    </Dialog>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly values: readonly T[];
  readonly names: { readonly [V in T]: string };
  readonly value: T;
  readonly onChange: (value: T) => void;
}

function Choice<T extends string>({ label, values, names, value, onChange }: ChoiceProps<T>): ReactNode {
  const group = useId();
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      {values.map((each) => (
        <label key={each}>
          <input type="radio" name={group} checked={each === value} onChange={() => onChange(each)} />
          <span>{names[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

const Switch = ({ label, value, onChange }: SwitchProps): ReactNode => (
  <label className="switch">
    <input type="checkbox" checked={value} onChange={() => onChange(!value)} />
    <span>{label}</span>
  </label>
);
