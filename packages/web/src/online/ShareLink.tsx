import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../texts/texts.ts';
import { linkFrom, useReach } from './reach.ts';
import { Share } from './Share.tsx';

interface Props {
  /** As it is written on this device. */
  readonly link: string;
  readonly name: string;
  readonly label: string;
  readonly children?: ReactNode;
}

/** A link of this house as others reach it; or why they do not. */
export function ShareLink({ link, name, label, children }: Props): ReactNode {
  const { online } = useTexts();
  const addresses = useReach();
  const [chosen, setChosen] = useState<string>();
  const field = useId();
  const address = chosen ?? addresses?.[0];
  return (
    <Share
      link={address === undefined ? link : linkFrom(address, link)}
      name={name}
      label={label}
      canScan={address !== undefined}
    >
      {addresses?.length === 0 && (
        <p className="hint" role="status">
          {online.onlyHere}
        </p>
      )}
      {addresses !== undefined && addresses.length > 1 && (
        <label className="field" htmlFor={field}>
          <span>{online.otherAddress}</span>
          <select id={field} value={address} onChange={({ target }) => setChosen(target.value)}>
            {addresses.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
      )}
      {children}
    </Share>
  );
}
