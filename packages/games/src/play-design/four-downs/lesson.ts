import type { Lesson } from '../../lesson.ts';

/** Goal, what counts on a card, following, leading, the last trick, first downs as the house rule that they are, yards. */
export const lesson: Lesson = {
  seats: 2,
  options: { 'pd4.firstDowns': 'on' },
  steps: [
    {
      table: {
        position: {
          zones: {
            'hand.A': ['black:def-nickel', 'black:off-empty-backfield', 'black:def-3-4', 'black:off-punt'],
            'played.B': ['black:off-shotgun-spread'],
            'hand.B': ['black:def-dime', 'black:off-wishbone', 'black:off-ace'],
          },
          facts: { dealer: 0, leader: 1, trick: 1 },
          stack: [{ do: 'follow', seat: 'A' }],
        },
      },
      says: {
        nl: 'Dit is 4 downs. Een ronde heeft vier speelbeurten, en alleen wie de laatste wint, wint de ronde. De anderen verliezen yards. Wie 100 yards kwijt is, ligt eruit; wie overblijft, wint het spel.',
        en: 'This is 4 downs. A round has four tricks, and only whoever wins the last one wins the round. The others lose yards. Whoever has lost 100 yards is out; the last one left wins the match.',
      },
    },
    {
      says: {
        nl: 'Op een kaart tellen hier drie dingen: de kleur, de strategie (aanval of verdediging) en de waarde, 4 tot en met 7. De tekening met stippen is voor het andere spel in deze doos.',
        en: 'Three things count on a card here: its colour, its side (offense or defense) and its value, 4 to 7. The drawing with dots is for the other game in this box.',
      },
    },
    {
      says: {
        nl: 'Je tegenstander komt uit met Shotgun Spread: blauw, aanval, 5. Heb je dezelfde kleur van de tegenovergestelde strategie, dan moet je die spelen. Tik gerust eerst op een andere kaart: dan zie je waarom die niet mag.',
        en: 'Your opponent leads Shotgun Spread: blue, offense, 5. If you have the same colour of the other side, you must play it. Go on, tap another card first: you will see why it is not allowed.',
      },
      wants: ['play black:def-nickel'],
      hint: {
        nl: 'Kloppen hoort bij een huisregel; daarover straks meer. Speel nu Nickel: blauw en verdediging.',
        en: 'Knocking belongs to a house rule; more about that later. Play Nickel now: blue and defense.',
      },
    },
    {
      says: {
        nl: 'Nickel won: zelfde kleur, tegenovergestelde strategie, en een 5 is gelijk of hoger. Nu kom jij uit met wat je wilt. Zo houd je de leiding: kom uit met Empty Backfield, de hoogste blauwe kaart.',
        en: 'Nickel won: same colour, other side, and a 5 is equal or higher. Now you lead whatever you like. To keep the lead: lead Empty Backfield, the highest blue card.',
      },
      wants: ['play black:off-empty-backfield'],
      hint: {
        nl: 'Tegen een blauwe 7 kan alleen een blauwe 7 van de verdediging winnen: dat is veiliger.',
        en: 'Only a blue 7 of the defense can beat it: that is safer.',
      },
      others: [{ seat: 'B', answer: 'play black:def-dime' }],
    },
    {
      says: {
        nl: 'Dime is een 6: te laag. Wint niemand, dan wint wie uitkwam. Bewaar je beste kaart voor de laatste speelbeurt, en kom nu uit met 3-4 (groen, verdediging, 6).',
        en: 'Dime is a 6: too low. If no card wins, the player who led does. Save your best card for the last trick, and lead 3-4 now (green, defense, 6).',
      },
      wants: ['play black:def-3-4'],
      hint: {
        nl: 'Punt is een oranje 7: met zo’n kaart wil je in de laatste speelbeurt uitkomen. Speel eerst 3-4.',
        en: 'Punt is an orange 7: a card to lead in the last trick. Play 3-4 first.',
      },
      others: [{ seat: 'B', answer: 'play black:off-wishbone' }],
    },
    {
      says: {
        nl: 'Tot zover het gewone spel: zo speel je met “Speel nu”, altijd om 10 yards. Wil je meer spanning, dan is er de huisregel First downs: daarmee mag je kloppen. Die zet je aan bij “Instellen”, onder “Huisregels”. In deze les doet hij mee, en daarom zie je de knop al.',
        en: 'So much for the ordinary game: that is what “Play now” deals, always for 10 yards. For more excitement there is the house rule First downs: with it you may knock. Switch it on at “Set up”, under “House rules”. It is on in this lesson, which is why you see the button already.',
      },
    },
    {
      says: {
        nl: 'Jij komt uit in de laatste speelbeurt, met Punt, een 7. Dat ziet er goed uit! Met First downs klopt wie denkt te winnen: “first down!” Elke klop verhoogt de inzet met 10 yards. Klop maar.',
        en: 'You lead the last trick, with Punt, a 7. That looks good! With First downs, whoever expects to win knocks: “first down!” Every knock raises the stake by 10 yards. Go on, knock.',
      },
      wants: ['claim'],
      hint: {
        nl: 'Die wint waarschijnlijk, maar dan voor 10 yards. Klop eerst, dan gaat het om 20.',
        en: 'That probably wins, but for 10 yards only. Knock first, and you play for 20.',
      },
      others: [{ seat: 'B', answer: 'continue' }],
    },
    {
      says: {
        nl: 'Je tegenstander gaat mee. De inzet is nu 20 yards. Speel je Punt.',
        en: 'Your opponent stays in. The stake is 20 yards now. Play your Punt.',
      },
      wants: ['play black:off-punt'],
      others: [{ seat: 'B', answer: 'play black:off-ace' }],
    },
    {
      table: {
        position: {
          zones: {
            'hand.A': ['white:off-trips', 'white:def-46', 'white:off-heavy', 'white:off-victory'],
            'played.B': ['white:off-shotgun-spread'],
            'hand.B': ['white:def-hands-team', 'white:def-goal-line', 'white:off-single-wing'],
          },
          facts: { round: 2, dealer: 0, leader: 1, trick: 1, yards: [0, 20] },
          stack: [{ do: 'follow', seat: 'A' }],
        },
      },
      says: {
        nl: 'Gewonnen: je tegenstander verloor 20 yards. Nieuwe ronde, weer ligt er blauw, aanval, 5. Jij hebt geen blauwe verdediging, wel blauw van dezelfde strategie. Dan moet je die spelen, maar winnen doet hij nooit.',
        en: 'Won: your opponent lost 20 yards. A new round, and again blue, offense, 5 lies there. You have no blue defense, but blue of the same side. Then you must play that, but it never wins.',
      },
      wants: ['play white:off-trips'],
      hint: {
        nl: 'Met deze hand is kloppen wel heel dapper. Speel bij: Trips is je enige blauwe kaart.',
        en: 'Knocking with this hand is very brave. Follow: Trips is your only blue card.',
      },
      others: [{ seat: 'B', answer: 'claim' }],
    },
    {
      says: {
        nl: 'Nu klopt je tegenstander: de inzet wordt 20. Ga je mee, dan speel je om 20 yards. Stop je, dan verlies je er meteen 10 en ben je uit de ronde. Jouw hand is zwak: stop.',
        en: 'Now your opponent knocks: the stake becomes 20. Stay in and you play for 20 yards. Fold and you lose 10 yards at once and are out of the round. Your hand is weak: fold.',
      },
      wants: ['fold'],
      hint: {
        nl: 'Je komt niet uit, en met deze kaarten win je de laatste speelbeurt zelden. Dat kost 20.',
        en: 'You do not lead, and these cards seldom win the last trick. That costs 20.',
      },
    },
    {
      says: {
        nl: 'Goed gedaan: 10 yards verloren in plaats van 20. Heb je niets in de kleur van de leidende kaart, dan mag je alles spelen. Zo ga je door tot er nog maar één speler over is. Jij bent klaar voor het veld!',
        en: 'Well done: 10 yards lost instead of 20. If you have nothing in the colour of the lead card, you may play anything. So it goes on until only one player is left. You are ready for the field!',
      },
    },
  ],
};
