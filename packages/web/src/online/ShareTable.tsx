import { type ReactNode, useId, useState } from 'react';
import { linkTo, type Pass } from '../app/router.ts';
import { useTexts } from '../texts/texts.ts';
import { linkFrom, useReach } from './reach.ts';
import { Share } from './Share.tsx';

interface Props {
  readonly table: string;
  readonly pass: Pass;
  readonly label: string;
  readonly children?: ReactNode;
}

/** The link to a table with what opens its door, as others reach it; or why they do not. */
export function ShareTable({ table, pass, label, children }: Props): ReactNode {
  const { online } = useTexts();
  const addresses = useReach();
  const [chosen, setChosen] = useState<string>();
  const field = useId();
  const here = linkTo({ page: 'online', id: table, pass });
  const address = chosen ?? addresses?.[0];
  return (
    <Share
      link={address === undefined ? here : linkFrom(address, here)}
      name={online.shareAlone}
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
