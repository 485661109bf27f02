/** A process to be killed: makes an increment and a whole copy. Arguments: data folder, folder of increments, moment. */
import './crashing-files.ts';
import process from 'node:process';

const [, , data = '', to = '', now = ''] = process.argv;
const { take } = await import('../increments/take.ts');
const { made } = await take(data, { to, now: Number(now), days: 1, mayCopy: true });
process.stdout.write(made.join(' '));
