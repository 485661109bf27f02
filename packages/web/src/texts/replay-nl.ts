/** What played matches and looking back at them say. */
export const replayNl = {
  // Played matches
  played: 'Gespeelde potjes',
  playedNamed: (game: string, names: string) => `Kijk terug: ${game} met ${names}`,
  wonBy: (names: string) => `${names} won`,
  drawn: 'gelijkspel',
  ownScore: (place: string, own: number, others: string) => `jij ${place}: ${own} tegen ${others}`,
  openFile: 'Open een bewaard potje',
  allPlayed: (n: number) => (n === 1 ? 'Nog 1 ouder potje' : `Nog ${n} oudere potjes`),
  openFileHint: 'Een bestand dat je eerder bewaard hebt',
  saveFile: 'Bewaar als bestand',
  shareMatch: 'Deel dit potje',
  keepHere: 'Bewaar dit potje',
  kept: 'Het potje staat nu bij je gespeelde potjes.',
  notAMatch: (why: string) =>
    `Dit bestand is geen potje dat we kunnen naspelen. Er is niets veranderd. (${why})`,
  cannotKeep: 'Deze browser bewaart niets; het potje staat alleen in de link.',
  cannotDiscard: 'Weggooien lukte niet; het potje ligt er nog.',

  // Looking back
  lookBack: 'Terugkijken',
  lookBackOn: (game: string) => `Terugkijken: ${game}`,
  timeline: 'Tijdlijn',
  momentOf: (moment: number, last: number) => (moment === 0 ? 'Het begin' : `Zet ${moment} van ${last}`),
  toBegin: 'Naar het begin',
  back: 'Een zet terug',
  forward: 'Een zet verder',
  toEnd: 'Naar het einde',
  run: 'Afspelen',
  pause: 'Pauze',
  eyes: 'Door de ogen van',
  openCards: 'open kaarten',
  openHands: 'De handen van de anderen',
  takeChair: 'Neem de stoel',
  takeChairOf: 'Neem de stoel [van {seat}|waarop je zat] en speel vanaf hier verder',
  lookBackHidden: 'Aan deze tafel blijft de schudbeurt geheim; terugkijken kan daarom niet.',
  noMatch: 'Dit potje is er niet (meer) op dit apparaat.',
  brokenMatch: 'Dit potje is niet na te spelen.',
  jump: 'Kijk naar dit moment',
  luck: 'Geluk of kunde',

  // The course of a match
  course: 'Het verloop',
  lessIsBetter: 'minder is beter',
  courseSays: (scores: string) => `De stand door het hele potje heen; op het eind ${scores}.`,
  courseUnknown: 'Het verloop is hier niet te zien.',
  answers: (n: number) => (n === 1 ? '1 zet' : `${n} zetten`),
  bestMoment: 'Beste moment',
  bestMomentSays: (moment: number, last: number, whom: string, before: string, after: string) =>
    `Zet ${moment} van ${last} deed het meest voor ${whom}: van ${before} naar ${after}.`,
  whatHappened: 'Wat er toen gebeurde',
  lead: (n: number) => (n === 0 ? 'gelijk' : n > 0 ? `${n} voor` : `${-n} achter`),
};
