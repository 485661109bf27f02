export { readConfig } from './config.ts';
export { fittingKeys } from './house/keys.ts';
export { openHouse } from './house/open-house.ts';
export { archivesOf, copyArchives } from './log/archive-copies.ts';
export { backUp, check, restore } from './log/backup.ts';
export { startOf } from './log/chain.ts';
export { checkIncrements, holdsIncrements } from './log/increments/check.ts';
export { restoreAt } from './log/increments/restore.ts';
export {
  backUpDatabase,
  called,
  isAddress,
  move,
  restoreDatabase,
  verifyDatabase,
} from './log/places.ts';
export { CannotOpen, embedded } from './log/port.ts';
export { Secrets } from './log/secrets.ts';
export { SqliteLog } from './log/sqlite.ts';
export { openServer, type RunningServer } from './main.ts';
export { HouseTrouble } from './table/trouble.ts';
