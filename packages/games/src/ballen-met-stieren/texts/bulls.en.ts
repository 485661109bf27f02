import type { BullNames } from './names.ts';

export const bullsEn: BullNames = {
  teams: {
    oranje: { name: 'Team Oranje', gloss: 'Team Orange' },
    wit: { name: 'Team Wit', gloss: 'Team White' },
  },
  bulls: {
    oranje: {
      1: { name: 'Dirk Doelpaal', gloss: 'Dirk Goalpost' },
      2: { name: 'Barend Balk', gloss: 'Barend Beam' },
      3: { name: 'Gijs Greppel', gloss: 'Gijs Ditch' },
      4: { name: 'Sjaak Sluitpost', gloss: 'Sjaak Last Post' },
      5: { name: 'Klaas Kluit', gloss: 'Klaas Clod' },
      6: { name: 'Lange Lubbert', gloss: 'Tall Lubbert' },
      7: { name: 'Mees Middenstip', gloss: 'Mees Centre Spot' },
      8: { name: 'Flitsende Flip', gloss: 'Flashing Flip' },
      9: { name: 'Bertus Beuker', gloss: 'Bertus Basher' },
      10: { name: 'Goalgetter Guus', gloss: 'Goalgetter Guus' },
      11: { name: 'Vleugel-Freek', gloss: 'Wing Freek' },
      12: { name: 'Dribbel-Dries', gloss: 'Dribble Dries' },
      13: { name: 'Leren Loek', gloss: 'Leather Loek' },
      14: { name: 'Joop Jachthond', gloss: 'Joop Hound' },
      15: { name: 'Hoekige Henk', gloss: 'Angular Henk' },
      16: { name: 'Krulbal Karel', gloss: 'Curler Karel' },
    },
    wit: {
      1: { name: 'Koos de Kluis', gloss: 'Koos the Vault' },
      2: { name: 'Bonkige Bram', gloss: 'Hulking Bram' },
      3: { name: 'Harm Hekwerk', gloss: 'Harm Railing' },
      4: { name: 'Piet Pakkan', gloss: 'Piet Catcher' },
      5: { name: 'Wout Wildrooster', gloss: 'Wout Cattle Grid' },
      6: { name: 'Rinus Rechtsbenig', gloss: 'Right-footed Rinus' },
      7: { name: 'Teun Tussenlijn', gloss: 'Teun Between the Lines' },
      8: { name: 'Snelle Sef', gloss: 'Swift Sef' },
      9: { name: 'Donderende Daan', gloss: 'Thundering Daan' },
      10: { name: 'Koele Kees', gloss: 'Cool Kees' },
      11: { name: 'Linkspoot Leen', gloss: 'Left-leg Leen' },
      12: { name: 'Schaar-Sjors', gloss: 'Stepover Sjors' },
      13: { name: 'Taaie Toon', gloss: 'Tough Toon' },
      14: { name: 'Ruige Rein', gloss: 'Rough Rein' },
      15: { name: 'Nuchtere Nol', gloss: 'Sober Nol' },
      16: { name: 'Boogbal Bas', gloss: 'Arc Bas' },
    },
  },
  spuger: {
    name: 'De Spuger',
    gloss: 'The Spitter',
    text: 'May spit at the bull opposite once per attack. With 1 or 2 his coach gets a yellow card, with 3 or 4 nothing happens, with 5 or 6 that bull is sent off and its coach gets a red card.',
  },
  specialities: {
    doelman: {
      name: 'Doelman',
      gloss: 'Keeper',
      text: 'When he defends and it is a tie, it is no goal, without the VAR.',
    },
    penaltykiller: {
      name: 'Penaltykiller',
      gloss: 'Penalty stopper',
      text: '+2 defence when he is the keeper in a penalty.',
    },
    counterspits: {
      name: 'Counterspits',
      gloss: 'Counter striker',
      text: 'When you use Counter with him, a 4 is a goal too.',
    },
    afmaker: {
      name: 'Afmaker',
      gloss: 'Finisher',
      text: 'When he attacks and it is a tie, it is a goal, without the VAR.',
    },
    'dikke-huid': {
      name: 'Dikke huid',
      gloss: 'Thick hide',
      text: 'Loses no attack through Bodycheck and Tackle.',
    },
    'vrije-trapper': {
      name: 'Vrije trapper',
      gloss: 'Free-kick taker',
      text: '+2 attack when he attacks in a free kick.',
    },
    spuger: { name: 'Spuger', gloss: 'Spitter', text: 'May spit at the bull opposite once per attack.' },
  },
};
