import type { Language } from '@stamtafel/games/edition.ts';

/** What is said about giving a played match to others. */
const nl = {
  offer:
    'Stuur deze link naar wie het potje wil terugzien: zet voor zet, van elke stoel of met open kaarten.',
  honest:
    'Het hele potje staat in de link zelf, met de namen van wie speelden. Er gaat niets naar een server.',
  unproved: 'Wie na wil rekenen hoe er geschud is, heeft het bestand nodig: dat past niet in de link.',
  link: 'De link naar dit potje',
  making: 'De link wordt gemaakt…',
  cannotMake: 'De link maken lukte niet. Je potje is er nog, en je kunt het als bestand bewaren.',
  later: 'Deze link is van een nieuwere Stamtafel. Ververs de pagina en probeer het nog eens.',
  broken: 'Deze link is niet heel: er is een stuk af, of er is iets aan veranderd.',
  brokenHint: 'Vraag de afzender om hem opnieuw te sturen, en open hem in zijn geheel.',
  tooLong: 'Deze link is te lang voor een potje.',
  tooLongHint: 'Vraag de afzender om het potje als bestand: dat open je op de beginpagina.',
  unknownGame: 'Deze link is van een spel dat hier niet op de plank staat.',
  otherRules: 'Dit potje werd met een andere versie van de regels gespeeld en is hier niet na te spelen.',
  otherRulesHint: 'Ververs de pagina, of open de link bij de Stamtafel waar hij vandaan komt.',
  impossible: 'Zo kan dit spel niet gespeeld zijn.',
  offline: 'Het spel kon niet opgehaald worden. Is er verbinding? De link blijft goed.',
};

const en: typeof nl = {
  offer:
    'Send this link to anyone who wants to see the match: move by move, from any chair or with open cards.',
  honest: 'The whole match is in the link itself, with the names of the players. Nothing goes to a server.',
  unproved: 'To check the shuffle you need the file: the proof does not fit in the link.',
  link: 'The link to this match',
  making: 'Making the link…',
  cannotMake: 'The link could not be made. Your match is still there, and you can save it as a file.',
  later: 'This link is from a newer Stamtafel. Reload the page and try again.',
  broken: 'This link is damaged: part of it is missing, or something in it was changed.',
  brokenHint: 'Ask the sender to send it again, and open the whole link.',
  tooLong: 'This link is too long to be a match.',
  tooLongHint: 'Ask the sender for the match as a file: you can open that on the first page.',
  unknownGame: 'This link is for a game that is not on the shelf here.',
  otherRules: 'This match was played with another version of the rules and cannot be replayed here.',
  otherRulesHint: 'Reload the page, or open the link at the Stamtafel it comes from.',
  impossible: 'This game cannot have been played like this.',
  offline: 'The game could not be fetched. Are you online? The link stays valid.',
};

export const words: { readonly [L in Language]: typeof nl } = { nl, en };
