import { levelTexts } from '@stamtafel/bots';
import type { Language } from '@stamtafel/games';
import { tellingWords } from '@stamtafel/games/telling/words.ts';

/** What the terminal table itself says. The words of a game are the game's. */
const nl = {
  ...tellingWords.nl,
  or: 'of',

  // Before the match
  welcome: 'Welkom aan de Stamtafel.',
  whichGame: 'Wat gaan we spelen?',
  chooseGame: 'Kies een nummer (of stop): ',
  menuHint: 'Speel met: stamtafel play SPEL, bijvoorbeeld',
  players: (counts: string) => `${counts} spelers`,
  noSuchGame: (given: string, games: string) => `“${given}” ken ik niet. Kies een nummer, of ${games}.`,
  sitting: (names: string) => `Aan tafel: ${names}.`,
  bot: { ...levelTexts.nl, greedy: 'computer', random: 'speelt maar wat' },
  thinks: (name: string) => `${name} denkt na…`,
  guest: 'Gast',
  guests: (letter: string) => `Speler ${letter}`,
  botNames: {
    greedy: ['Mieke', 'Toon', 'Sjaan', 'Harrie', 'Riet', 'Koos'],
    random: ['Dolle Dries', 'Wilde Willem', 'Losse Lies', 'Rare Roos', 'Malle Mien', 'Gekke Gijs'],
  },
  helpHint: 'Typ een nummer om te kiezen, ? voor hulp, stop om op te staan.',
  begin: 'Enter om te beginnen ▸ ',
  resumed: (answers: number) =>
    `We gaan verder waar jullie gebleven waren (na ${answers} ${answers === 1 ? 'zet' : 'zetten'}).`,

  // A turn
  justNow: 'Net gebeurd',
  sinceLast: 'Sinds jouw vorige beurt',
  earlier: (n: number) =>
    `… en ${n} ${n === 1 ? 'regel' : 'regels'} eerder (typ verhaal voor het hele verhaal)`,
  yourTurn: (name: string) => `${name}, jij bent.`,
  hand: 'Je hand',
  emptyHand: 'Je hebt geen kaarten in de hand.',
  noHand: 'In dit spel heb je geen hand.',
  anotherCard: 'toch een andere kaart',
  typeNumber: (most: number) => (most === 1 ? 'Enter of 1' : `1–${most}`),
  typeHelp: '? = hulp',
  allAtOnce: (numbers: string) => `of alles tegelijk: ${numbers}`,
  enterTakes: 'Enter neemt de enige keuze.',
  noSuchNumber: (given: string, most: number) =>
    most === 1
      ? `Er is één keuze: typ 1 of Enter.`
      : `${given} staat er niet bij; kies 1 tot en met ${most}.`,
  noSuchSeries: (numbers: string) =>
    `Zo komt het niet uit. Noem elk nummer één keer, bijvoorbeeld ${numbers}.`,
  seriesStops: (card: string, place: string) => `${card} kan niet (${place}); kies opnieuw vanaf hier.`,
  notUnderstood: (given: string) =>
    `“${given}” begrijp ik niet. Typ een nummer uit de lijst, of ? voor hulp. Er is niets veranderd.`,
  ambiguous: (given: string) => `“${given}” kan van alles zijn. Kies een nummer:`,
  notOnOffer: 'Dat kan nu niet',
  refusedBecause: 'Dat mag niet, want:',
  refusedNow: 'Dat kan nu niet. Waar het om gaat:',
  allowed: (label: string, number: string) => `Dat mag gewoon: ${label} (keuze ${number}).`,
  allowedAnyway: 'Dat mag gewoon.',
  whyWhat:
    'Waarom wat niet? Schrijf de zet erachter, bijvoorbeeld: waarom place rood-3-1 A.blauw (of: waarom 2 A.blauw).',
  hintAlone: 'Een tip is er alleen voor wie tegen computers speelt: zo blijft het eerlijk.',
  hintRace: 'In de race is geen tijd voor een tip.',
  hintThinks: 'Even meedenken…',
  nobodyElse: 'Daar hoef je niet op te wachten.',

  // A player may interrupt
  mayInterrupt: 'Wil je iets doen voor het verder gaat?',
  goesOn: 'Enter = verder',
  goesOnQuietly: 'd = doorspelen tot mijn beurt',
  who: (letters: string) => `en wie: ${letters}`,
  interruptUnclear: (keys: string) => `Enter om verder te gaan, of ${keys}.`,

  // Hot-seat
  handOver: (name: string) => `Geef het scherm aan ${name}.`,
  pressEnter: (name: string) => `${name}, druk op Enter als alleen jij kijkt. `,

  // Commands
  helpTitle: 'Wat je kunt typen',
  help: [
    ['een nummer', 'die keuze; 3 1 is kaart 3, dan keuze 1'],
    ['zetten', 'hoe je je zetten voluit schrijft; ook dat mag je typen'],
    ['tip', 'wat een sterke speler zou overwegen, en waarom'],
    ['waarom …', 'waarom iets niet mag: waarom 2 A.blauw'],
    ['uitleg', 'het spel in een paar zinnen'],
    ['overzicht', 'de overzichtskaart: de beurt, de kaarten en de punten'],
    ['regels HR-093', 'de tekst van een regel; regels dame zoekt een woord'],
    ['toon KAART', 'wat er op een kaart staat, en waar die getallen vandaan komen'],
    ['terug', 'je laatste zet terugnemen'],
    ['tafel, hand, verhaal', 'nog eens de tafel, je hand, alles wat er gebeurd is'],
    ['kijk', 'wat er omgedraaid of bedekt ligt en je mag bekijken'],
    ['opslaan BESTAND', 'het potje bewaren om later verder te spelen'],
    ['taal en', 'speak English'],
    ['opgeven, stop', 'de ander laten winnen; opstaan van tafel'],
  ],
  movesTitle: 'Zo schrijf je de zetten die je nu hebt',
  moreMoves: (n: number) => `… en nog ${n}`,
  nothingToUndo: 'Je hebt nog niets gedaan dat je kunt terugnemen.',
  undone: 'Teruggenomen.',
  undoneByAll: 'Iedereen vond het goed.',
  undoneFree: 'Niemand had er nog iets van gezien.',
  undoneByBots: 'De computer vindt het goed.',
  undoAsk: (names: string, name: string) =>
    `${name} wil dit terugnemen, maar daarna is er al iets gezien of getrokken. Vinden jullie (${names}) dat goed? j/n: `,
  undoRefused: 'Dan blijft het zoals het was.',
  oneScreen: 'Aan één scherm daag je niet om het snelst uit: het lot beslist.',
  undoNever: 'In een race kun je niets terugnemen.',
  undoForbidden:
    'Daarna is er al iets gezien of getrokken; dan mag je volgens de spelregels niets terugnemen.',
  settingUp: 'De voorbereiding',
  nothingToLook: 'Er ligt niets omgedraaid dat je mag bekijken.',
  logTitle: 'Het verhaal tot nu toe',
  logEmpty: 'Er is nog niets gebeurd.',
  saved: (file: string) => `Bewaard in ${file}.`,
  savedHint: (file: string) => `Verder spelen: stamtafel play --resume ${file}`,
  saveTrouble: (file: string, reason: string) =>
    `Bewaren in ${file} lukt niet (${reason}). Het potje gaat gewoon door; probeer een andere naam.`,
  keptNoLonger: (reason: string) =>
    `Het potje kan niet meer bewaard worden (${reason}). Spelen kan gewoon; opslaan BESTAND bewaart het ergens anders.`,
  overwrite: (file: string) => `${file} bestaat al. Overschrijven? j/n: `,
  notSaved: 'Niet bewaard.',
  saveBeforeStop: 'Het potje bewaren? j, n of een bestandsnaam: ',
  goodbye: 'Tot de volgende keer!',
  inputEnded: 'De invoer is op, midden in het potje. Bewaren kan met --save BESTAND.',
  inputEndedSaved: (file: string) => `De invoer is op, midden in het potje. Het staat in ${file}.`,
  interrupted:
    'Tot de volgende keer! Dit potje is niet bewaard (dat kan met opslaan, of met --save BESTAND).',
  interruptedSaved: (file: string) =>
    `Tot de volgende keer! Er is niets verloren: het potje staat in ${file}.`,
  language: 'We praten Nederlands.',
  languageWhich: 'Ik spreek nl en en: taal nl of taal en.',
  resignSure: (name: string) => `${name}, wil je echt opgeven? j/n: `,
  resignNot: 'Mooi zo. We spelen door.',
  resignNever: 'In dit spel kun je niet opgeven; opstaan kan wel, met stop.',
  yes: ['j', 'ja'],
  no: ['n', 'nee'],
  yesOrNo: 'Typ j of n.',
  cancelled: 'Dan niet. We spelen door.',

  // Rules
  ruleMissing: (id: string) => `Een regel ${id} is er niet. Zoek met een woord: regels vat.`,
  ruleNothing: (word: string) => `Nergens in de regels staat “${word}”.`,
  ruleFound: (word: string, n: number) =>
    n === 1 ? `“${word}” staat in één regel:` : `“${word}” staat in ${n} regels:`,
  cardNothing: (word: string) => `Geen kaart heet “${word}”.`,
  cardMore: (n: number) => `… en nog ${n}. Zoek met een woord erbij.`,
  ruleMore: (n: number) => `… en nog ${n}. Zoek met een woord erbij.`,
  ruleNow: 'Waar het nu om gaat:',

  // The end
  theEnd: 'Het potje is uit',
  wins: (names: string, many: boolean) => (many ? `${names} winnen samen!` : `${names} wint!`),
  draw: 'Gelijkspel!',
  scoreTitle: 'De stand',
  place: (n: number) => `${n}e`,
  seedShown: (seed: string) => `Deze kaarten nog eens? --seed ${seed}`,
  again: 'Nog een keer? j/n: ',

  // A race
  raceHotSeat:
    'Racen kan niet met z’n tweeën achter één toetsenbord; speel zonder race of tegen de computer.',
  tooLate: 'Te laat: de klok was je voor.',
};

export type Words = typeof nl;

const en: Words = {
  ...tellingWords.en,
  or: 'or',

  welcome: 'Welcome to the Stamtafel, the regulars’ table.',
  whichGame: 'What shall we play?',
  chooseGame: 'Choose a number (or quit): ',
  menuHint: 'Play with: stamtafel play GAME, for example',
  players: (counts) => `${counts} players`,
  noSuchGame: (given, games) => `I do not know “${given}”. Choose a number, or ${games}.`,
  sitting: (names) => `At the table: ${names}.`,
  bot: { ...levelTexts.en, greedy: 'computer', random: 'plays anything' },
  thinks: (name) => `${name} is thinking…`,
  guest: 'Guest',
  guests: (letter) => `Player ${letter}`,
  botNames: nl.botNames,
  helpHint: 'Type a number to choose, ? for help, quit to leave the table.',
  begin: 'Enter to begin ▸ ',
  resumed: (answers) =>
    `We go on where you left off (after ${answers} ${answers === 1 ? 'answer' : 'answers'}).`,

  justNow: 'Just now',
  sinceLast: 'Since your last turn',
  earlier: (n) => `… and ${n} earlier ${n === 1 ? 'line' : 'lines'} (type story for the whole story)`,
  yourTurn: (name) => `${name}, your turn.`,
  hand: 'Your hand',
  emptyHand: 'You have no cards in hand.',
  noHand: 'In this game you have no hand.',
  anotherCard: 'another card after all',
  typeNumber: (most) => (most === 1 ? 'Enter or 1' : `1–${most}`),
  typeHelp: '? = help',
  allAtOnce: (numbers) => `or all at once: ${numbers}`,
  enterTakes: 'Enter takes the only choice.',
  noSuchNumber: (given, most) =>
    most === 1 ? `There is one choice: type 1 or Enter.` : `${given} is not there; choose 1 to ${most}.`,
  noSuchSeries: (numbers) => `That does not work out. Name every number once, for example ${numbers}.`,
  seriesStops: (card, place) => `${card} is not possible (${place}); choose again from here.`,
  notUnderstood: (given) =>
    `I do not understand “${given}”. Type a number from the list, or ? for help. Nothing has changed.`,
  ambiguous: (given) => `“${given}” could mean several things. Choose a number:`,
  notOnOffer: 'That is not possible now',
  refusedBecause: 'That is not allowed, because:',
  refusedNow: 'That is not possible now. The rule behind it:',
  allowed: (label, number) => `You may: ${label} (choice ${number}).`,
  allowedAnyway: 'You may do that.',
  whyWhat:
    'Why not what? Write the move after it, for example: why place rood-3-1 A.blauw (or: why 2 A.blauw).',
  hintAlone: 'Hints are only for a player alone against computers: that keeps it fair.',
  hintRace: 'In the race there is no time for a hint.',
  hintThinks: 'Let me think along…',
  nobodyElse: 'There is no need to wait for that.',

  mayInterrupt: 'Anything to do before play goes on?',
  goesOn: 'Enter = go on',
  goesOnQuietly: 'd = play on until my turn',
  who: (letters) => `and who: ${letters}`,
  interruptUnclear: (keys) => `Enter to go on, or ${keys}.`,

  handOver: (name) => `Hand the screen to ${name}.`,
  pressEnter: (name) => `${name}, press Enter when only you are looking. `,

  helpTitle: 'What you can type',
  help: [
    ['a number', 'that choice; 3 1 means card 3, then choice 1'],
    ['moves', 'how to write your moves in full; you may type that too'],
    ['hint', 'what a strong player would consider, and why'],
    ['why …', 'why something is not allowed: why 2 A.blauw'],
    ['intro', 'the game in a few sentences'],
    ['overview', 'the overview card: the turn, the cards and the points'],
    ['rules HR-093', 'the text of a rule; rules lady searches for a word'],
    ['show CARD', 'what is on a card, and where its figures come from'],
    ['undo', 'take back your last move'],
    ['table, hand, story', 'the table again, your hand, everything that happened'],
    ['look', 'what lies turned down or covered and you may look at'],
    ['save FILE', 'keep the match, to go on later'],
    ['language nl', 'Nederlands spreken'],
    ['resign, quit', 'let the other side win; leave the table'],
  ],
  movesTitle: 'How to write the moves you have now',
  moreMoves: (n) => `… and ${n} more`,
  nothingToUndo: 'You have not done anything yet that can be taken back.',
  undone: 'Taken back.',
  undoneByAll: 'Everybody agreed.',
  undoneFree: 'Nobody had seen anything of it.',
  undoneByBots: 'The computer does not mind.',
  undoAsk: (names, name) =>
    `${name} wants to take this back, but something has been seen or drawn since. Do you (${names}) agree? y/n: `,
  undoRefused: 'Then it stays as it was.',
  oneScreen: 'At one screen there is no race to challenge: a lot decides.',
  undoNever: 'In a race nothing can be taken back.',
  undoForbidden:
    'Something has been seen or drawn since; by the rules of this game nothing can be taken back then.',
  settingUp: 'Setting up',
  nothingToLook: 'Nothing lies turned down that you may look at.',
  logTitle: 'The story so far',
  logEmpty: 'Nothing has happened yet.',
  saved: (file) => `Saved in ${file}.`,
  savedHint: (file) => `To play on: stamtafel play --resume ${file}`,
  saveTrouble: (file, reason) =>
    `Saving in ${file} does not work (${reason}). The match simply goes on; try another name.`,
  keptNoLonger: (reason) =>
    `The match can no longer be kept (${reason}). Play simply goes on; save FILE keeps it somewhere else.`,
  overwrite: (file) => `${file} exists. Overwrite it? y/n: `,
  notSaved: 'Not saved.',
  saveBeforeStop: 'Save the match? y, n or a file name: ',
  goodbye: 'See you next time!',
  inputEnded: 'The input has ended in the middle of the match. --save FILE would have kept it.',
  inputEndedSaved: (file) => `The input has ended in the middle of the match. It is in ${file}.`,
  interrupted: 'See you next time! This match was not saved (save does that, or --save FILE).',
  interruptedSaved: (file) => `See you next time! Nothing is lost: the match is in ${file}.`,
  language: 'We speak English.',
  languageWhich: 'I speak nl and en: language nl or language en.',
  resignSure: (name) => `${name}, do you really want to resign? y/n: `,
  resignNot: 'Good. We play on.',
  resignNever: 'You cannot resign in this game; type quit to leave the table.',
  yes: ['y', 'yes'],
  no: ['n', 'no'],
  yesOrNo: 'Type y or n.',
  cancelled: 'All right, we play on.',

  ruleMissing: (id) => `There is no rule ${id}. Search for a word: rules barrel.`,
  ruleNothing: (word) => `“${word}” is nowhere in the rules.`,
  ruleFound: (word, n) => (n === 1 ? `“${word}” is in one rule:` : `“${word}” is in ${n} rules:`),
  cardNothing: (word) => `No card is called “${word}”.`,
  cardMore: (n) => `… and ${n} more. Add a word to the search.`,
  ruleMore: (n) => `… and ${n} more. Add a word to the search.`,
  ruleNow: 'The rule in question:',

  theEnd: 'The match is over',
  wins: (names, many) => (many ? `${names} win together!` : `${names} wins!`),
  draw: 'A draw!',
  scoreTitle: 'The score',
  place: (n) => `${n}${n === 1 ? 'st' : n === 2 ? 'nd' : n === 3 ? 'rd' : 'th'}`,
  seedShown: (seed) => `The same cards again? --seed ${seed}`,
  again: 'Play again? y/n: ',

  raceHotSeat: 'Two people cannot race at one keyboard; play without a race or against the computer.',
  tooLate: 'Too late: the clock was faster.',
};

export const words: { readonly [L in Language]: Words } = { nl, en };
