import type { TableInfo } from '@stamtafel/protocol';
import type { ReactNode } from 'react';
import { Lost } from '../app/Lost.tsx';
import { useTexts } from '../texts/texts.ts';
import { useActs } from './Lobby.tsx';
import type { OnlineTable } from './table.ts';

/** The house cannot show the match either: it was begun under other rules, or its log is damaged. */
export const standsStill = ({ phase, trouble }: TableInfo): boolean =>
  phase === 'frozen' || (phase === 'over' && trouble !== undefined);

/** A table that cannot be played on. Its host can put it away. */
export function StandsStill({
  table,
  info,
}: {
  readonly table: OnlineTable;
  readonly info: TableInfo;
}): ReactNode {
  const { online } = useTexts();
  const act = useActs(table, info);
  if (info.phase === 'over') return <Lost text={online.trouble.over} />;
  return (
    <Lost text={online.frozen}>
      {info.host && (
        <button type="button" className="button" onClick={() => void act({ do: 'end' })}>
          {online.putAway}
        </button>
      )}
    </Lost>
  );
}
