import { golden } from '../../testing/golden.ts';
import { fourDowns } from './game.ts';

golden(fourDowns, new URL('golden/', import.meta.url), [
  { name: 'four-players', seats: 4, seed: 1 },
  { name: 'first-downs', seats: 3, options: { 'pd4.firstDowns': 'on', 'pd4.eightCards': 'on' }, seed: 2 },
  { name: 'vote', seats: 2, options: { 'pd4.eightCards': 'ask', 'pd4.alternateSets': 'off' }, seed: 3 },
]);
