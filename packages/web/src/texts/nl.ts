import { levelTexts } from '@stamtafel/bots/level-texts.ts';
import { deckNl } from './deck-nl.ts';
import { lessonNl } from './lesson-nl.ts';
import { nameless } from './nameless.ts';
import { onlineNl } from './online-nl.ts';
import { replayNl } from './replay-nl.ts';

/** What the browser table itself says. The words of a game are the game's. */
export const nl = {
  title: 'Stamtafel',
  welcome: 'Schuif aan. Wat gaan we spelen?',
  home: 'Naar het begin',
  close: 'Sluiten',
  cancel: 'Toch niet',
  yes: 'Ja',
  and: 'en',

  // Home
  players: (counts: string) => `${counts} spelers`,
  minutes: (from: number, to: number) => `${from}–${to} min`,
  playNow: 'Speel nu',
  playNowNamed: (game: string) => `Speel nu ${game}`,
  together: 'Aan één scherm',
  togetherNamed: (game: string) => `Samen aan één scherm: ${game}`,
  rules: 'Regels',
  rulesNamed: (game: string) => `Regels van ${game}`,
  running: 'Verder spelen',
  goOnNamed: (game: string, names: string) => `Verder met ${game}, ${names}`,
  throwAway: 'Weg ermee',
  throwAwayNamed: (game: string, names: string) => `Gooi ${game} met ${names} weg`,
  throwAwaySure: (game: string) => `Wil je dit potje ${game} echt weggooien? Het is nog niet uit.`,
  answersSoFar: (n: number) => `${n} ${n === 1 ? 'zet' : 'zetten'}`,
  ...nameless.nl,
  /** A person who has been forgotten. */
  somebody: 'Iemand',
  /** Of a match by a link: somebody who gave no name. */
  guest: (n: number) => `Speler ${n}`,
  botNames: ['Mieke', 'Toon', 'Sjaan', 'Harrie', 'Riet', 'Koos'],
  dealing: 'De kaarten worden gedeeld…',
  rulesComing: 'De regels komen eraan…',
  cannotDeal: 'Delen lukte niet: niet alles is binnengekomen. Laad de pagina opnieuw zodra er verbinding is.',

  // About
  about: 'Over Stamtafel',
  aboutVersion: (version: string) => `Dit is versie ${version}.`,
  aboutFree:
    'Stamtafel is vrije software onder de MIT-licentie: je mag het gebruiken, veranderen en doorgeven, ook als je er geld mee verdient.',
  aboutNames:
    'De namen van de spellen en de kaarten zijn van hun makers en uitgevers. Stamtafel hoort niet bij hen, en er zit geen gedrukte kaart en geen gedrukt regelboek in.',
  aboutParts: 'Waar het van gemaakt is',
  aboutPartsHow: (count: number) =>
    `Behalve ons eigen werk zit er werk van anderen in: ${count} onderdelen, elk met een eigen licentie. Kies er een om die te lezen; ze zijn in het Engels.`,
  aboutMissing: 'De licenties zijn niet binnengekomen. Kom terug zodra er verbinding is.',

  // A new table
  setUp: 'Instellen',
  setUpNamed: (game: string) => `Instellen: ${game}`,
  setUpTitle: (game: string) => `${game}: hoe wil je spelen?`,
  opponents: 'Hoeveel spelers?',
  botLevel: 'De computers',
  botLevels: {
    level1: 'Kalf: leert het nog',
    level2: 'Vaars: speelt aardig mee',
    level3: 'Stier: geeft niets weg',
    level4: 'Kampioen: denkt lang na',
    greedy: 'Gretig: pakt wat er ligt',
    random: 'Doet maar wat',
  },
  levels: { ...levelTexts.nl, greedy: 'gretig', random: 'doet maar wat' },
  asUsual: 'Weer gewoon',
  newTable: (game: string) => `${game} aan één scherm: wie schuift er aan?`,
  newTableHow: 'Jullie spelen samen op dit ene apparaat en geven het scherm aan elkaar door.',
  people: 'Mensen',
  bots: 'Computers',
  yourName: 'Je naam',
  namesOfPeople: 'Namen',
  sitDown: 'Aan tafel',

  // The table
  yourTurn: 'Aan jou',
  waitingFor: (names: string) => `Even wachten op ${names}.`,
  sealed: 'Je keuze ligt gedekt op tafel.',
  choices: 'Keuzes',
  choicesFor: (what: string) => `Keuzes voor ${what}`,
  otherChoice: 'Toch iets anders',
  confirm: (n: number) => `Leg ${n === 1 ? 'deze' : `deze ${n}`} neer`,
  wanted: (n: number) => (n === 1 ? 'Kies er één.' : `Kies er ${n}.`),
  markMore: (n: number) => `Nog ${n} te kiezen`,
  fillUp: 'Vul de rest aan',
  putBack: 'Leg alles terug',
  mayInterrupt: 'Niemand wacht op je, maar je mag:',
  whyNot: 'Waarom niet?',
  whyNotThis: (what: string) => `${what}: waarom niet?`,
  refusedBecause: 'Dat mag niet, want:',
  insteadOf: (names: string, more: number) => `Dit mag wel: ${names}${more > 0 ? ` en nog ${more}` : ''}.`,
  refusedNow: 'Dat kan nu niet. Waar het om gaat:',
  notYourTurn: 'Jij bent nu niet aan de beurt.',
  notOnOffer: 'Dat kan nu niet.',
  look: 'Bekijk',
  cards: (n: number) => (n === 1 ? '1 kaart' : `${n} kaarten`),
  emptyPlace: 'leeg',
  yourHand: 'Je hand',
  handOf: (name: string) => `De hand van ${name}`,
  faceDown: 'een gedekte kaart',
  ruleOf: (id: string) => `Regel ${id}`,
  log: 'Verhaal',
  logEmpty: 'Er is nog niets gebeurd.',
  menu: 'Menu',
  tip: 'Tip',
  tipHint: 'Wat zou een kampioen overwegen?',
  withKey: (hint: string, key: string) => `${hint} (toets ${key})`,
  tipThinks: 'Even meedenken…',
  tipNone: 'Hier is geen tip voor.',
  tipFair: 'Vanuit jouw stoel bekeken: een tip weet niets wat jij niet mag weten.',
  undo: 'Terug',
  undoHint: 'Neem je laatste zet terug',
  undoSeenHint: 'Neem je laatste zet terug, al heb je gezien wat er daarna kwam',
  undoneSeen: 'Teruggenomen. Je hebt al gezien wat er daarna kwam; wie eerlijk speelt, vergeet dat even.',
  undone: 'De laatste zet is teruggenomen.',
  undoAsk: 'Er is sindsdien al iets gezien of getrokken. Vindt iedereen het goed dat dit teruggaat?',
  resign: 'Opgeven',
  resignSure: 'Wil je echt opgeven?',
  leave: 'Van tafel',
  bot: 'computer',
  away: 'even weg',
  open: 'vrije stoel',
  toMove: '[is|bent] aan de beurt',
  thinks: 'denkt na',
  score: 'De stand',

  // A shared screen
  handOver: (name: string) => `Geef het scherm aan ${name}`,
  onlyYou: (name: string) => `Ik ben ${name}, en alleen ik kijk`,
  sinceLast: 'Sinds jouw vorige beurt',

  // The end
  theEnd: 'Het potje is uit',
  wins: (names: string, many: boolean) => (many ? `${names} winnen samen!` : `${names} wint!`),
  draw: 'Gelijkspel!',
  youWin: 'Jij wint!',
  place: (n: number) => `${n}e`,
  points: (n: number) => (n === 1 ? '1 punt' : `${n} punten`),
  again: 'Nog een keer',
  lookAtTable: 'Tafel bekijken',
  result: 'Uitslag',

  // Rules
  overview: 'In het kort',
  settingUp: 'De voorbereiding',
  chapters: 'Hoofdstukken',
  search: 'Zoek in de regels',
  smallPrint: 'De kleine lettertjes',
  found: (n: number) => (n === 1 ? '1 regel' : `${n} regels`),
  notFound: 'Daarover staat niets in de regels.',
  noSuchRule: (id: string) => `Een regel ${id} is er niet; hieronder staan ze allemaal.`,

  // Settings
  settings: 'Instellingen',
  language: 'Taal',
  languages: { nl: 'Nederlands', en: 'English' },
  speed: 'Tempo',
  speeds: { calm: 'rustig', usual: 'gewoon', brisk: 'vlot', instant: 'meteen' },
  sound: 'Geluid',
  withSound: 'Met geluid?',
  noThanks: 'Nee',
  haptics: 'Trillen',
  theme: 'Dag of nacht',
  themes: { auto: 'zoals het apparaat', light: 'licht', dark: 'donker' },
  leftHanded: 'Linkshandig',
  largeHint: 'Een kaart groot zien: houd hem vast, klik rechts, of druk op i.',
  textSize: 'Letters',
  textSizes: { usual: 'gewoon', large: 'groot', larger: 'groter' },
  notify: 'Meld het als ik aan de beurt ben',
  notifyRefused:
    'Deze browser laat geen meldingen van deze pagina toe. Bij de instellingen van de browser kun je dat veranderen.',
  shortcuts: 'Sneltoetsen (r: regels, t: tip)',

  // Trouble
  trouble: {
    'cannot-open': 'Dit potje gaat niet open. Er is niets verloren: het ligt nog in de la.',
    'cannot-keep': 'Dit potje kan hier niet bewaard worden. Spelen kan gewoon; na sluiten is het weg.',
    elsewhere: 'Dit potje is in een ander venster verder gespeeld. Hier zie je nu hetzelfde.',
    broken: 'Er ging iets mis. Wat je gespeeld hebt, is bewaard; laad de pagina opnieuw.',
  },
  reload: 'Opnieuw laden',
  brokenPage: 'Deze pagina lukt even niet.',
  brokenPageHint:
    'Er is niets verloren. Laad de pagina opnieuw; zonder verbinding lukt dat pas als die er weer is.',
  partMissing:
    'Dit is niet binnengekomen. Er is niets verloren; laad de pagina opnieuw zodra er verbinding is.',
  noSuchTable: 'Deze tafel is er niet (meer) op dit apparaat.',
  noSuchPage: 'Hier is niets.',
  noSuchGame: 'Dat spel staat hier niet op de plank.',

  online: onlineNl,
  everybody: 'Iedereen',
  storyOf: 'Wie',
  earlier: (n: number) => `Nog ${n} van eerder`,
  lesson: lessonNl,
  replay: replayNl,
  deck: deckNl,
};

export type Texts = typeof nl;
