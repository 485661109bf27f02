import { namesEn } from '../../texts/names.en.ts';
import { type FivePossessionsTexts, optionTexts } from './table.ts';

const { colours, sides, games } = namesEn;

export const tableEn: FivePossessionsTexts = {
  ...games['five-possessions'],
  prompts: {
    role: 'Choose: do you start on offense or on defense?',
    place: 'Lay your cards face down, lane by lane. Nothing is turned over until you are both done.',
    lastOffense: 'The last two cards. Which open lanes do they go to?',
    lastDefense: 'The offense has placed. Lay your last cards opposite.',
  },
  deeds: {
    role: 'choose offense or defense',
    place: 'lay cards face down in the lanes',
    lastOffense: 'lay the last offense cards',
    lastDefense: 'lay the last defense cards opposite',
  },
  picks: {
    offense: 'Play offense',
    defense: 'Play defense',
    lay: 'Lay {card}: {to}',
    leave: 'Nothing on {to}',
  },
  events: {
    toss: '{seat} [wins|win] the toss.',
    drew: '{seat} [draws|draw] {card}: a {value}.',
    equalDraw: 'A {value} each. Put them back, shuffle and draw again.',
    begins: '{seat} [begins and chooses|begin and choose] a role.',
    role: '{seat} [chooses|choose] {role}.',
    possession: 'Possession {number}: {seat} [attacks|attack].',
    row: 'Row {row}: you each take {number} cards.',
    placed: '{seat} [has|have] placed.',
    duelWon:
      'Lane {lane}: {cards}. The offense card is {colour}: {mine} to {theirs}. {seat} [gets|get] through and the lane stays open.',
    duelLost:
      'Lane {lane}: {cards}. The offense card is {colour}: {mine} to {theirs}. {seat} [holds|hold] and the lane is closed.',
    laneEmpty: 'Lane {lane} gets no card from {seat} and closes without a duel.',
    setAside: '{seat} [sets|set] a card aside, face down: {card}.',
    cleared: '{seat} [clears|clear] the defense off the table and [lays|lay] it aside, face down.',
    rowOver: 'Row {row} is done. Open lanes: {number}.',
    laidLast: '{seat} [lays|lay] a card face down on lane {lane}: {card}.',
    deadLast: '{seat} [lays|lay] a card on the closed lane {lane}: {card}. It takes no part.',
    noPlace: '{seat} [shows the|show your] last cards: {cards}. They fit no open lane.',
    possessionWon:
      '{seat} [wins|win] possession {number} on {role} and [is|are] now at {yards} yards ({wins} won).',
    equaliser: '5–4! {seat} [gets|get] one more chance to draw level.',
    overtime: '5–5: overtime, two possessions at a time.',
    won: '{seat} [wins|win] the match, {wins}–{losses}!',
    draw: '{wins}–{wins}: a draw. You share first place.',
  },
  words: {
    ...colours,
    offense: sides.offense,
    defense: sides.defense,
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
