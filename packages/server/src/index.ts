export { readConfig } from './config.ts';
export { fittingKeys } from './house/keys.ts';
export { openHouse } from './house/open-house.ts';
export { backUp, restore } from './log/backup.ts';
export { Secrets } from './log/secrets.ts';
export { SqliteLog } from './log/sqlite.ts';
export { openServer, type RunningServer } from './main.ts';
export { HouseTrouble } from './table/trouble.ts';
