import type { Edition, Language } from '@stamtafel/games/edition.ts';
import type { OptionDef } from '@stamtafel/kernel';
import { type ReactNode, useId } from 'react';
import { useSettings } from '../app/settings.ts';
import { useTexts } from '../texts/texts.ts';
import type { Chosen } from './objection.ts';
import '../styles/online.css';

interface Props {
  readonly edition: Edition;
  /** Only what differs from the box. */
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
}

/** The house rules of a game, each with its explanation; folded away, since the box's own are good. */
export function OptionFields({ edition, chosen, onChange }: Props): ReactNode {
  const { online } = useTexts();
  const changed = Object.keys(chosen).length;
  const options = Object.entries(edition.game.options).filter(([, def]) => isPlain(def));
  return (
    <details className="options">
      <summary>
        {online.houseRules}:{' '}
        <span className="quiet">
          {changed === 0 ? online.houseRulesUsual : online.houseRulesChanged(changed)}
        </span>
      </summary>
      <div className="option-list">
        {options.map(([id, def]) => (
          <OptionField
            key={id}
            edition={edition}
            id={id}
            def={def}
            value={chosen[id] ?? def.standard}
            onChange={(value) => {
              const { [id]: _, ...others } = chosen;
              onChange(value === def.standard ? others : { ...others, [id]: value });
            }}
          />
        ))}
      </div>
    </details>
  );
}

/** Own figures are entered elsewhere. */
const isPlain = ({ values }: OptionDef): boolean => 'from' in values || values.length > 0;

interface FieldProps {
  readonly edition: Edition;
  readonly id: string;
  readonly def: OptionDef;
  readonly value: unknown;
  readonly onChange: (value: OptionDef['standard']) => void;
}

function OptionField({ edition, id, def, value, onChange }: FieldProps): ReactNode {
  const { online } = useTexts();
  const { language } = useSettings();
  const field = useId();
  const words = edition.texts[language].options[id];
  const { values, standard } = def;
  return (
    <div className="option">
      <label htmlFor={field}>{words?.name ?? id}</label>
      {'from' in values ? (
        <input
          id={field}
          type="number"
          min={values.from}
          max={values.to}
          value={String(value)}
          title={online.from(values.from, values.to)}
          onChange={({ target }) => {
            const typed = target.valueAsNumber;
            if (!Number.isNaN(typed)) onChange(Math.trunc(typed));
          }}
        />
      ) : (
        <select
          id={field}
          value={String(value)}
          onChange={({ target }) => {
            const picked = values.find((each) => String(each) === target.value);
            if (picked !== undefined) onChange(picked);
          }}
        >
          {values.map((each) => {
            const name = valueName(edition, id, each, language);
            return (
              <option key={String(each)} value={String(each)}>
                {each === standard ? online.usualValue(name) : name}
              </option>
            );
          })}
        </select>
      )}
      <p className="quiet">{words?.explains}</p>
    </div>
  );
}

const yesNo = { nl: { true: 'ja', false: 'nee' }, en: { true: 'yes', false: 'no' } } as const;

/** A value of an option in words. */
export function valueName(edition: Edition, id: string, value: unknown, language: Language): string {
  const named = edition.texts[language].options[id]?.values?.[String(value)];
  if (named !== undefined) return named;
  return typeof value === 'boolean' ? yesNo[language][value ? 'true' : 'false'] : String(value);
}
