import { type ReactNode, useId } from 'react';

interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly values: readonly T[];
  /** Numbers need none. */
  readonly names?: { readonly [V in T]: string };
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One of a few, as buttons beside each other. */
export function Choice<T extends string | number>({
  label,
  values,
  names,
  value,
  onChange,
}: ChoiceProps<T>): ReactNode {
  const group = useId();
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      {values.map((each) => (
        <label key={each}>
          <input type="radio" name={group} checked={each === value} onChange={() => onChange(each)} />
          <span>{names?.[each] ?? each}</span>
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

export const Switch = ({ label, value, onChange }: SwitchProps): ReactNode => (
  <label className="switch">
    <input type="checkbox" checked={value} onChange={() => onChange(!value)} />
    <span>{label}</span>
  </label>
);
