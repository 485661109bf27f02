import { namesNl } from '../../texts/names.nl.ts';
import { type FourDownsTexts, optionTexts } from './table.ts';

const { colours, sides, sets, games } = namesNl;

export const tableNl: FourDownsTexts = {
  ...games['four-downs'],
  prompts: {
    vote: 'Jullie spelen met z’n tweeën. Voortaan met 8 kaarten?',
    lead: 'Kom uit met een kaart, welke je maar wilt.',
    follow:
      'Speel bij: dezelfde kleur van de andere strategie. Heb je die niet, dan dezelfde kleur; anders mag alles.',
    answer: 'Er is geklopt! Stop je, of ga je mee?',
  },
  deeds: {
    vote: 'stemmen over 8 kaarten',
    lead: 'uitkomen met een kaart',
    follow: 'een kaart bijspelen',
    answer: 'stoppen of meegaan',
  },
  picks: {
    play: 'Speel {card}',
    claim: 'Klop: first down!',
    fold: 'Stoppen',
    continue: 'Meegaan',
    yes: 'Ja, 8 kaarten',
    no: 'Nee, 4 kaarten',
  },
  events: {
    firstDealer: 'Het lot wijst [{seat}|jou] aan om als eerste te delen.',
    shuffle: 'Ronde {round}: {seat} schudt de {set} en deelt.',
    hand: '{seat} krijgt {count:kaart|kaarten}.',
    lead: '{seat} komt uit met {card}.',
    follow: '{seat} speelt {card} bij.',
    beats: '{seat} wint speelbeurt {trick} met {card}.',
    keeps: 'Niemand komt eroverheen: speelbeurt {trick} blijft bij [{seat}|jou].',
    inherits: 'Niemand komt eroverheen en wie uitkwam is gestopt: speelbeurt {trick} is voor [{seat}|jou].',
    claim: '{seat} klopt: first down! De inzet is nu {stake} yards.',
    fold: '{seat} stopt en doet deze ronde niet meer mee.',
    continue: '{seat} gaat mee voor {stake} yards.',
    alone: 'De anderen zijn gestopt: {seat} hoeft niet verder te spelen.',
    leadPasses: 'Wie moest uitkomen is gestopt. Nu [komt|kom] {seat} uit.',
    round: '{seat} wint ronde {round}!',
    lose: '{seat} verliest {lost:yard|yards} en [is|bent] er nu {yards} kwijt.',
    out: '{seat} [heeft|hebt] 100 yards verloren en ligt eruit.',
    voted: '{seat} [heeft|hebt] gestemd.',
    vote: '{seat} zegt {vote}.',
    eightCards: 'Twee keer ja: voortaan krijgt ieder 8 kaarten.',
    fourCards: 'Niet allebei ja: het blijft bij 4 kaarten.',
    wins: '{seat} blijft als laatste over en wint het spel!',
  },
  words: {
    ...colours,
    ...sets,
    offense: sides.offense,
    defense: sides.defense,
    yes: 'ja',
    no: 'nee',
    unasked: 'nog niet gevraagd',
    'last-player': 'als laatste over',
  },
  zones: {
    hand: 'hand',
    played: 'gespeeld',
    pile: 'stapel',
    box: 'doos',
    black: 'zwart',
    white: 'wit',
  },
  options: optionTexts(namesNl),
};
