// npm run night: the campaigns that are too long for npm test. The same suites, many times larger.
import process from 'node:process';

process.env.STAMTAFEL_NIGHT ??= '20';
process.argv.push(
  'properties',
  'knowledge',
  'kill',
  'corruption',
  'canary',
  'two-truths',
  'model',
  'edges/fuzz',
  'house/damage.test',
  'browser-tests/axe',
  'browser-tests/fits',
  'browser-tests/lesson',
  'browser-tests/big-screen',
  'browser-tests/pictures-of-cards',
  'browser-tests/whole-matches',
);
await import('./test.mjs');
