import { about } from '../about.ts';
import type { Names } from './names.ts';

export const namesEn: Names = {
  title: about.title.en,
  tagline: about.tagline.en,
  kinds: {
    pils: { name: 'pils', gloss: 'lager' },
    wit: { name: 'witbier', gloss: 'white beer' },
    bruin: { name: 'bruinbier', gloss: 'brown beer' },
    oer: { name: 'oerbier', gloss: 'primal beer' },
  },
  beers: {
    pils: 'Pils {value}',
    wit: 'Witbier {value}',
    bruin: 'Bruinbier {value}',
    oer: 'Oerbier {value}',
  },
  bulls: {
    'pietje-pils': {
      name: 'Pietje Pils',
      gloss: 'Lager Pete',
      text: 'Drinks only pils (lager). There is plenty of it, but he also needs a lot.',
    },
    'bennie-blond': {
      name: 'Bennie Blond',
      gloss: 'Blond Benny',
      text: 'Drinks only witbier (white beer). A bit dim perhaps, but no fool.',
    },
    'bruno-de-bruyne': {
      name: 'Bruno de Bruyne',
      gloss: 'Bruno the Brown',
      text: 'Drinks only bruinbier (brown beer). He just likes them dark.',
    },
    'ozzy-oerstier': {
      name: 'Ozzy Oerstier',
      gloss: 'Ozzy Aurochs',
      text: 'Drinks only oerbier (primal beer). It is scarce, but he is the quickest to please.',
    },
  },
  others: {
    bierbaas: {
      name: 'De bierbaas',
      gloss: 'The beer boss',
      text: 'Whoever has it taps and serves first, and wins when glasses and kind are equal. After each round it goes to whoever tapped the most of one kind.',
    },
    'bonus-15-meter-drinker': {
      name: '1,5 meter Drinker',
      gloss: '1.5 metre drinker',
      text: 'When you turn him up while tapping, every other player with open beer must give him one open beer card. After that you may tap on.',
    },
    'bonus-allesdrinker': {
      name: 'Allesdrinker',
      gloss: 'Drinks-everything bull',
      text: 'Drinks it all mixed, but scores only when he has his whole quota inside. He never shares a drink.',
    },
  },
  places: {
    deck: { name: 'bierstapel', gloss: 'beer deck' },
    discard: { name: 'aflegstapel', gloss: 'discard pile' },
    bulls: { name: 'stierenstapel', gloss: 'bull deck' },
    box: { name: 'doos', gloss: 'box' },
    middle: { name: 'midden van de tafel', gloss: 'middle of the table' },
    taken: { name: 'net gekozen stier', gloss: 'bull just chosen' },
    hand: { name: 'hand', gloss: 'hand' },
    cellar: { name: 'bierkelder', gloss: 'cellar' },
    open: { name: 'getapt bier', gloss: 'tapped beer' },
    drinker: { name: 'bij de Drinker', gloss: 'with the Drinker' },
  },
  phases: {
    'stieren-trekken': { name: 'Stieren trekken', gloss: 'Draw bulls' },
    'bier-inslaan': { name: 'Bier inslaan', gloss: 'Stock beer' },
    'bier-tappen': { name: 'Bier tappen', gloss: 'Tap beer' },
    'stieren-kiezen': { name: 'Stieren kiezen', gloss: 'Choose bulls' },
    'bier-serveren': { name: 'Bier serveren', gloss: 'Serve beer' },
    'bierbaas-wisselen': { name: 'Bierbaas wisselen', gloss: 'Change of beer boss' },
    bonusronde: { name: 'Bonusronde', gloss: 'Bonus round' },
  },
  figures: {
    kind: 'kind of beer',
    value: 'glasses',
    count: 'number in the box',
  },
  marks: {
    R: 'Printed in a rulebook.',
    S: 'Comes from a published source.',
    D: 'Made up by us: it is not printed anywhere. If you own the game, you can enter your own figures.',
    own: 'Entered by you for this table.',
  },
  options: {
    variant: {
      name: 'Variant',
      explains: 'Do you play the normal game or the more tactical variant from the rulebook?',
      values: {
        standaard: 'Normal: stock two cards twice and tap whatever you like.',
        'grand-cafe':
          'Grand Café: stock 0 to 2 cards twice, tap only one kind per round and discard less from the cellar.',
      },
    },
    bonusDrinker: {
      name: '1,5 meter Drinker (1.5 metre drinker)',
      explains: 'Does the bonus card from Ballen met Stieren take part, hidden among the beer?',
      values: {
        off: 'Off: he stays in the box.',
        on: 'On: turn him up while tapping, and the others must give him a tapped beer card.',
      },
    },
    drinkerDebt: {
      name: 'The Drinker and who has tapped nothing yet',
      explains:
        'By the rulebook every other player must give a tapped beer card. What about those who have none yet?',
      values: {
        none: 'They give nothing.',
        first: 'They owe him the first card they tap this round.',
      },
    },
    bonusAllesdrinker: {
      name: 'Allesdrinker (drinks-everything bull)',
      explains: 'Does the bonus card from Stieren Versieren take part, among the bulls?',
      values: {
        off: 'Off: he stays in the box.',
        shuffled: 'Shuffled in: he is among the bulls, but may also stay in the box.',
        guaranteed: 'Sure to come: he turns up in every match.',
      },
    },
    firstBierbaas: {
      name: 'The first bierbaas (beer boss)',
      explains: 'Who is the bierbaas in the first round?',
      values: {
        oldest: 'The oldest, as in the rulebook. If nobody names anybody, you draw lots.',
        random: 'Draw lots.',
      },
    },
    oldestSeat: {
      name: 'Who is the oldest?',
      explains: 'In which chair is the oldest? That player is the bierbaas (beer boss) in the first round.',
      values: {
        none: 'We draw lots',
        A: 'The player in chair A',
        B: 'The player in chair B',
        C: 'The player in chair C',
        D: 'The player in chair D',
        E: 'The player in chair E',
      },
    },
    unclaimedBulls: {
      name: 'Bulls left over',
      explains: 'What happens to bulls that nobody takes in a round?',
      values: {
        stay: 'Stay: they wait in the middle for a later round.',
        box: 'Box: at the end of Stieren kiezen (choose bulls) they go back into the box.',
      },
    },
    cellarView: {
      name: 'Looking into your cellar',
      explains: 'How much of your own cellar does the screen show you?',
      values: {
        'top-only': 'The top card, only when you tap or serve. The rest you have to remember.',
        'memory-aid': 'Memory aid: you always see your whole cellar.',
      },
    },
    tiebreakCards: {
      name: 'Ties',
      explains: 'Which beer cards count when points are equal?',
      values: {
        all: 'All: at your bulls and in your cellar.',
        bulls: 'Only the cards at your bulls.',
      },
    },
    cardSet: {
      name: 'Cards',
      explains: 'Which cards do you play with? In our box, what is not printed anywhere is marked.',
      values: {
        'built-in': 'The Stamtafel cards: 24 bulls and 80 beers.',
        'own-copy': 'Your own copy: enter the 24 bulls and 80 beers from your box.',
      },
    },
  },
  deckReasons: {
    'not-a-deck': 'These are not cards. We expect a list of bulls and a list of beers.',
    'unknown-deck-field':
      'We do not know “{field}”. There are only “bulls”, “beers” and, if you like, “allesdrinker”.',
    'bull-count': 'These are {count} bulls; there must be exactly {wanted}.',
    'beer-count': 'These are {count} beers; there must be exactly {wanted}.',
    'not-a-bull': 'Bull {card} cannot be read. Give a kind of beer and steps.',
    'unknown-bull-field': 'Bull {card} says “{field}”, which we do not know. A typing error, perhaps?',
    'bull-kind': 'Bull {card}: “{value}” is not a kind of beer. Choose pils, wit, bruin or oer.',
    'step-count': 'Bull {card} has no steps or too many: there must be 1 to {max}.',
    'not-a-step':
      'Bull {card}: “{value}” is not a step. Give a number of glasses and of points for each step.',
    'step-figure':
      'Bull {card}: a step says “{value}”. Glasses and points are whole numbers from 1 to {max}.',
    'steps-not-increasing':
      'The steps of bull {card} do not rise. Every further step asks for more glasses and gives more points.',
    'bull-kind-missing': 'No bull at all drinks {kind}. Every kind must occur at least once.',
    'not-a-beer': 'Beer {card} cannot be read. Give a kind and a value.',
    'unknown-beer-field': 'Beer {card} says “{field}”, which we do not know. A typing error, perhaps?',
    'beer-kind': 'Beer {card}: “{value}” is not a kind of beer. Choose pils, wit, bruin or oer.',
    value: 'Beer {card}: “{value}” is not a value. Choose a whole number from 1 to {max}.',
    'beer-kind-missing': 'There is no beer card at all of {kind}. Every kind must occur at least once.',
    'allesdrinker-points':
      'The Allesdrinker: “{value}” is not a score. Choose a whole number from 1 to {max}.',
  },
  deckWarnings: {
    'pils-not-most':
      'Note: in the rulebook pils is the most plentiful beer, but not here. You can play all the same.',
    'oer-not-least':
      'Note: in the rulebook oerbier is the scarcest beer, but not here. You can play all the same.',
  },
  breakdown: {
    nothing: '{bull}: {glasses:glass|glasses}, too few for the first step of {first}: 0 points',
    single: '{bull}: {glasses:glass|glasses}, reached the step of {step}: {points:point|points}',
    pair: '{bull}, a pair: {glasses:glass|glasses}, reached the step of {step}: 2 × {single} = {points} points',
    all: 'In all: {points:point|points}, with {beers:beer card|beer cards} at the bulls and in the cellar and {glasses:glass|glasses}',
    bulls:
      'In all: {points:point|points}, with {beers:beer card|beer cards} at the bulls and {glasses:glass|glasses}',
  },
  ends: {
    points: 'The most points: the jolliest pub in town.',
    cards: 'Equal on points; the most beer cards decided it.',
    glasses: 'Equal on points and beer cards; the most glasses at the bulls decided it.',
    shared: 'Equal in everything: you share the victory. Cheers!',
  },
};
