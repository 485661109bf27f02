import type { ReactNode } from 'react';
import { Lost } from '../app/Lost.tsx';
import { Reload } from '../app/Reload.tsx';
import { useTexts } from '../texts/texts.ts';
import { Table } from './Table.tsx';
import { useSession } from './useSession.ts';
import '../styles/table.css';
import '../styles/parts.css';
import '../styles/online.css';

/** A table by its id: opened, missing, or broken. */
export function TablePage({ id }: { readonly id: string }): ReactNode {
  const texts = useTexts();
  const opening = useSession(id);
  switch (opening.is) {
    case 'opening':
      return <p className="breath">{texts.dealing}</p>;
    case 'missing':
      return <Lost text={texts.noSuchTable} />;
    case 'broken':
      return (
        <Lost text={texts.trouble['cannot-open']}>
          <Reload />
        </Lost>
      );
    case 'open':
      return <Table session={opening.session} look={opening.look} />;
  }
}
