import { namesEn } from '../../texts/names.en.ts';
import { type FivePossessionsTexts, optionTexts } from './table.ts';

const { colours, sides, games } = namesEn;

export const tableEn: FivePossessionsTexts = {
  ...games['five-possessions'],
  prompts: {
    role: 'The choice is yours: do you start on offense or on defense?',
    place: 'Lay your cards face down, lane by lane. Nothing is turned over until you are both done.',
    lastOffense: 'The last two cards. Which open lanes do they go to?',
    lastDefense: 'The offense has placed. Lay your last cards opposite.',
  },
  picks: {
    offense: 'Play offense',
    defense: 'Play defense',
    lay: 'Lay {card}: {to}',
    leave: 'Nothing on {to}',
  },
  events: {
    toss: '{seat} wins the toss.',
    drew: '{seat} draws {card}: a {value}.',
    equalDraw: 'A {value} each. Put them back, shuffle and draw again.',
    begins: '{seat} begins and chooses a role.',
    role: '{seat} chooses {role}.',
    possession: 'Possession {number}: {seat} attacks.',
    row: 'Row {row}: you each take {number} cards.',
    placed: '{seat} has placed.',
    duelWon:
      'Lane {lane}: {cards}. The offense card is {colour}: {mine} to {theirs}. {seat} gets through and the lane stays open.',
    duelLost:
      'Lane {lane}: {cards}. The offense card is {colour}: {mine} to {theirs}. {seat} holds and the lane is closed.',
    laneEmpty: 'Lane {lane} gets no card from {seat} and closes without a duel.',
    setAside: '{seat} sets a card aside, face down: {card}.',
    cleared: '{seat} clears the defense off the table and lays it aside, face down.',
    rowOver: 'Row {row} is done. Open lanes: {number}.',
    laidLast: '{seat} lays a card face down on lane {lane}: {card}.',
    deadLast: '{seat} lays a card on the closed lane {lane}: {card}. It takes no part.',
    noPlace: '{seat} shows the last cards: {cards}. They fit no open lane.',
    possessionWon: '{seat} wins possession {number} on {role} and is now at {yards} yards ({wins} won).',
    equaliser: '5–4! {seat} gets one more chance to draw level.',
    overtime: '5–5: overtime, two possessions at a time.',
    won: '{seat} wins the game, {wins}–{losses}!',
    draw: '{wins}–{wins}: a draw. You share first place.',
  },
  words: {
    ...colours,
    offense: sides.offense.name,
    defense: sides.defense.name,
    won: 'won the most possessions',
    draw: 'a draw',
  },
  zones: {
    box: 'box',
    shown: 'cards on show',
    offense: 'offense cards lying aside',
    defense: 'defense cards lying aside',
    stack: 'stack',
    hand: 'hand',
    aside: 'laid aside',
    lane: 'lane',
    down: 'face-down cards in lane',
    against: 'opposite lane',
  },
  options: optionTexts(namesEn),
};
