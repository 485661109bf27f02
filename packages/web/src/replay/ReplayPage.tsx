import { entryOf } from '@stamtafel/games/catalogue.ts';
import type { ReactNode } from 'react';
import { BrokenPage } from '../app/BrokenPage.tsx';
import { Lost } from '../app/Lost.tsx';
import { addressOf } from '../app/router.ts';
import { useRead } from '../app/useRead.ts';
import { loadLook } from '../games/index.ts';
import { keptMatch } from '../session/keep.ts';
import { useTexts } from '../texts/texts.ts';
import { momentIn, type Opened, opened } from './opened.ts';
import { ReplayTable } from './ReplayTable.tsx';

type Opening = Opened | { readonly is: 'missing' } | { readonly is: 'broken'; readonly problem: string };

export interface Props {
  readonly id: string;
  readonly at: string | undefined;
}

/** #/terug/ID: a match of the drawer, from its deal to its end. */
export function ReplayPage({ id, at }: Props): ReactNode {
  const { replay } = useTexts();
  const opening = useRead(id, open);
  switch (opening.is) {
    case 'opening':
      return <p className="breath">…</p>;
    case 'missing':
      return <Lost text={replay.noMatch} />;
    case 'offline':
      return <BrokenPage />;
    case 'broken':
      return <Lost text={replay.brokenMatch} hint={opening.problem} />;
    case 'open':
      return (
        <ReplayTable
          key={at}
          {...opening}
          begin={momentIn(at, opening.replay)}
          addressAt={(moment) => addressOf({ page: 'replay', id, at: String(moment) })}
        />
      );
  }
}

async function open(id: string): Promise<Opening> {
  const kept = await keptMatch(id);
  const entry = kept === undefined ? undefined : entryOf(kept.record.game);
  if (kept === undefined || entry === undefined) return { is: 'missing' };
  const [edition, look] = await Promise.all([entry.load(), loadLook(entry.id)]);
  try {
    return opened(edition, look, kept);
  } catch (error) {
    return { is: 'broken', problem: String(error) };
  }
}
