import type { CardNames } from './names.ts';

export const cardsEn: CardNames = {
  actions: {
    bodycheck: {
      name: 'Bodycheck',
      gloss: 'Body check',
      text: 'Your opponent’s bull gets −3 attack. You get a yellow card.',
    },
    'cheerleader-bertha': {
      name: 'Cheerleader Bertha',
      gloss: 'Cheerleader Bertha',
      text: 'Your opponent must exchange their bull on the field for a bull from their hand.',
    },
    counter: {
      name: 'Counter',
      gloss: 'Counter-attack',
      text: 'After your opponent’s attempt: if your attack value is higher than their defence value, draw a dice card. 1-4: nothing. 5-6: goal for you.',
    },
    'doorgestoken-kaart': { name: 'Doorgestoken kaart', gloss: 'Put-up job', text: 'You get a free kick.' },
    'eerlijk-spel': {
      name: 'Eerlijk spel',
      gloss: 'Fair play',
      text: 'When your opponent uses an action card, cancel it at once with this one.',
    },
    'gluren-bij-de-buren': {
      name: 'Gluren bij de buren',
      gloss: 'Peeping at the neighbours',
      text: 'Look at the cards in your opponent’s hand.',
    },
    hands: {
      name: 'Hands',
      gloss: 'Handball',
      text: 'Draw a dice card. 1-2: nobody saw a thing, no goal. 3-5: draw a VAR card. 6: red card for you, and it is a goal.',
    },
    'hoef-van-god': {
      name: 'Hoef van God',
      gloss: 'Hoof of God',
      text: 'If attack value and defence value differ by 3 or more after the defender’s action, you always score.',
    },
    'hooli-gans': {
      name: 'Hooli-gans',
      gloss: 'Hooligans',
      text: 'Draw a dice card. 1-2: draw a referee card. 3-4: no goal. 5-6: goal for the attacker.',
    },
    'joelende-koeien': {
      name: 'Joelende koeien',
      gloss: 'Cheering cows',
      text: 'Your bull gets +2 attack.',
    },
    kanonskogel: {
      name: 'Kanonskogel',
      gloss: 'Cannonball',
      text: 'If attack value and defence value differ by 0 or 1, you always score. Also when the defence is 1 higher.',
    },
    koeienvlaai: {
      name: 'Koeienvlaai',
      gloss: 'Cow pat',
      text: 'Use it as you lay it, before the attacker. Draw a dice card. 1-2: dodged. 3-6: the attacker slips, their bull is discarded and they play another from hand.',
    },
    kopstoot: {
      name: 'Kopstoot',
      gloss: 'Headbutt',
      text: 'Put your opponent’s bull out. You get a red card.',
    },
    krachtvoer: { name: 'Krachtvoer', gloss: 'Power feed', text: 'Your bull gets +2 defence.' },
    matchfixing: {
      name: 'Matchfixing',
      gloss: 'Match fixing',
      text: 'Look at the top two VAR cards and put them back in the order you like.',
    },
    modderpoel: {
      name: 'Modderpoel',
      gloss: 'Mud pool',
      text: 'Lay this card beside your opponent’s field. Their attackers have −1 attack, until they sacrifice a laid action card for it.',
    },
    'nieuwe-hoefijzers': {
      name: 'Nieuwe hoefijzers',
      gloss: 'New horseshoes',
      text: 'Your bull gets +1 attack and +1 defence.',
    },
    sabotage: {
      name: 'Sabotage',
      gloss: 'Sabotage',
      text: 'Two cards drawn blind from your opponent’s hand are locked until the end of the next attack.',
    },
    schwalbe: { name: 'Schwalbe', gloss: 'Dive', text: 'Draw a referee card.' },
    sliding: {
      name: 'Sliding',
      gloss: 'Sliding tackle',
      text: 'Draw a dice card. 1-2: no goal. 3-5: nothing. 6: nothing, and a red card for you.',
    },
    'slijmen-bij-de-scheids': {
      name: 'Slijmen bij de scheids',
      gloss: 'Sucking up to the ref',
      text: 'Draw a VAR card.',
    },
    'strategie-aanpassen': {
      name: 'Strategie aanpassen',
      gloss: 'Change of plan',
      text: 'Put as many cards as you like from your hand under your piles and draw as many from the tops.',
    },
    tackle: {
      name: 'Tackle',
      gloss: 'Tackle',
      text: 'Draw a dice card. 1-2: yellow card for you. 3-4: the attacking bull gets −2 attack. 5-6: −3.',
    },
    'van-ruilen-komt-huilen': {
      name: 'Van ruilen komt huilen',
      gloss: 'Swapping ends in tears',
      text: 'Look at your opponent’s hand and swap an action card of yours for one of theirs.',
    },
    wissel: {
      name: 'Wissel',
      gloss: 'Substitution',
      text: 'At the end of this attack you may take bulls of your choice from your bench into your hand, up to six cards.',
    },
    'wissel-truc': {
      name: 'Wissel-truc',
      gloss: 'Substitution trick',
      text: 'Draw the top two bulls of your bench and exchange one for your bull on the field. Then the bench is shuffled.',
    },
  },
  symbols: {
    S: { name: 'schildje: alleen voor de verdediger', gloss: 'shield: for the defender only' },
    H: { name: 'hoorns: alleen voor de aanvaller', gloss: 'horns: for the attacker only' },
    '-': {
      name: 'voor aanvaller en verdediger',
      gloss: 'for attacker and defender',
    },
  },
  officials: {
    'ref-goedgekeurd': {
      name: 'Doelpunt goedgekeurd',
      gloss: 'Goal allowed',
      text: 'Green tick: the goal counts.',
    },
    'ref-afgekeurd': {
      name: 'Doelpunt afgekeurd',
      gloss: 'Goal disallowed',
      text: 'Red cross: the referee is having none of it.',
    },
    'ref-var': { name: 'De VAR raadplegen', gloss: 'Consult the VAR', text: 'Draw a VAR card.' },
    'ref-geel-aanvaller': {
      name: 'Gele kaart aanvaller, VAR schudden',
      gloss: 'Yellow card attacker, shuffle the VAR',
      text: 'The attacker gets a yellow card and the VAR cards are shuffled.',
    },
    'ref-geel-verdediger': {
      name: 'Gele kaart verdediger',
      gloss: 'Yellow card defender',
      text: 'The defender gets a yellow card.',
    },
    'ref-rood-aanvaller': {
      name: 'Rode kaart aanvaller',
      gloss: 'Red card attacker',
      text: 'The attacker gets a red card.',
    },
    'ref-rood-verdediger': {
      name: 'Rode kaart verdediger',
      gloss: 'Red card defender',
      text: 'The defender gets a red card.',
    },
    'ref-vrije-trap': {
      name: 'Vrije trap',
      gloss: 'Free kick',
      text: 'The attack starts again: first a wall of one bull, then the attacker.',
    },
    'ref-penalty': {
      name: 'Penalty',
      gloss: 'Penalty',
      text: 'One on one at goal, without action cards. Equal is in.',
    },
    'var-goedgekeurd': {
      name: 'Doelpunt goedgekeurd',
      gloss: 'Goal allowed',
      text: 'Green tick: the goal counts.',
    },
    'var-afgekeurd': {
      name: 'Doelpunt afgekeurd',
      gloss: 'Goal disallowed',
      text: 'Red cross: the VAR is having none of it.',
    },
    'var-afgekeurd-geel': {
      name: 'Doelpunt afgekeurd, gele kaart aanvaller',
      gloss: 'Goal disallowed, yellow card attacker',
      text: 'The attacker gets a yellow card and the goal does not count.',
    },
    'var-penalty': {
      name: 'Penalty, VAR schudden',
      gloss: 'Penalty, shuffle the VAR',
      text: 'The VAR cards are shuffled and the attacker gets a penalty.',
    },
  },
  rulings: {
    yellow: 'yellow card {role}',
    red: 'red card {role}',
    shuffleVar: 'shuffle the VAR',
    nothing: 'play on',
    goal: 'goal allowed',
    noGoal: 'goal disallowed',
    var: 'consult the VAR',
    freeKick: 'free kick',
    penalty: 'penalty',
  },
  roles: { attacker: 'attacker', defender: 'defender' },
};
