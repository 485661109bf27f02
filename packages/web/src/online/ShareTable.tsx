import type { ReactNode } from 'react';
import { linkTo, type Pass } from '../app/router.ts';
import { useTexts } from '../texts/texts.ts';
import { ShareLink } from './ShareLink.tsx';

interface Props {
  readonly table: string;
  readonly pass: Pass;
  readonly label: string;
  readonly children?: ReactNode;
}

/** The link to a table with what opens its door. */
export function ShareTable({ table, pass, ...shown }: Props): ReactNode {
  const { online } = useTexts();
  return <ShareLink link={linkTo({ page: 'online', id: table, pass })} name={online.shareAlone} {...shown} />;
}
