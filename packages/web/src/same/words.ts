import type { Language } from '@stamtafel/games/edition.ts';
import type { Help } from '../session/messages.ts';

const listOf = (and: string, ...parts: readonly (string | false)[]): string =>
  parts.filter((part) => part !== false).join(and);

/** What is said about playing the same cards as somebody else. */
const nl = {
  title: 'Zelfde kaarten',
  offer:
    'Stuur deze link naar een vriend: die speelt dezelfde kaarten, van dezelfde stoel, en op het eind vergelijken jullie.',
  honest: 'De hele deling staat in de link: wie hem uitpluist, kan de kaarten opzoeken.',
  link: 'De link naar dezelfde kaarten',
  making: 'De link wordt gemaakt…',
  cannotMake: 'De link maken lukte niet. Je potje is er nog.',
  sentBy: (name: string, game: string) => `${name} daagt je uit: ${game}`,
  sentResult: (name: string, place: string, score: string, help: string) =>
    `${name} speelde met deze kaarten en werd ${place}, met ${score}${help && ` (${help})`}. Maak jij er meer van?`,
  /** Empty where nothing helped. */
  help: ({ tips = 0, takenBack = 0 }: Partial<Help>) =>
    listOf(
      ' en ',
      tips > 0 && (tips === 1 ? 'met 1 tip' : `met ${tips} tips`),
      takenBack > 0 && `${takenBack} keer teruggenomen`,
    ),
  chair: (seat: number, seats: number) => `Je zit op stoel ${seat} van ${seats}, net als toen.`,
  against: (computers: string) => `Je speelt tegen ${computers}.`,
  ownCards: 'Met de eigen kaarten van de afzender.',
  houseRules: 'Huisregels',
  play: 'Speel dezelfde kaarten',
  later: 'Deze link is van een nieuwere Stamtafel. Ververs de pagina en probeer het nog eens.',
  broken: 'Deze link is niet heel: er is een stuk af, of er is iets aan veranderd.',
  brokenHint: 'Vraag de afzender om hem opnieuw te sturen, en open hem in zijn geheel.',
  unknownGame: 'Deze link is van een spel dat hier niet op de plank staat.',
  otherRules:
    'Deze kaarten werden met een andere versie van de regels gespeeld; vergelijken zou niet eerlijk zijn.',
  impossible: 'Zo kan dit spel niet gespeeld worden.',
  offline: 'Het spel kon niet opgehaald worden. Is er verbinding? De link blijft goed.',
  compared: 'Dezelfde kaarten, twee uitslagen',
  better: (name: string) => `Jij deed het beter dan ${name || 'iemand anders'}, met dezelfde kaarten.`,
  worse: (name: string) => `${name || 'Iemand anders'} deed het beter, met dezelfde kaarten.`,
  equal: (name: string) =>
    `Jij en ${name || 'iemand anders'} eindigden gelijk: dezelfde plaats, dezelfde stand.`,
  parted: 'Jullie eerste verschil',
  partedAt: (move: number, asked: string) => `Jullie eerste verschil was bij zet ${move}. ${asked}`,
};

const en: typeof nl = {
  title: 'Same cards',
  offer:
    'Send this link to a friend, who then plays the same cards from the same chair; at the end you compare.',
  honest: 'The whole deal is in the link: anyone who takes it apart can look up the cards.',
  link: 'The link to the same cards',
  making: 'Making the link…',
  cannotMake: 'The link could not be made. Your match is still there.',
  sentBy: (name, game) => `${name} challenges you: ${game}`,
  sentResult: (name, place, score, help) =>
    `${name} played these cards and came ${place}, with ${score}${help && ` (${help})`}. Can you do better?`,
  help: ({ tips = 0, takenBack = 0 }) =>
    listOf(
      ' and ',
      tips > 0 && (tips === 1 ? 'with 1 hint' : `with ${tips} hints`),
      takenBack > 0 && (takenBack === 1 ? 'took back once' : `took back ${takenBack} times`),
    ),
  chair: (seat, seats) => `You sit in chair ${seat} of ${seats}, the same one.`,
  against: (computers) => `You play against ${computers}.`,
  ownCards: 'With the sender’s own cards.',
  houseRules: 'House rules',
  play: 'Play the same cards',
  later: 'This link is from a newer Stamtafel. Reload the page and try again.',
  broken: 'This link is damaged: part of it is missing, or something in it was changed.',
  brokenHint: 'Ask the sender to send it again, and open the whole link.',
  unknownGame: 'This link is for a game that is not on the shelf here.',
  otherRules: 'These cards were played with another version of the rules; comparing would not be fair.',
  impossible: 'This game cannot be played like this.',
  offline: 'The game could not be fetched. Are you online? The link stays valid.',
  compared: 'Same cards, two results',
  better: (name) => `You did better than ${name || 'somebody else'}, with the same cards.`,
  worse: (name) => `${name || 'Somebody else'} did better, with the same cards.`,
  equal: (name) => `You and ${name || 'somebody else'} finished level: same place, same score.`,
  parted: 'Where you first differed',
  partedAt: (move, asked) => `You first differed at move ${move}. ${asked}`,
};

export const words: { readonly [L in Language]: typeof nl } = { nl, en };
