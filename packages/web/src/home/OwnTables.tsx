import type { TableInfo } from '@stamtafel/protocol';
import { createContext, type ReactNode, useContext } from 'react';
import { useTables } from './useTables.ts';
import { useTurns } from './useTurns.ts';

const Own = createContext<readonly TableInfo[]>([]);

/** The player's own tables in this house. */
export const useOwnTables = (): readonly TableInfo[] => useContext(Own);

interface Props {
  readonly newcomer: number;
  readonly children: ReactNode;
}

/** Fetches the player's own tables for the lists within it; nothing else of the page is redrawn for them. */
export function OwnTables({ newcomer, children }: Props): ReactNode {
  const tables = useTables('mine', newcomer);
  useTurns(tables);
  return <Own value={tables}>{children}</Own>;
}
