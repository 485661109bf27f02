export * from './house/house.ts';
export * from './log/port.ts';
export { HouseTrouble } from './table/trouble.ts';
