export * from './house/house.ts';
export { type Checked, check, restore } from './log/backup.ts';
export * from './log/port.ts';
export { SqliteLog } from './log/sqlite.ts';
export { HouseTrouble } from './table/trouble.ts';
