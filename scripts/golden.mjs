// npm run golden: writes the golden matches of all games again. What git then shows as changed is what a rule has changed.
import process from 'node:process';

process.env.GOLDEN = 'update';
process.argv.push('golden');
await import('./test.mjs');
