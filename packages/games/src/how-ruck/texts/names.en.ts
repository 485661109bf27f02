import { about } from '../about.ts';
import type { Names } from './names.ts';

export const namesEn: Names = {
  title: about.title.en,
  tagline: about.tagline.en,
  cards: {
    'hero-0': 'Loose rope',
    'hero-1': 'Weed',
    'hero-1-hr': 'Shouting weed',
    'hero-2': 'Lad',
    'hero-2-hr': 'Bellowing lad',
    'hero-3': 'Muscleman',
    'hero-3-hr': 'Thundering muscleman',
    'lady-0': 'Fainted lady',
    'lady-1': 'Genteel lady',
    'lady-2': 'Dairymaid',
    'lady-3': 'Robust lady',
    'lady-4': 'Hammer thrower',
    nessie: 'Nessie',
    hero: 'Scot of strength {strength}',
    'hero-hr': 'Calling Scot of strength {strength}',
    lady: 'Lady of strength {strength}',
    'lady-hr': 'Calling lady of strength {strength}',
    'nessie-hr': 'Bellowing Nessie',
    white: 'Stranger of strength {strength}',
    'white-hr': 'Calling stranger of strength {strength}',
  },
  actions: {
    adrenalinestoot: {
      name: 'Adrenalinestoot',
      gloss: 'Adrenaline rush',
      text: 'Pull the barrel 2 fields your way at once.',
    },
    'vuile-truc': {
      name: 'Vuile truc',
      gloss: 'Dirty trick',
      text: 'Take a card from your opponent’s hand and play it yourself at once.',
    },
    'how-ruck': {
      name: 'How Ruck',
      gloss: 'Heave ho',
      text: 'There is a krachtmeting (contest) at once.',
    },
    'mucho-macho': {
      name: 'Mucho Macho',
      gloss: 'Very manly',
      text: 'All open ladies are removed. Nessie stays: nobody sends her away.',
    },
    'zwak-wint': {
      name: 'Zwak wint',
      gloss: 'Weakness rules',
      text: 'There is a krachtmeting (contest), but now the barrel moves towards the weaker side.',
    },
    touwbreuk: {
      name: 'Touwbreuk',
      gloss: 'Rope break',
      text: 'The barrel goes back to your startveld (start field) at once. Then it is your opponent’s turn.',
    },
    'wisselen-van-kant': {
      name: 'Wisselen van kant',
      gloss: 'Change sides',
      text: 'Move one open card, from whichever side you like, to the other side of the rope.',
    },
    'en-daag': {
      name: 'En daag',
      gloss: 'And goodbye',
      text: 'Name a strength. All open cards of that strength are removed, on both sides.',
    },
    monsterachtig: {
      name: 'Monsterachtig',
      gloss: 'Monstrous',
      text: 'Does Nessie lie open on your opponent’s side? Then they lose the round at once.',
    },
    versterking: {
      name: 'Versterking',
      gloss: 'Reinforcements',
      text: 'Take the top three cards of your ploegstapel (team pile) into your hand.',
    },
  },
  colours: { rood: 'red', blauw: 'blue', groen: 'green', wit: 'white' },
  figures: {
    colour: 'colour',
    strength: 'strength',
    howRuck: 'text How-Ruck',
    lady: 'lady',
    nessie: 'Nessie',
    count: 'number in the deck',
  },
  marks: {
    R: 'Printed in the rulebook.',
    S: 'Comes from a published review of the game.',
    D: 'Made up by us: it is not printed anywhere. If you own the game, you can enter your own figures.',
    own: 'Entered by you for this table.',
  },
  options: {
    teamForming: {
      name: 'Forming the teams',
      explains: 'How do you divide the cards between the two teams at the start of a round?',
      values: {
        race: 'Race: as printed, both at once and as fast as you can. Whoever finishes first splits what the other has left, gets the barrel on their own start field, and begins.',
        calm: 'Calm: without a clock. Afterwards each draws a card to see who counts as the faster player.',
        none: 'Not at all: you play with the 20 cards you are dealt.',
      },
    },
    beginnerFirstRound: {
      name: 'Learning game',
      explains: 'The rulebook’s tip for learning the game: the first round without forming teams.',
      values: {
        on: 'On: in round 1 you play with the cards you are dealt; after that you form teams.',
        off: 'Off: you form teams in round 1 too.',
      },
    },
    youngestSeat: {
      name: 'Who is the youngest?',
      explains:
        'The youngest gives the command in the race. In a round without teams the youngest gets the barrel and the older player starts.',
      values: { A: 'The player in chair A', B: 'The player in chair B', random: 'We draw lots' },
    },
    photoFinishMs: {
      name: 'Photo finish',
      explains:
        'If you finish the race within this many milliseconds of each other, it counts as equal and cards are drawn. From 0 to 1000; usually 150.',
    },
    finalPairSeconds: {
      name: 'Time for the last pair',
      explains:
        'The slower player has this many seconds after “stop!” for the pair in hand. After that it is left for the faster player. From 5 to 60; usually 20.',
    },
    raceMaxSeconds: {
      name: 'Longest race',
      explains:
        'If nobody has finished after this many seconds, the race is called off and you go on splitting calmly. From 30 to 600, or 0 for no limit; usually 300.',
      values: { '0': 'No limit' },
    },
    botPace: {
      name: 'Pace of the computer',
      explains:
        'How fast a computer splits a pair in the race. It varies a little from race to race, and never depends on cards.',
      values: {
        level: 'By level: the Kalf takes about 6 seconds per pair, the Kampioen little more than 2',
        slow: 'Slow: about 4.5 seconds per pair',
        normal: 'Normal: about 3.2 seconds per pair',
        fast: 'Fast: about 2.2 seconds per pair',
      },
    },
    vuileTrucMode: {
      name: 'Vuile truc (Dirty trick)',
      explains: 'Do you see your opponent’s hand when you take a card from it with Vuile truc?',
      values: {
        blind: 'Blind: you choose from face-down cards.',
        open: 'Open: you see the whole hand and choose.',
      },
    },
    placement: {
      name: 'Where Scots may go',
      explains: 'May you put cards on your opponent’s side as well?',
      values: {
        both: 'Both sides: strong ones on yours, weaklings on theirs.',
        own: 'Your own side only. Wisselen van kant (Change sides) still works in both directions.',
      },
    },
    trackHalf: {
      name: 'Length of the track',
      explains:
        'The number of fields from your startveld (start field) to your eindveld (end field), both included: 4 makes a short round, 10 a long one; usually 6. The whole track is twice as long.',
    },
    barrelsToWin: {
      name: 'Barrels to win',
      explains: 'How many barrels win the match?',
      values: {
        '1': 'One barrel: one round and done.',
        '2': 'Two barrels: two or three rounds.',
        '3': 'Three barrels, as in the rulebook: three to five rounds.',
      },
    },
    showCovered: {
      name: 'Looking at covered cards',
      explains: 'May you check what lies beneath the open cards on the board?',
      values: {
        on: 'On: you can leaf through every stack on the board.',
        off: 'Off: you see the top card only; the rest you have to remember.',
      },
    },
    memoryAid: {
      name: 'Memory aid',
      explains: 'Does the table keep track of what you know about both teams?',
      values: {
        on: 'On: you see a list of what you split yourself and what you saw in an open Vuile truc.',
        off: 'Off: remember it yourself, as at a real table.',
      },
    },
    deck: {
      name: 'Cards',
      explains: 'Which cards do you play with? What is not printed anywhere is marked in our deck.',
      values: {
        standard: 'The Stamtafel deck: 45 Scots and 10 actions.',
        custom: 'Your own deck: enter the 45 Scots and 10 actions of your copy.',
      },
    },
  },
  reasons: {
    'not-a-deck': 'This is not a deck. We expect a list of Scots and a list of actions.',
    'unknown-deck-field': 'We do not know “{field}”. A deck has only “scots” and “actions”.',
    'scot-count': 'This deck has {count} Scots; it must have exactly {wanted}.',
    'action-count': 'This deck has {count} actions; it must have exactly {wanted}.',
    'not-a-scot': 'Scot {card} cannot be read. Give a colour and a strength.',
    'unknown-scot-field': 'Scot {card} says “{field}”, which we do not know. A typing error, perhaps?',
    colour:
      'Scot {card}: “{value}” is not a colour. Choose rood (red), blauw (blue), groen (green) or wit (white).',
    strength: 'Scot {card}: “{value}” is not a strength. Choose a whole number from {min} to {max}.',
    'not-yes-or-no': 'Scot {card}: “{field}” says “{value}”, but only yes (true) or no (false) fits there.',
    'lady-not-white': 'Scot {card} is a lady but not white. Only white cards can be ladies.',
    'nessie-not-white': 'Scot {card} is Nessie but not white. Nessie is always white.',
    'lady-and-nessie': 'Scot {card} is both a lady and Nessie. It cannot be both: Nessie is no lady.',
    action: 'Action {card}: “{value}” is none of the ten actions.',
  },
  breakdown: { round: 'Round {round} won. {reason}', total: 'In all: {won} of {wanted} barrels' },
  ends: {
    'end-field': 'The barrel was pulled onto or past the eindveld (end field).',
    monster: 'Monstrous! Nessie lay open on the wrong side.',
    half: 'Nobody has cards in hand any more: the barrel goes to the half it stands in.',
    resigned: 'Let go of the rope.',
  },
};
