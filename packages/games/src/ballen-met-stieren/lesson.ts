import type { Position } from '@stamtafel/kernel';
import type { Lesson } from '../lesson.ts';

/** What lies beside the field in every table of this lesson; the last card of a pile is on top. */
const beside: NonNullable<Position['zones']> = {
  'bulls.A': ['oranje-03', 'oranje-04', 'oranje-05', 'oranje-08', 'oranje-12', 'oranje-15'],
  'actions.A': ['bodycheck', 'counter#1', 'schwalbe#1', 'hoef-van-god#1', 'wissel#1', 'tackle#1'],
  'bulls.B': ['wit-04', 'wit-06', 'wit-07', 'wit-08', 'wit-12', 'wit-15'],
  'actions.B': ['counter#2', 'hoef-van-god#2', 'hooli-gans#1', 'schwalbe#2', 'tackle#2', 'wissel#2'],
  var: ['var-penalty', 'var-afgekeurd-geel', 'var-afgekeurd', 'var-goedgekeurd#2', 'var-goedgekeurd#1'],
  referee: [
    'ref-goedgekeurd',
    'ref-afgekeurd',
    'ref-var#1',
    'ref-var#2',
    'ref-var#3',
    'ref-geel-aanvaller',
    'ref-geel-verdediger',
    'ref-rood-aanvaller',
    'ref-rood-verdediger',
    'ref-vrije-trap',
    'ref-penalty',
  ],
};

/** Goal, bulls, laying and using actions, attacking, refilling, defending, the VAR, cards, the set-up. */
export const lesson: Lesson = {
  steps: [
    {
      table: {
        position: {
          zones: {
            ...beside,
            'hand.A': [
              'oranje-11',
              'oranje-02',
              'oranje-06',
              'joelende-koeien#1',
              'krachtvoer#1',
              'kanonskogel#1',
            ],
            'hand.B': ['wit-02', 'wit-03', 'wit-09', 'wit-14', 'sliding#1', 'hands'],
          },
          facts: { home: 0 },
          stack: [{ do: 'attack' }],
        },
      },
      says: {
        nl: 'Voetbal in het weiland! Jij coacht Oranje. Jullie vallen om de beurt aan: wie de Koeien Cup heeft, is de aanvaller. Wie als eerste vijf doelpunten maakt, wint meteen; anders wint wie er aan het eind meer heeft.',
        en: 'Football in the meadow! You coach Orange. You attack in turns: whoever has the Koeien Cup is the attacker. The first to score five goals wins at once; otherwise whoever has more in the end.',
      },
    },
    {
      says: {
        nl: 'Elke stier heeft twee getallen: zijn aanvalswaarde en zijn verdedigingswaarde. Is de aanval hoger dan de verdediging, dan is het een doelpunt. Is de verdediging hoger, dan is de poging afgeslagen.',
        en: 'Every bull has two figures: his attack value and his defence value. If the attack is higher than the defence, it is a goal. If the defence is higher, the attempt is beaten off.',
      },
    },
    {
      says: {
        nl: 'Jij valt aan en legt als eerste een stier open in het weiland. Kies Vleugel-Freek: aanvalswaarde 7.',
        en: 'You attack and are the first to lay a bull face up on the field. Choose Vleugel-Freek: attack value 7.',
      },
      wants: ['bull oranje-11'],
      hint: {
        nl: 'Die heeft een lagere aanvalswaarde. Bewaar verdedigers voor als je tegenstander aanvalt, en stuur Vleugel-Freek.',
        en: 'That one has a lower attack value. Save defenders for when your opponent attacks, and send Vleugel-Freek.',
      },
    },
    {
      says: {
        nl: 'Je mag er één actiekaart gedekt bij leggen. Kaarten met hoorns zijn voor de aanvaller, met een schildje voor de verdediger. Leg Joelende koeien: +2 aanvalskracht.',
        en: 'You may lay one action card with him, face down. Cards with horns are for the attacker, cards with a shield for the defender. Lay Joelende koeien: +2 attack.',
      },
      wants: ['lay joelende-koeien#1'],
      hint: {
        nl: 'Elke kaart mag er gedekt bij, al is het bluf. Maar Joelende koeien past bij deze aanval.',
        en: 'Any card may be laid face down, even as a bluff. But Joelende koeien suits this attack.',
      },
      others: [
        { seat: 'B', answer: 'bull wit-02' },
        { seat: 'B', answer: 'lay sliding#1' },
      ],
    },
    {
      says: {
        nl: 'Je tegenstander zet Bonkige Bram neer: verdediging 8, met een gedekte kaart erbij. Jouw 7 is te weinig. Zet je actiekaart in: dan is het 9 tegen 8!',
        en: 'Your opponent lays Bonkige Bram: defence 8, with a card face down. Your 7 is not enough. Use your action card: then it is 9 against 8!',
      },
      wants: ['use'],
      hint: {
        nl: 'Zonder je kaart blijft het 7 tegen 8, en dat is geen doelpunt.',
        en: 'Without your card it stays 7 against 8, and that is no goal.',
      },
      others: [
        { seat: 'B', answer: 'pass' },
        { seat: 'B', answer: 'hold' },
        { seat: 'B', answer: 'pass' },
      ],
    },
    {
      says: {
        nl: 'GOAL! 1–0. Alles in het weiland wordt afgelegd, en jullie vullen je hand aan tot zes kaarten. Jij bepaalt hoeveel daarvan stieren zijn en hoeveel acties. Wat kies je?',
        en: 'GOAL! 1–0. Everything on the field is discarded, and you both refill your hand to six cards. You decide how many are bulls and how many actions. What do you choose?',
      },
      wants: ['split 1', 'split 0', 'split 2'],
      others: [
        { seat: 'B', answer: 'split 1' },
        { seat: 'B', answer: 'bull wit-09' },
        { seat: 'B', answer: 'lay hands' },
      ],
    },
    {
      says: {
        nl: 'De Cup gaat naar de ander. Donderende Daan valt aan met 8! Nu kies jij een verdediger. Barend Balk heeft verdedigingswaarde 8: dat is gelijk, en je hebt nog Krachtvoer.',
        en: 'The Cup passes. Donderende Daan attacks with 8! Now you choose a defender. Barend Balk has defence 8: that is level, and you still have Krachtvoer.',
      },
      wants: ['bull oranje-02'],
      hint: {
        nl: 'Tegen een aanval van 8 heb je je sterkste verdediger nodig: Barend Balk.',
        en: 'Against an attack of 8 you need your strongest defender: Barend Balk.',
      },
    },
    {
      says: {
        nl: 'Leg Krachtvoer erbij, een kaart met een schildje: +2 verdedigingskracht.',
        en: 'Lay Krachtvoer with him, a card with a shield: +2 defence.',
      },
      wants: ['lay krachtvoer#1'],
      hint: {
        nl: 'Nu is het gelijk, en dan beslist de VAR. Met Krachtvoer weet je het zeker.',
        en: 'Now it is level, and then the VAR decides. With Krachtvoer you are sure.',
      },
      others: [{ seat: 'B', answer: 'hold' }],
    },
    {
      says: {
        nl: 'De aanvaller zet zijn kaart niet in: misschien was het bluf! Nu jij. Zet Krachtvoer in: 8 tegen 10.',
        en: 'The attacker does not use his card: perhaps it was a bluff! Your turn. Use Krachtvoer: 8 against 10.',
      },
      wants: ['use'],
      hint: {
        nl: 'Gelijk is gevaarlijk: dan trekt de VAR een kaart. Zet Krachtvoer in.',
        en: 'Level is dangerous: then a VAR card is drawn. Use Krachtvoer.',
      },
      others: [{ seat: 'B', answer: 'pass' }],
    },
    {
      table: {
        position: {
          zones: {
            ...beside,
            'hand.A': ['oranje-14', 'oranje-01'],
            'hand.B': ['wit-05', 'wit-01'],
          },
          facts: { home: 0, score: [1, 0] },
          stack: [{ do: 'attack' }],
        },
      },
      says: {
        nl: 'Afgeslagen! Een andere aanval. Je hebt geen actiekaarten. Stuur Joop Jachthond (6) naar voren en kijk wat er gebeurt als het gelijk is.',
        en: 'Beaten off! Another attack. You have no action cards. Send Joop Jachthond (6) forward and see what happens when it is level.',
      },
      wants: ['bull oranje-14'],
      hint: {
        nl: 'Dirk Doelpaal valt aan met 1: die bewaar je voor de verdediging. Stuur Joop Jachthond.',
        en: 'Dirk Doelpaal attacks with 1: save him for the defence. Send Joop Jachthond.',
      },
      others: [{ seat: 'B', answer: 'bull wit-05' }],
    },
    {
      says: {
        nl: '6 tegen 6: gelijk, dus beslist de VAR met een kaart. Doelpunt goedgekeurd! De scheidsrechter en de VAR kunnen ook afkeuren, een vrije trap of penalty geven, of kaarten.',
        en: '6 against 6: level, so the VAR decides with a card. The goal stands! The referee and the VAR can also disallow a goal, give a free kick or a penalty, or cards.',
      },
    },
    {
      says: {
        nl: 'Twee gele kaarten worden een rode. Een rode kaart houd je in de hand, en daar neemt hij een plaats in; bij je derde rode verlies je de wedstrijd meteen. Wees dus zuinig met gemene acties.',
        en: 'Two yellow cards become a red one. A red card stays in your hand and takes a place; with your third red you lose the match at once. So be careful with mean actions.',
      },
    },
    {
      says: {
        nl: 'Voor de aftrap kies je zelf elf van je zestien stieren en draft je actiekaarten: één houden, de rest ruilen. Kun je je hand niet meer tot zes aanvullen, dan komt de laatste aanval. Succes, coach!',
        en: 'Before kick-off you choose eleven of your sixteen bulls and draft action cards: keep one, swap the rest. When a hand cannot be refilled to six any more, the last attack follows. Good luck, coach!',
      },
    },
  ],
};
