import { namesNl } from '../../texts/names.nl.ts';
import { type FivePossessionsTexts, optionTexts } from './table.ts';

const { colours, sides, games } = namesNl;

export const tableNl: FivePossessionsTexts = {
  ...games['five-possessions'],
  prompts: {
    role: 'Kies: begin je met de aanval of met de verdediging?',
    place:
      'Leg je kaarten gedekt neer, lijn voor lijn. De ander ziet pas wat er ligt als jullie allebei klaar zijn.',
    lastOffense: 'De laatste twee kaarten. Op welke open lijnen leg je ze?',
    lastDefense: 'De aanval ligt er. Leg je laatste kaarten ertegenover.',
  },
  deeds: {
    role: 'kiezen tussen aanval en verdediging',
    place: 'kaarten gedekt op de lijnen leggen',
    lastOffense: 'de laatste aanvalskaarten leggen',
    lastDefense: 'de laatste verdedigingskaarten ertegenover leggen',
  },
  picks: {
    offense: 'Aanvallen',
    defense: 'Verdedigen',
    lay: 'Leg {card}: {to}',
    leave: 'Niets op {to}',
  },
  events: {
    toss: '{seat} wint de toss.',
    drew: '{seat} trekt {card}: een {value}.',
    equalDraw: 'Allebei een {value}. Terugstoppen, schudden en nog eens trekken.',
    begins: '{seat} begint en kiest een rol.',
    role: '{seat} kiest de {role}.',
    possession: 'Possession {number}: {seat} valt aan.',
    row: 'Rij {row}: ieder pakt {number} kaarten.',
    placed: '{seat} [heeft|hebt] gelegd.',
    duelWon:
      'Lijn {lane}: {cards}. De aanvalskaart is {colour}: {mine} tegen {theirs}. {seat} komt erdoor en de lijn blijft open.',
    duelLost:
      'Lijn {lane}: {cards}. De aanvalskaart is {colour}: {mine} tegen {theirs}. {seat} houdt stand en de lijn gaat dicht.',
    laneEmpty: 'Lijn {lane} krijgt geen kaart van [{seat}|jou] en gaat zonder duel dicht.',
    setAside: '{seat} legt een kaart gedekt opzij: {card}.',
    cleared: '{seat} haalt de verdediging van tafel en legt die gedekt opzij.',
    rowOver: 'Rij {row} is gespeeld. Open lijnen: {number}.',
    laidLast: '{seat} legt een kaart gedekt op lijn {lane}: {card}.',
    deadLast: '{seat} legt een kaart op de dichte lijn {lane}: {card}. Die doet niet mee.',
    noPlace: '{seat} laat [de|je] laatste kaarten zien: {cards}. Ze passen op geen enkele open lijn.',
    possessionWon:
      '{seat} wint possession {number} met de {role} en staat nu op {yards} yards ({wins} gewonnen).',
    equaliser: '5–4! {seat} krijgt nog één kans om gelijk te komen.',
    overtime: '5–5: jullie spelen verlenging, telkens twee possessions.',
    won: '{seat} wint het spel met {wins}–{losses}!',
    draw: '{wins}–{wins}: gelijkspel. Jullie zijn allebei eerste.',
  },
  words: {
    ...colours,
    offense: sides.offense,
    defense: sides.defense,
    won: 'de meeste possessions gewonnen',
    draw: 'gelijkspel',
  },
  zones: {
    box: 'doos',
    shown: 'getoonde kaarten',
    offense: 'aanvalskaarten die opzij liggen',
    defense: 'verdedigingskaarten die opzij liggen',
    stack: 'stapel',
    hand: 'hand',
    aside: 'opzij',
    lane: 'lijn',
    down: 'gedekte kaarten op lijn',
    against: 'tegenover lijn',
  },
  options: optionTexts(namesNl),
};
