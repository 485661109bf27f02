import type { TableInfo } from '@stamtafel/protocol';

/** What a house tells of a table at which a match of How-Ruck! is played, as far as nothing else is wished. */
export const tableInfo = (wish: Partial<TableInfo> = {}): TableInfo => ({
  id: 'a'.repeat(12),
  game: 'how-ruck',
  rules: 1,
  options: {},
  phase: 'playing',
  visibility: 'link',
  clock: { kind: 'none' },
  watching: 'off',
  reveal: true,
  seats: [],
  host: true,
  watchers: 0,
  made: 0,
  ...wish,
});
