export { atNight, howMany, isQuick, sampleOfDay, seedOfDay } from './day.ts';
export { interference, randomOption } from './interference.ts';
export { type Extent, properties, type Variation } from './properties.ts';
export { type Seated, type Sitting, sit, testSeed } from './sit.ts';
