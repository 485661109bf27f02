import { golden } from '../../testing/golden.ts';
import { fivePossessions } from './game.ts';

golden(fivePossessions, new URL('golden/', import.meta.url), [
  { name: 'toss', seed: 1 },
  { name: 'draw-and-overtime', options: { 'pd5.startMethod': 'draw', 'pd5.tieAt5': 'overtime' }, seed: 2 },
]);
