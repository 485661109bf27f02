export * from './log/port.ts';
