import type { ReactNode } from 'react';
import { linkTo, type Pass } from '../app/router.ts';
import { useTexts } from '../texts/texts.ts';
import { Share } from './Share.tsx';

interface Props {
  readonly table: string;
  readonly pass: Pass;
  readonly label: string;
  readonly children?: ReactNode;
}

/** The link to a table with what opens its door. */
export function ShareTable({ table, pass, label, children }: Props): ReactNode {
  const { online } = useTexts();
  return (
    <Share link={linkTo({ page: 'online', id: table, pass })} name={online.shareAlone} label={label}>
      {children}
    </Share>
  );
}
