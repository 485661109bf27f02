import { golden } from '../testing/golden.ts';
import { fivePossessions } from './five-possessions/game.ts';
import { fourDowns } from './four-downs/game.ts';

golden(fourDowns, new URL('four-downs/golden/', import.meta.url), [
  { name: 'four-players', seats: 4, seed: 1 },
  { name: 'first-downs', seats: 3, options: { 'pd4.firstDowns': 'on', 'pd4.eightCards': 'on' }, seed: 2 },
  { name: 'vote', seats: 2, options: { 'pd4.eightCards': 'ask', 'pd4.alternateSets': 'off' }, seed: 3 },
]);
golden(fivePossessions, new URL('five-possessions/golden/', import.meta.url), [
  { name: 'toss', seed: 1 },
  { name: 'draw-and-overtime', options: { 'pd5.startMethod': 'draw', 'pd5.tieAt5': 'overtime' }, seed: 2 },
]);
