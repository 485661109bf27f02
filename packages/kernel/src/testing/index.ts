export { type Seated, type Sitting, sit, testSeed } from './sit.ts';
