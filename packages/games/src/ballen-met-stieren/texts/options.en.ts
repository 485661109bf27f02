import type { OptionNames } from './names.ts';

export const optionsEn: OptionNames = {
  options: {
    home: {
      name: 'Who plays at home?',
      explains: 'The coach who plays at home attacks first.',
      values: {
        draw: 'We draw lots: you each draw a dice card and the higher one starts.',
        seat1: 'The coach in the first chair',
        seat2: 'The coach in the second chair',
      },
    },
    dice: {
      name: 'Dice',
      explains: 'Cards or a die? The chances are the same.',
      values: { cards: 'Dice cards, as in the box.', die: 'A die.' },
    },
    specialities: {
      name: 'Specialities',
      explains: 'Do some bulls have a speciality?',
      values: {
        on: 'On: six bulls per team can do something special.',
        off: 'Off: only the figures count.',
      },
    },
    hoefDifference: {
      name: 'Hoef van God (Hoof of God)',
      explains: 'Which difference of 3 or more counts for Hoef van God?',
      values: {
        absolute: 'In both directions: also when the defence is higher.',
        attackerHigher: 'Only when the attack is higher.',
      },
    },
    kanonskogel: {
      name: 'Kanonskogel (Cannonball)',
      explains:
        'When does Kanonskogel look at the difference? The rulebook says that the attacker then “always scores”, but not when.',
      values: {
        used: 'When it is used: the goal is then certain, whatever the defender does.',
        result: 'At the result, after the defender’s action, as with Hoef van God.',
      },
    },
    approval: {
      name: 'Goal allowed',
      explains:
        'Can a goal that the referee or the VAR has allowed still be stopped? The rulebook says that the goal stands.',
      values: {
        stoppable: 'Yes: a later action or card can still disallow or replace it.',
        final: 'No: allowed is a goal, whatever comes after it.',
      },
    },
    bench: {
      name: 'Reservehekje (bench)',
      explains: 'Which bulls sit on the bench?',
      values: {
        reserves: 'Only the bulls you did not pick.',
        reservesAndUsed: 'Every bull that is discarded too; the bench is then shuffled.',
      },
    },
    lastTurn: {
      name: 'Last attack',
      explains: 'How long do you play on when somebody cannot refill their hand any more?',
      values: {
        one: 'One more attack.',
        equal: 'Until you have both had the same number of attacks, forfeited ones included.',
        none: 'You do not: the attack after which somebody could not refill was the last. One sentence of the rulebook says so.',
      },
    },
    outOfBulls: {
      name: 'No bull left',
      explains:
        'What if a coach has six cards, but no bull left: none in hand, none locked, none in the pile? The rulebook does not say. If neither of you has any left, the match is over.',
      values: {
        last: 'Then the match is nearly over, as with a hand that cannot be filled any more.',
        playOn: 'They play on without: their attacks are forfeited, and they do not defend.',
      },
    },
    freeKickCards: {
      name: 'Action cards at a free kick',
      explains:
        'What happens at a free kick to an action card that was laid and not used? The rulebook says that the cards played are discarded; in step 6 it calls cards played and cards not played two different things.',
      values: {
        used: 'It goes back to your hand unseen, like your bull. Only what was used is gone.',
        all: 'It is discarded too, face down.',
      },
    },
    spuger: {
      name: 'De Spuger (the Spitter)',
      explains:
        'Does the bonus bull from Stieren Versieren take part? That he can get another bull a red card is in that rulebook; when, how often and at which numbers is our design.',
      values: {
        off: 'Off: he stays in the box.',
        away: 'Only for the away team; who plays at home is settled first then.',
        home: 'Only for the home team; who that is is settled first then.',
        both: 'For both: you have one each.',
      },
    },
    figures: {
      name: 'Cards',
      explains: 'Which figures do you play with? In our box, what is not printed anywhere is marked.',
      values: {
        designed: 'The Stamtafel cards.',
        custom: 'Your own copy: enter the names, figures and numbers from your box.',
      },
    },
    seat1Team: {
      name: 'Team of the first chair',
      explains: 'Which team does the coach in the first chair play? The other gets the other team.',
      values: { oranje: 'Team Oranje (Orange)', wit: 'Team Wit (White)' },
    },
  },
  figureReasons: {
    'not-figures': 'These are not cards. We expect “bulls”, “actions”, “referee” and “var”.',
    'unknown-field': 'We do not know “{field}”. A typing error, perhaps?',
    'bull-count': 'Team {team} has {count} bulls; it must have exactly {wanted}.',
    'not-a-bull': 'Bull {card} cannot be read. Give an attack value and a defence value.',
    name: 'Bull {card}: a name has at most {max} characters, on one line.',
    symbol:
      '{action}: “{value}” is no symbol here. Choose “S” (shield) or “-” (none), or for bodycheck also “H” (horns).',
    figure: 'Bull {card}: “{value}” is not a value. Choose a whole number from 0 to {max}.',
    speciality:
      'Bull {card}: “{value}” is not a speciality. Choose doelman, penaltykiller, counterspits, afmaker, dikke-huid or vrije-trapper, or leave it out.',
    'unknown-action': '“{value}” is none of the 26 action cards.',
    copies: 'The number of {action} is “{value}”. Choose a whole number from 0 to {max}.',
    'action-count': 'There are {count} action cards; there must be exactly {wanted}.',
    'official-count': '“{pile}” has {count} cards; it must have exactly {wanted}.',
    'not-an-official': 'Card {card} cannot be read. Give yellow, red, shuffling or a decision.',
    role: 'Card {card}: “{value}” is not a coach. Choose “attacker” or “defender”.',
    'not-yes-or-no': 'Card {card}: shuffling says “{value}”, but only yes (true) or no (false) fits there.',
    result:
      'Card {card}: “{value}” is not a decision. Choose “goal”, “noGoal”, “var”, “freeKick” or “penalty”.',
    'var-consults-var': 'Card {card}: a VAR card cannot consult the VAR.',
    'var-never-decides': 'No VAR card decides anything. At least one must allow or disallow a goal.',
  },
};
