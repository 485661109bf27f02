import type { Language } from '@stamtafel/games/edition.ts';

const nl = {
  round: (n: number) => `Ronde ${n}`,
  barrels: (n: number) => (n === 1 ? '1 vat' : `${n} vaten`),
  barrelsOf: (n: number, needed: number) => `${n} van de ${needed} vaten`,
  inHand: (n: number) => `${n} in de hand`,
  inPile: (n: number) => `${n} op de ploegstapel`,
  track: (field: number, last: number, left: string, right: string) =>
    field === 0
      ? 'Er ligt nog geen vat aan het touw.'
      : `Het vat ligt op veld ${field} van ${last}. ${left} trekt naar veld 1, ${right} naar veld ${last}.`,
  strengthOf: (name: string, n: number) => `${name} trekt met ${n}`,
  printed: 'Getekende Schot, kracht 2',
  fields: (n: number) => (n === 1 ? '1 veld' : `${n} velden`),
  stays: 'Het vat blijft liggen',
  stack: (n: number) => `Bekijk de ${n} kaarten op dit veld`,
  forYou: 'Voor jou',
  forOther: (name: string) => `Voor ${name}`,
  keepThis: 'deze houd ik',
  pairsDone: (name: string, n: number) => `${name}: ${n} van de 10 paren verdeeld`,
  done: 'Klaar! Jouw paren zijn verdeeld.',
  watching: 'De clans verdelen hun kaarten.',
  carryOut: 'Voer uit',
  waive: 'Zonder effect',
  noEffect: 'Deze actie kan nu niets doen. Je kunt de kaart wel zonder effect wegspelen.',
  slots: 'Kies een dichte kaart',
  strengths: 'Welke sterkte gaat weg?',
  known: 'Geheugensteun',
  knownOf: (name: string) => `Ploeg van ${name}`,
  knownHand: (name: string) => `In de hand van ${name}`,
  knownNothing: 'Nog niets bekend.',
};

type Words = typeof nl;

const en: Words = {
  round: (n) => `Round ${n}`,
  barrels: (n) => (n === 1 ? '1 barrel' : `${n} barrels`),
  barrelsOf: (n, needed) => `${n} of ${needed} barrels`,
  inHand: (n) => `${n} in hand`,
  inPile: (n) => `${n} in the team pile`,
  track: (field, last, left, right) =>
    field === 0
      ? 'No barrel is on the rope yet.'
      : `The barrel is on field ${field} of ${last}. ${left} pulls towards field 1, ${right} towards field ${last}.`,
  strengthOf: (name, n) => `${name} pulls with ${n}`,
  printed: 'Printed Scot, strength 2',
  fields: (n) => (n === 1 ? '1 field' : `${n} fields`),
  stays: 'The barrel stays',
  stack: (n) => `Look through the ${n} cards on this field`,
  forYou: 'For you',
  forOther: (name) => `For ${name}`,
  keepThis: 'I keep this one',
  pairsDone: (name, n) => `${name}: ${n} of 10 pairs split`,
  done: 'Done! Your pairs are split.',
  watching: 'The clans are splitting their cards.',
  carryOut: 'Carry out',
  waive: 'Without effect',
  noEffect: 'This action cannot do anything now. You can still play the card without effect.',
  slots: 'Pick a face-down card',
  strengths: 'Which strength has to go?',
  known: 'Memory aid',
  knownOf: (name) => `Team of ${name}`,
  knownHand: (name) => `In the hand of ${name}`,
  knownNothing: 'Nothing known yet.',
};

export const words: { readonly [L in Language]: Words } = { nl, en };
