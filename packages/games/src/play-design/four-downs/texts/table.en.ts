import { namesEn } from '../../texts/names.en.ts';
import { type FourDownsTexts, optionTexts } from './table.ts';

const { colours, sides, sets, games } = namesEn;

export const tableEn: FourDownsTexts = {
  ...games['four-downs'],
  prompts: {
    vote: 'It is just the two of you. Play with 8 cards from now on?',
    lead: 'Lead with any card you like.',
    follow:
      'Follow: the same colour from the other side. If you have none, the same colour; otherwise anything goes.',
    answer: 'Somebody knocked! Do you fold, or stay in?',
  },
  deeds: {
    vote: 'vote about 8 cards',
    lead: 'lead a card',
    follow: 'follow with a card',
    answer: 'fold or stay in',
  },
  picks: {
    play: 'Play {card}',
    claim: 'Knock: first down!',
    fold: 'Fold',
    continue: 'Stay in',
    yes: 'Yes, 8 cards',
    no: 'No, 4 cards',
  },
  events: {
    firstDealer: 'By lot, {seat} [deals|deal] first.',
    shuffle: 'Round {round}: {seat} [shuffles|shuffle] the {set} and [deals|deal].',
    hand: '{seat} [gets|get] {count:card|cards}.',
    lead: '{seat} [leads|lead] {card}.',
    follow: '{seat} [follows|follow] with {card}.',
    beats: '{seat} [wins|win] trick {trick} with {card}.',
    keeps: 'Nobody beats it: trick {trick} stays with {seat}.',
    inherits: 'Nobody beats it and the one who led has folded: trick {trick} goes to {seat}.',
    claim: '{seat} [knocks|knock]: first down! The stake is now {stake} yards.',
    fold: '{seat} [folds and is|fold and are] out of this round.',
    continue: '{seat} [stays|stay] in for {stake} yards.',
    alone: 'The others have folded: {seat} need not play on.',
    leadPasses: 'The one who had to lead has folded. Now {seat} [leads|lead].',
    round: '{seat} [wins|win] round {round}!',
    lose: '{seat} [loses|lose] {lost:yard|yards} and [has|have] now lost {yards} in all.',
    out: '{seat} [has|have] lost 100 yards and [is|are] out.',
    voted: '{seat} [has|have] voted.',
    vote: '{seat} [says|say] {vote}.',
    eightCards: 'Twice yes: from now on you each get 8 cards.',
    fourCards: 'Not both yes: you keep to 4 cards.',
    wins: '{seat} [is|are] the last one standing and [wins|win] the match!',
  },
  words: {
    ...colours,
    ...sets,
    offense: sides.offense,
    defense: sides.defense,
    yes: 'yes',
    no: 'no',
    unasked: 'not asked yet',
    'last-player': 'last one standing',
  },
  zones: {
    hand: 'hand',
    played: 'played',
    pile: 'pile',
    box: 'box',
    black: 'black',
    white: 'white',
  },
  options: optionTexts(namesEn),
};
