import type { BullNames } from './names.ts';

export const bullsNl: BullNames = {
  teams: { oranje: { name: 'Team Oranje' }, wit: { name: 'Team Wit' } },
  bulls: {
    oranje: {
      1: { name: 'Dirk Doelpaal' },
      2: { name: 'Barend Balk' },
      3: { name: 'Gijs Greppel' },
      4: { name: 'Sjaak Sluitpost' },
      5: { name: 'Klaas Kluit' },
      6: { name: 'Lange Lubbert' },
      7: { name: 'Mees Middenstip' },
      8: { name: 'Flitsende Flip' },
      9: { name: 'Bertus Beuker' },
      10: { name: 'Goalgetter Guus' },
      11: { name: 'Vleugel-Freek' },
      12: { name: 'Dribbel-Dries' },
      13: { name: 'Leren Loek' },
      14: { name: 'Joop Jachthond' },
      15: { name: 'Hoekige Henk' },
      16: { name: 'Krulbal Karel' },
    },
    wit: {
      1: { name: 'Koos de Kluis' },
      2: { name: 'Bonkige Bram' },
      3: { name: 'Harm Hekwerk' },
      4: { name: 'Piet Pakkan' },
      5: { name: 'Wout Wildrooster' },
      6: { name: 'Rinus Rechtsbenig' },
      7: { name: 'Teun Tussenlijn' },
      8: { name: 'Snelle Sef' },
      9: { name: 'Donderende Daan' },
      10: { name: 'Koele Kees' },
      11: { name: 'Linkspoot Leen' },
      12: { name: 'Schaar-Sjors' },
      13: { name: 'Taaie Toon' },
      14: { name: 'Ruige Rein' },
      15: { name: 'Nuchtere Nol' },
      16: { name: 'Boogbal Bas' },
    },
  },
  spuger: {
    name: 'De Spuger',
    text: 'Mag één keer per aanval spugen naar de stier tegenover hem. Bij 1 of 2 krijgt zijn coach een gele kaart, bij 3 of 4 gebeurt er niets, bij 5 of 6 gaat die stier van het veld en krijgt diens coach een rode kaart.',
  },
  specialities: {
    doelman: {
      name: 'Doelman',
      text: 'Verdedigt hij en is het gelijk, dan is het geen doelpunt, zonder VAR.',
    },
    penaltykiller: {
      name: 'Penaltykiller',
      text: '+2 verdedigingskracht als hij bij een penalty op doel staat.',
    },
    counterspits: {
      name: 'Counterspits',
      text: 'Zet je met hem Counter in, dan is het ook bij een 4 een doelpunt.',
    },
    afmaker: { name: 'Afmaker', text: 'Valt hij aan en is het gelijk, dan is het een doelpunt, zonder VAR.' },
    'dikke-huid': {
      name: 'Dikke huid',
      text: 'Verliest geen aanvalskracht door Bodycheck en Tackle.',
    },
    'vrije-trapper': { name: 'Vrije trapper', text: '+2 aanvalskracht als hij in een vrije trap aanvalt.' },
    spuger: { name: 'Spuger', text: 'Mag één keer per aanval naar de stier tegenover hem spugen.' },
  },
};
