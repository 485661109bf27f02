import type { Language } from '@stamtafel/games/edition.ts';
import { namesEn } from '@stamtafel/games/stier-zoekt-bier/texts/names.en.ts';
import { namesNl } from '@stamtafel/games/stier-zoekt-bier/texts/names.nl.ts';

const nl = {
  names: namesNl,
  round: (n: number) => `Ronde ${n}`,
  roundOf: (n: number, rounds: number) => `Ronde ${n} van ${rounds}`,
  points: (n: number) => (n === 1 ? '1 punt' : `${n} punten`),
  glasses: (n: number, quota: number) => `${n} van ${quota} glazen`,
  cellar: (n: number) => `kelder ${n}`,
  cellarOf: (n: number, room: number) => `Kelder: ${n} van ${room}`,
  inHand: (n: number) => `${n} in de hand`,
  bid: (amount: number, kind: string) => `bod ${amount} ${kind}`,
  owes: '[is|bent] de Drinker de eerste bierkaart schuldig',
  place: (n: number) => `${n}e`,
  placeInRow: (n: number) => `${n}e keus`,
  pub: 'Jouw kroeg',
  emptyPub: 'Nog geen stier aan de toog',
  pubOf: '[De kroeg van {seat}|Jouw kroeg]',
  tapped: 'Getapt',
  full: 'vol',
  closed: 'verzadigd',
  served: 'heeft deze ronde al wat gehad',
  pair: 'paar, telt dubbel',
  under: 'onder',
  above: 'boven',
  freeStool: 'vrije plek',
};

type Words = typeof nl;

const en: Words = {
  names: namesEn,
  round: (n) => `Round ${n}`,
  roundOf: (n, rounds) => `Round ${n} of ${rounds}`,
  points: (n) => (n === 1 ? '1 point' : `${n} points`),
  glasses: (n, quota) => `${n} of ${quota} glasses`,
  cellar: (n) => `cellar ${n}`,
  cellarOf: (n, room) => `Cellar: ${n} of ${room}`,
  inHand: (n) => `${n} in hand`,
  bid: (amount, kind) => `bid ${amount} ${kind}`,
  owes: '[owes|owe] the Drinker the first beer card',
  place: (n) => ['1st', '2nd', '3rd'][n - 1] ?? `${n}th`,
  placeInRow: (n) => `[chooses|choose] ${['first', 'second', 'third', 'fourth'][n - 1] ?? 'last'}`,
  pub: 'Your pub',
  emptyPub: 'No bull at the bar yet',
  pubOf: '[The pub of {seat}|Your pub]',
  tapped: 'Tapped',
  full: 'full',
  closed: 'has had his fill',
  served: 'has had his card this round',
  pair: 'pair, counts double',
  under: 'below',
  above: 'above',
  freeStool: 'free place',
};

export const words: { readonly [L in Language]: Words } = { nl, en };
