import { about } from '../about.ts';
import type { Names } from './names.ts';

export const namesEn: Names = {
  title: about.title.en,
  tagline: about.tagline.en,
  locations: {
    opera: { name: 'De Opera', gloss: 'The Opera' },
    kroeg: { name: 'De Kroeg', gloss: 'The Pub' },
    fitness: { name: 'De Fitness', gloss: 'The Gym' },
    'vip-club': { name: 'VIP Club', gloss: 'VIP Club' },
  },
  symbols: {
    hart: { name: 'hart', gloss: 'heart' },
    bier: { name: 'bier', gloss: 'beer' },
    halter: { name: 'halter', gloss: 'dumbbell' },
    geld: { name: 'geld', gloss: 'money' },
    alle: { name: 'alle symbolen', gloss: 'every symbol' },
  },
  owners: {
    hoefijzer: { name: 'hoefijzer', gloss: 'horseshoe' },
    staart: { name: 'staart', gloss: 'tail' },
    horens: { name: 'horens', gloss: 'horns' },
    neusring: { name: 'neusring', gloss: 'nose ring' },
  },
  bulls: {
    'hart-1': { name: 'De Souffleur', gloss: 'The Prompter' },
    'hart-2': { name: 'De Rozenstrooier', gloss: 'The Rose Strewer' },
    'hart-3': { name: 'De Charmeur', gloss: 'The Charmer' },
    'hart-4': { name: 'De Tenor', gloss: 'The Tenor' },
    'hart-5': { name: 'De Casanova', gloss: 'The Casanova' },
    'bier-1': { name: 'De Krukkenhanger', gloss: 'The Barstool Hanger' },
    'bier-2': { name: 'De Darter', gloss: 'The Darts Player' },
    'bier-3': { name: 'De Stamgast', gloss: 'The Regular' },
    'bier-4': { name: 'De Kroegtijger', gloss: 'The Pub Tiger' },
    'bier-5': { name: 'De Bierkoning', gloss: 'The Beer King' },
    'halter-1': { name: 'Het Proeflid', gloss: 'The Trial Member' },
    'halter-2': { name: 'De Saunaganger', gloss: 'The Sauna-goer' },
    'halter-3': { name: 'De Hardloper', gloss: 'The Runner' },
    'halter-4': { name: 'De Gewichtheffer', gloss: 'The Weightlifter' },
    'halter-5': { name: 'De Krachtpatser', gloss: 'The Strongman' },
    'geld-1': { name: 'De Wannabe', gloss: 'The Wannabe' },
    'geld-2': { name: 'De Gokker', gloss: 'The Gambler' },
    'geld-3': { name: 'De Makelaar', gloss: 'The Broker' },
    'geld-4': { name: 'De Bankier', gloss: 'The Banker' },
    'geld-5': { name: 'De Miljonair', gloss: 'The Millionaire' },
  },
  cows: {
    'hart-2': { name: 'Verlegen Vera', gloss: 'Shy Vera' },
    'hart-3': { name: 'Sopraan Sofie', gloss: 'Soprano Sofie' },
    'hart-4': { name: 'Romantische Roos', gloss: 'Romantic Rose' },
    'hart-5': { name: 'Diva Dorothea', gloss: 'Diva Dorothea' },
    'bier-2': { name: 'Tappende Trien', gloss: 'Tapping Trien' },
    'bier-3': { name: 'Gezellige Greet', gloss: 'Jolly Greet' },
    'bier-4': { name: 'Dorstige Dora', gloss: 'Thirsty Dora' },
    'bier-5': { name: 'Schuimende Sjaan', gloss: 'Foaming Sjaan' },
    'halter-2': { name: 'Yoga Yvonne', gloss: 'Yoga Yvonne' },
    'halter-3': { name: 'Zumba Zita', gloss: 'Zumba Zita' },
    'halter-4': { name: 'Spinning Sonja', gloss: 'Spinning Sonja' },
    'halter-5': { name: 'Big Bertha', gloss: 'Big Bertha' },
    'geld-2': { name: 'Zuinige Zus', gloss: 'Thrifty Sis' },
    'geld-3': { name: 'Chique Chantal', gloss: 'Chic Chantal' },
    'geld-4': { name: 'Champagne Charlotte', gloss: 'Champagne Charlotte' },
    'geld-5': { name: 'Gouden Gerda', gloss: 'Golden Gerda' },
  },
  dragQueen: {
    name: 'Drag Queen',
    gloss: 'Drag Queen',
    text: 'You may woo her on every location, with any bull, and even couple her with a cow. Her couple adds up instead of multiplying: 5 plus the partner. In a Bull Fight over her Romeo gets no help.',
  },
  unnamed: { bull: 'Bull {symbol} {value}', cow: 'Cow {symbol} {value}' },
  actions: {
    A: {
      name: 'Gesprek aanknopen',
      gloss: 'Talk to a cow',
      text: 'With one of your bulls turn over a face-down cow on the same location. If his value is higher than hers, he must go to the location diagonally opposite.',
    },
    B: {
      name: 'Stier verplaatsen',
      gloss: 'Move a bull',
      text: 'Move a bull to an adjacent location. He may take along one face-up cow or one maatje (mate) with the same symbol.',
    },
    C: {
      name: 'Koe verjagen',
      gloss: 'Chase a cow',
      text: 'Send a face-up cow to another location. Your bulls there with another symbol must together have at least her value.',
    },
    D: {
      name: 'Extra stier inbrengen',
      gloss: 'Add a bull',
      text: 'Lay a bull from your hand on the location of its symbol. Once per turn.',
    },
    E: {
      name: 'Versierpoging doen',
      gloss: 'Woo a cow',
      text: 'Bull, cow and location with the same symbol: your Romeo tries to take the cow to your Love Shack. Beware of a Bull Fight.',
    },
    F: {
      name: 'Stiertje wisselen',
      gloss: 'Swap bulls',
      text: 'Discard one or more cards from your hand and fill your hand up to 5 again.',
    },
  },
  phases: {
    'koeien-trekken': { name: 'Koeien trekken', gloss: 'Draw cows' },
    'stieren-spelen': { name: 'Stieren spelen', gloss: 'Play bulls' },
    'stieren-plaatsen': { name: 'Stieren plaatsen', gloss: 'Place bulls' },
    actiefase: { name: 'Actiefase', gloss: 'Action phase' },
    'stieren-aanvullen': { name: 'Stieren aanvullen', gloss: 'Refill bulls' },
    doordraaien: { name: 'Doordraaien', gloss: 'Rotate' },
    koeientekort: { name: 'Koeientekort', gloss: 'Cow shortage' },
    'bull-fight': { name: 'Bull Fight', gloss: 'Bull Fight' },
  },
  places: {
    box: { name: 'doos', gloss: 'box' },
    cows: { name: 'koeienstapel', gloss: 'cow pile' },
    hand: { name: 'hand', gloss: 'hand' },
    pile: { name: 'trekstapel', gloss: 'draw pile' },
    discard: { name: 'aflegstapel', gloss: 'discard pile' },
    support: { name: 'support stieren', gloss: 'support bulls' },
    shack: { name: 'Love Shack', gloss: 'Love Shack' },
    drawn: { name: 'getrokken koe', gloss: 'cow just drawn' },
    location: { name: 'locatie', gloss: 'location' },
    down: { name: 'gedekte koeien', gloss: 'face-down cows' },
  },
  roles: {
    romeo: { name: 'Romeo', gloss: 'Romeo' },
    challenger: { name: 'uitdager', gloss: 'challenger' },
    mate: { name: 'maatje', gloss: 'mate' },
    support: { name: 'support stier', gloss: 'support bull' },
    matchmaker: { name: 'koppelaar', gloss: 'matchmaker' },
  },
  figures: { name: 'name', symbol: 'symbol', value: 'value' },
  marks: {
    R: 'Printed in a rulebook.',
    S: 'Comes from a published source.',
    D: 'Made up by us: it is not printed anywhere. If you own the game, you can enter your own figures.',
    own: 'Entered by you for this table.',
  },
  options: {
    layout: {
      name: 'Layout',
      explains:
        'How do the four locations lie? The rulebook has a picture with an example, which we do not have.',
      values: {
        'printed-order':
          'As the rulebook names them: VIP Club and De Kroeg (the Pub) above, De Fitness (the Gym) and De Opera (the Opera) below.',
        random: 'Draw lots.',
        custom: 'Choose yourselves.',
      },
    },
    layoutOrder: {
      name: 'Your own layout',
      explains: 'The four locations in your order: top left, top right, bottom left, bottom right.',
      values: {
        'loc-de-opera': 'De Opera (the Opera)',
        'loc-de-kroeg': 'De Kroeg (the Pub)',
        'loc-de-fitness': 'De Fitness (the Gym)',
        'loc-vip-club': 'VIP Club',
        NW: 'top left',
        NE: 'top right',
        SW: 'bottom left',
        SE: 'bottom right',
      },
    },
    startPlayer: {
      name: 'Start player',
      explains: 'Who starts? In the rulebook that is whoever imitates a cow best.',
      values: {
        random: 'Draw lots.',
        host: 'The host appoints somebody.',
        'cow-vote': 'Everybody moos, and then you vote for the best cow. Two players draw lots.',
      },
    },
    startSeat: {
      name: 'Who is to start?',
      explains: 'The chair that the host appoints as start player.',
      values: {
        A: 'The player in chair A',
        B: 'The player in chair B',
        C: 'The player in chair C',
        D: 'The player in chair D',
      },
    },
    talkEqual: {
      name: 'Talk with equal value',
      explains: 'What does a bull do after a talk with a cow of the same value?',
      values: {
        stay: 'Stay, as in the full explanation of the rulebook.',
        leave: 'Leave, as in the short list of the rulebook.',
      },
    },
    challengeMode: {
      name: 'Challenging',
      explains:
        'Who becomes the challenger when several players want to? In the rulebook it is whoever is first to lay their bull on Romeo.',
      values: {
        lot: 'Lot: you answer at the same time and in secret, and a lot decides among those who want to.',
        race: 'Race: whoever is fastest. Only when everybody has a device of their own.',
        clock: 'In turn: clockwise, and whoever sits left of Romeo may always go first.',
      },
    },
    romeoBluff: {
      name: 'Romeo’s bluff',
      explains:
        'May Romeo’s player, too, play bulls of another symbol from hand? They count nothing, but it clears the hand.',
      values: { on: 'Yes, like the challenger.', off: 'No, only the challenger may bluff.' },
    },
    tactical: {
      name: 'Tactische versie (tactical version)',
      explains: 'May several players challenge Romeo at once? With two players it makes no difference.',
      values: {
        on: 'On: everybody who can may challenge.',
        off: 'Off: there is one challenger at most.',
      },
    },
    tacticalTie: {
      name: 'Challenger not chosen',
      explains:
        'When challengers tie and beat Romeo, Romeo chooses one of them. What happens to the bull of the other?',
      values: {
        discarded: 'Gone: he goes to the discard pile, like every challenger who does not win.',
        stays: 'Stays: he was not beaten and stays on the location.',
      },
    },
    dragQueen: {
      name: 'Drag Queen',
      explains: 'Does the bonus card from Ballen met Stieren take part as an extra cow?',
      values: { on: 'On: she flirts away.', off: 'Off: she stays in the box.' },
    },
    dragQueenRemove: {
      name: 'Cows back into the box',
      explains: 'How many cows go back into the box with the Drag Queen?',
      values: {
        '5': 'Five: the match lasts at most 8 rounds.',
        '6': 'Six: the match lasts at most 7 rounds.',
      },
    },
    dragQueenCowCouple: {
      name: 'Drag Queen with a cow',
      explains: 'May you couple the Drag Queen with a cow too?',
      values: { on: 'Yes, with one of your bulls as matchmaker.', off: 'No, only with a bull.' },
    },
    dragQueenSettled: {
      name: 'Settled Drag Queen',
      explains: 'Every location is her favourite. Is she settled everywhere, then?',
      values: {
        on: 'Yes, she stays where she is.',
        off: 'No, you may escort and chase her like a cow.',
      },
    },
    dragQueenMates: {
      name: 'Mates over the Drag Queen',
      explains: 'Which of a challenger’s bulls there may join a Bull Fight over her?',
      values: {
        any: 'All of them: every symbol goes with her.',
        symbol: 'Only those of the challenger’s symbol.',
      },
    },
    tieBreak: {
      name: 'Equal scores',
      explains: 'What if players have the same number of points?',
      values: {
        shared: 'Share: you have the same place.',
        couples: 'First the most couples, then the best couple; share only after that.',
      },
    },
    loveShackDisplay: {
      name: 'Door of the Love Shack',
      explains: 'What does the table show of the Love Shacks during the match?',
      values: {
        closed: 'Shut: only the number of couples.',
        open: 'Open: all couples and their points.',
      },
    },
    deckTable: {
      name: 'Cards',
      explains: 'Which cards do you play with? In our box, what is not printed anywhere is marked.',
      values: {
        stamtafel: 'The Stamtafel cards: 20 bulls per player and 16 cows.',
        custom: 'Your own copy: enter the 20 bulls and 16 cows from your box.',
      },
    },
  },
  deckReasons: {
    'not-a-table': 'This is not a card list. We expect a list of bulls and a list of cows.',
    'unknown-table-field': 'We do not know “{field}”. A card list has only “bulls” and “cows”.',
    'bull-count': 'This card list has {count} bulls; it must have exactly {wanted}.',
    'cow-count': 'This card list has {count} cows; it must have exactly {wanted}.',
    'not-a-card': 'Card {card} of “{list}” cannot be read. Give a symbol and a value.',
    'unknown-card-field':
      'Card {card} of “{list}” says “{field}”, which we do not know. A typing error, perhaps?',
    symbol:
      'Card {card} of “{list}”: {value} is not a symbol. Choose hart (heart), bier (beer), halter (dumbbell) or geld (money).',
    value: 'Card {card} of “{list}”: {value} is not a value. Choose a whole number from {min} to {max}.',
    name: 'The name of card {card} of “{list}” will not do. Give a name of at most 60 characters, or leave it out.',
    'missing-symbol': 'There is no bull at all with {symbol}. There must be at least one of every symbol.',
    'cows-per-symbol': 'There are {count} cows with {symbol}; there must be exactly {wanted}.',
  },
  breakdown: {
    product: '{cow} and {partner}: {a} × {b} = {points}',
    sum: '{cow} and {partner}: {a} + {b} = {points}',
    total: 'In all: {points:point|points} with {count:Love Duo|Love Duos}',
  },
  ends: {
    points: 'The most points: a born matchmaker.',
    couples: 'Equal on points; the most couples decided it.',
    'best-couple': 'Equal on points and couples; the best couple decided it.',
    shared: 'Equal: you share the victory. Love conquers all.',
  },
};
