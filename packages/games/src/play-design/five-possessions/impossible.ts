import type { Table } from '@stamtafel/kernel';
import type { FivePossessions } from './kind.ts';
export function impossible(_g: Table<FivePossessions>): string | undefined {
  return undefined;
}
