export { BotPool, type PoolSetting } from './bots/pool.ts';
export * from './house/house.ts';
export { type HouseEvent, type HouseParts, openHouse } from './house/open-house.ts';
export { type HouseSetting, standardSetting } from './house/setting.ts';
export { type Checked, check, restore } from './log/backup.ts';
export { MemoryLog } from './log/memory.ts';
export * from './log/port.ts';
export { SqliteLog } from './log/sqlite.ts';
export { HouseTrouble } from './table/trouble.ts';
