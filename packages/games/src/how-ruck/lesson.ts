import type { Lesson } from '../lesson.ts';

/** Goal, fields, a turn, contests, actions, the end of a round, forming teams. */
export const lesson: Lesson = {
  steps: [
    {
      table: {
        position: {
          zones: {
            'hand.A': ['rood-3-1', 'rood-0-1', 'dame-4-1', 'blauw-2-hr-1', 'adrenalinestoot', 'groen-1-1'],
            'pile.A': ['groen-0-1', 'blauw-1-1', 'groen-2-1', 'rood-1-1', 'blauw-0-1', 'groen-3-1'],
            'hand.B': ['blauw-3-1', 'groen-3-2', 'rood-2-1', 'groen-0-2', 'blauw-0-2', 'rood-1-2'],
            'pile.B': 8,
          },
          facts: { barrel: 6 },
          stack: [{ do: 'turn', seat: 'A' }],
        },
      },
      says: {
        nl: 'Welkom in de Hooglanden! Twee ploegen trekken aan één touw, en aan dat touw hangt een whiskyvat. Sleep je het vat naar jouw eindveld, veld 1, dan win je de ronde en het vat. Wie drie vaten heeft, wint het spel.',
        en: 'Welcome to the Highlands! Two teams pull at one rope, and on that rope hangs a whisky barrel. Drag it to your end field, field 1, and you win the round and the barrel. The first with three barrels wins the match.',
      },
    },
    {
      says: {
        nl: 'Elke kant heeft drie velden: rood, blauw en groen. Op een leeg veld trekt de afgedrukte Schot, met sterkte 2. Jullie zijn nu dus even sterk: 6 tegen 6.',
        en: 'Each side has three fields: red, blue and green. On an empty field the printed Scot pulls, with strength 2. So you are equally strong now: 6 against 6.',
      },
    },
    {
      says: {
        nl: 'In je beurt speel je precies één kaart; daarna trek je er één. Een gekleurde Schot gaat op een veld van zijn kleur. Leg je rode Spierbundel (3) op je eigen rode veld.',
        en: 'In your turn you play exactly one card; then you draw one. A coloured Scot goes on a field of his colour. Put your red Muscleman (3) on your own red field.',
      },
      wants: ['place rood-3-1 A.rood'],
      hint: {
        nl: 'Je sterkste rode Schot maakt vooral jouw kant sterker. Leg de Spierbundel op het rode veld bij jezelf.',
        en: 'Your strongest red Scot helps most on your own side. Put the Muscleman on the red field on your side.',
      },
      others: [{ seat: 'B', answer: 'place blauw-3-1 B.blauw' }],
    },
    {
      says: {
        nl: 'Een slappeling leg je liever bij de ander: hij neemt de plaats in van de Schot die er stond. Leg je rode Los touw (0) op het rode veld van je tegenstander.',
        en: 'A weakling is better off on the other side: he takes the place of the Scot who stood there. Put your red Loose rope (0) on your opponent’s red field.',
      },
      wants: ['place rood-0-1 B.rood'],
      hint: {
        nl: 'Een 0 in plaats van een 2 kost wie hem krijgt 2 sterkte: die gun je de overkant.',
        en: 'A 0 instead of a 2 costs its side 2 strength: let the other side have it.',
      },
      others: [{ seat: 'B', answer: 'place groen-3-2 B.groen' }],
    },
    {
      says: {
        nl: 'Witte kaarten, zoals de dames, mogen op elk veld. Zet je Hamerwerpster (4) op je eigen groene veld.',
        en: 'White cards, like the ladies, may go on any field. Put your Hammer thrower (4) on your own green field.',
      },
      wants: ['place dame-4-1 A.groen'],
      hint: {
        nl: 'Ze mag overal, maar op je groene veld vervangt ze een 2. Daar win je het meest mee zonder iets te bedekken.',
        en: 'She may go anywhere, but on your green field she replaces a 2: that gains the most without covering anything.',
      },
      others: [{ seat: 'B', answer: 'place rood-2-1 B.rood' }],
    },
    {
      says: {
        nl: 'Nu staat het 9 tegen 8. Je Brullende kerel roept How-Ruck: na het leggen volgt een krachtmeting, en het vat schuift het verschil op naar de sterkste kant. Hij is blauw (2). Waar levert hij het meeste op?',
        en: 'Now it is 9 against 8. Your Bellowing lad shouts How-Ruck: once he is down a contest follows, and the barrel moves by the difference towards the stronger side. He is blue (2). Where does he do the most good?',
      },
      wants: ['place blauw-2-hr-1 B.blauw'],
      hint: {
        nl: 'Bij jezelf verandert er niets: 9 tegen 8, één veld. Bij de ander bedekt hij de blauwe 3: dan is het 9 tegen 7, twee velden.',
        en: 'On your own side nothing changes: 9 against 8, one field. On the other side he covers the blue 3: then it is 9 against 7, two fields.',
      },
      others: [{ seat: 'B', answer: 'place groen-0-2 A.groen' }],
    },
    {
      says: {
        nl: 'Het vat kwam op veld 4. Maar kijk: je tegenstander legde een Los touw op je Hamerwerpster. Alleen de bovenste kaart telt! Gelukkig is er Adrenalinestoot, een actiekaart: het vat gaat 2 velden jouw kant op.',
        en: 'The barrel came to field 4. But look: your opponent laid a Loose rope on your Hammer thrower. Only the top card counts! Luckily there is Adrenalinestoot, an action card: the barrel moves 2 fields your way.',
      },
      wants: ['carryOut adrenalinestoot'],
      hint: {
        nl: 'Dat kan ook. Maar probeer eens een actie: die ligt nooit op een veld, doet wat erop staat en gaat naar de aflegstapel.',
        en: 'That works too. But try an action: it never lies on a field, does what it says and goes to the discard pile.',
      },
    },
    {
      table: {
        position: {
          zones: {
            'hand.A': ['monsterachtig', 'groen-1-1', 'blauw-1-1'],
            'B.rood': ['rood-2-1', 'nessie'],
            'A.groen': ['groen-3-1'],
            'pile.A': 6,
            'hand.B': 5,
            'pile.B': 6,
          },
          facts: { barrel: 9, won: [1, 1] },
          stack: [{ do: 'turn', seat: 'A' }],
        },
        chance: [{ stream: 'deck', top: ['dame-4-1', 'rood-0-1', 'blauw-3-hr', 'groen-0-1'] }],
      },
      says: {
        nl: 'Een andere ronde, en het vat staat gevaarlijk ver weg. Maar bij je tegenstander ligt Nessie (6) open… en jij hebt Monsterachtig! Lees de kaart en speel hem.',
        en: 'Another round, and the barrel is dangerously far away. But Nessie (6) lies open on your opponent’s side… and you hold Monsterachtig! Read the card and play it.',
      },
      wants: ['carryOut monsterachtig'],
      hint: {
        nl: 'Ligt Nessie open bij je tegenstander, dan wint Monsterachtig de ronde meteen, waar het vat ook staat.',
        en: 'When Nessie lies open on your opponent’s side, Monsterachtig wins the round at once, wherever the barrel is.',
      },
    },
    {
      says: {
        nl: 'Jouw tweede vat! Een ronde eindigt ook als het vat een eindveld bereikt, of als niemand nog kaarten heeft: dan is het voor wie de helft bezit waarin het staat.',
        en: 'Your second barrel! A round also ends when the barrel reaches an end field, or when nobody has cards left: then it goes to the owner of the half in which it stands.',
      },
    },
    {
      says: {
        nl: 'Elke ronde begint met een race! Allebei tegelijk verdelen jullie tien keer twee kaarten: één houd je voor je eigen ploeg, de andere is voor die van je tegenstander. Hier oefen je zonder klok. Wie wil je zelf?',
        en: 'Every round begins with a race! You both split ten pairs of cards at the same time: of each you keep one for your own team, and the other is for your opponent’s. Here you practise without a clock. Whom do you want?',
      },
      wants: ['keep dame-4-1'],
      hint: {
        nl: 'Een Los touw (0) in je eigen ploeg? Zo geef je de Hamerwerpster (4) weg.',
        en: 'A Loose rope (0) in your own team? That gives the Hammer thrower (4) away.',
      },
    },
    {
      says: {
        nl: 'En van dit paar? Schotten die How-Ruck roepen, zet je in wanneer jij sterk staat.',
        en: 'And of this pair? Scots who shout How-Ruck are best played when your side is strong.',
      },
      wants: ['keep blauw-3-hr'],
      hint: {
        nl: 'Dan krijgt je tegenstander de Donderende spierbundel, en die roept How-Ruck wanneer het hem uitkomt.',
        en: 'Then your opponent gets the Thundering muscleman, who shouts How-Ruck when it suits him.',
      },
    },
    {
      says: {
        nl: 'Wie als eerste tien paren verdeeld heeft, roept “stop!” en heeft drie voordelen: verdelen wat de ander nog had liggen, het vat op het eigen startveld, en beginnen. Daarna heeft ieder een ploeg van twintig; die wordt geschud en je pakt er zes. Liever zonder haast? Vóór de race kun je om rustig verdelen vragen. How-Ruck!',
        en: 'The first to have split ten pairs calls “stop!” and has three advantages: splitting what the other still had, the barrel on their own start field, and beginning. Then everybody has a team of twenty; it is shuffled and you take six. In no hurry? Before the race you can ask to split calmly. How-Ruck!',
      },
    },
  ],
};
