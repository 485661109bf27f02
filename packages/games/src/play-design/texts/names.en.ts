import { about as fivePossessions } from '../five-possessions/about.ts';
import { about as fourDowns } from '../four-downs/about.ts';
import type { Names } from './names.ts';

export const namesEn: Names = {
  games: {
    'four-downs': {
      title: fourDowns.title.en,
      tagline: fourDowns.tagline.en,
    },
    'five-possessions': {
      title: fivePossessions.title.en,
      tagline: fivePossessions.tagline.en,
    },
  },
  sides: { offense: 'offense', defense: 'defense' },
  colours: { blue: 'blue', green: 'green', orange: 'orange', purple: 'purple' },
  sets: { black: 'black set', white: 'white set' },
  dots: {
    O: { colour: 'orange', offense: 'quarterback', defense: 'special teams' },
    P: { colour: 'purple', offense: 'tight end', defense: 'strong safety' },
    G: { colour: 'green', offense: 'running backs', defense: 'linebackers' },
    B: { colour: 'blue', offense: 'wide receivers', defense: 'corners and free safety' },
    L: { colour: 'grey', offense: 'offensive linemen', defense: 'defensive linemen' },
  },
  kinds: {
    Run: 'running with the ball',
    Pass: 'throwing and catching',
    Special: 'kickers and other special folk',
  },
  figures: { name: 'name', side: 'side', colour: 'colour', value: 'value', kind: 'type', dots: 'dots' },
  marks: {
    R: 'Printed in the rules leaflet.',
    S: 'Comes from a published source.',
    D: 'Made up by us: the leaflet does not say. If you own the game, you can enter your own figures.',
    own: 'Entered by the owner of the game.',
  },
  options: {
    'pd.deck': {
      name: 'Cards',
      explains: 'Play with our cards, or with the figures from your own box.',
      values: { default: 'the Stamtafel cards', custom: 'My cards' },
    },
    'pd.revealLog': {
      name: 'Memory aid',
      explains:
        'May you look up which cards have been face up in this possession, in the story and on the table, or do you have to remember them?',
      values: { on: 'you may look them up', off: 'remember them yourself' },
    },
    'pd4.alternateSets': {
      name: 'Alternate sets',
      explains: 'Deal from the black and the white set in turn. Just for looks.',
      values: { on: 'black and white in turn', off: 'always black' },
    },
    'pd4.trick': {
      name: 'Who wins a trick',
      explains:
        'The leaflet’s first point is “the highest card of the same colour”. So does a higher card of the lead card’s own colour and side keep everybody from winning? (From three players.)',
      values: {
        qualifying: 'the highest that may win: a card that cannot win itself blocks nothing',
        literal: 'to the letter: such a higher card blocks, and the lead stays',
      },
    },
    'pd4.firstDowns': {
      name: 'First downs',
      explains: 'Knock to claim a first down: the stake goes up by 10 yards, and the others fold or stay in.',
      values: { off: 'no knocking', on: 'with knocking' },
    },
    'pd4.foldCost': {
      name: 'Price of folding',
      explains:
        'What you lose if you fold after a knock: always 10 yards, or the stake from before that knock.',
      values: { flat10: 'always 10 yards', stake: 'the stake before the knock' },
    },
    'pd4.claimTiming': {
      name: 'When to knock',
      explains:
        'At any moment, or only when it is you who must play a card. The latter suits matches that run for days.',
      values: { free: 'at any moment', turn: 'only on your turn' },
    },
    'pd4.eightCards': {
      name: '8 cards',
      explains: 'Only two of you left? Then you can play rounds of 8 cards, for a bit more strategy.',
      values: { off: 'always 4', on: '8 with two players', ask: 'the last two vote' },
    },
    'pd5.seat1Set': {
      name: 'Set of chair 1',
      explains: 'Who plays white and who plays black. Just for looks.',
      values: { white: 'chair 1 white', black: 'chair 1 black' },
    },
    'pd5.startMethod': {
      name: 'Who begins',
      explains: 'Toss a coin, or both draw a card: the higher value begins.',
      values: { toss: 'coin toss', draw: 'highest card' },
    },
    'pd5.lastRow': {
      name: 'Colour rule in row 4',
      explains:
        'The leaflet names the colour rule for “the new 4 cards”; row 4 has only 2. If it holds there too, neither of them may fit, and the defense wins without a duel.',
      values: { coloured: 'holds in row 4, too', free: 'does not hold in row 4' },
    },
    'pd5.equaliser': {
      name: 'Equalising turn',
      explains:
        'At 5–4 one more possession follows. Always, or only if the player who is behind has the offense in it.',
      values: { always: 'at every 5–4', 'trailing-offense': 'only if the one behind has the offense' },
    },
    'pd5.tieAt5': {
      name: 'At 5–5',
      explains: 'It stays a draw, or you play on until somebody is ahead after two more possessions.',
      values: { draw: 'draw', overtime: 'overtime' },
    },
  },
  breakdown: {
    lost: 'Round {round}: {lost} yards lost, {yards} in all',
    yards: 'In all: {yards} yards lost',
    possession: 'Possession {number} won with the {role}',
    won: 'In all: {wins} won, {yards} yards gained',
  },
  deckReasons: {
    'not-a-deck': 'These are not cards. There should be a list of 28.',
    'unknown-card': 'We do not know the card {id}. Use the 28 cards of the card list.',
    'missing-card': 'The card {id} is missing. All 28 have to be there.',
    'double-card': 'The card {id} is in there twice. Keep one of them.',
    'not-a-card': 'There is no card at {id}. Fill in its name, colour, value, type and dots.',
    'side-changed': 'The side of {id} is fixed: {side}. You may change the rest.',
    'bad-name': 'The name of {id} must have 1 to {max} characters, without spaces at either end.',
    'double-name': '{id} and {other} are both called “{name}”. Give every card its own name.',
    'bad-colour': 'The colour of {id} is “{colour}”. Choose blue, green, orange or purple.',
    'bad-value': 'The value of {id} is “{value}”. Choose a whole number from {min} to {max}.',
    'bad-kind': 'The type of {id} must have 1 to {max} characters, without spaces at either end.',
    'bad-dots': 'Give {id} five numbers of dots (O, P, G, B and L): whole numbers from 0 up.',
    'dots-not-11': '{id} has {sum} dots in all. It should have {needed}.',
  },
};
