import type { Lesson } from '../../lesson.ts';

/** Goal, roles, duels, the colour rule, the fourth row, yards, defending. */
export const lesson: Lesson = {
  seats: 2,
  steps: [
    {
      table: {
        chance: [
          { stream: 'toss', numbers: [0] },
          {
            stream: 'offense',
            top: [
              'white:off-pistol',
              'white:off-ace',
              'white:off-victory',
              'white:off-punt',
              'white:off-flex',
              'white:off-trips',
              'white:off-single-wing',
              'white:off-shotgun-spread',
            ],
          },
          {
            stream: 'defense',
            top: [
              'black:def-4-3',
              'black:def-4-4',
              'black:def-quarter',
              'black:def-punt-return',
              'black:def-nickel',
              'black:def-46',
              'black:def-goal-line',
              'black:def-dime',
            ],
          },
        ],
      },
      says: {
        nl: 'Dit is 5 possessions, een duel voor twee. Om de beurt heb je de aanval. Wie een possession wint, gaat 20 yards vooruit; wie er als eerste vijf wint, wint het spel.',
        en: 'This is 5 possessions, a duel for two. You take turns at attacking. Whoever wins a possession moves 20 yards; the first to win five wins the match.',
      },
    },
    {
      says: {
        nl: 'Jij won de toss en mag kiezen. Begin met de aanval: dan speel je met je 14 aanvalskaarten.',
        en: 'You won the toss and may choose. Begin with the offense: then you play with your 14 offense cards.',
      },
      wants: ['offense'],
      hint: {
        nl: 'Verdedigen mag ook, en dat leer je zo. Kies voor nu de aanval.',
        en: 'You may defend as well, and you will learn that later. For now choose the offense.',
      },
    },
    {
      says: {
        nl: 'Er zijn vier lijnen. Op elke lijn leg je een kaart gedekt, je tegenstander legt er een tegenover. De kleur van jóúw kaart zegt welke stippen jullie allebei tellen; bij paars tellen paars en blauw samen. Hoeveel het er zijn, staat onderaan de kaart op een licht vlak.',
        en: 'There are four lanes. In each you lay a card face down, and your opponent lays one opposite. The colour of your card says which dots you both count; for purple, purple and blue count together. The light patch at the foot of the card says how many they are.',
      },
    },
    {
      says: {
        nl: 'Leg je kaarten: Pistol op lijn 1, Ace op lijn 2, Victory op lijn 3 en Punt op lijn 4. De aanval moet minstens één stip méér hebben; bij gelijk wint de verdediging.',
        en: 'Lay your cards: Pistol in lane 1, Ace in lane 2, Victory in lane 3 and Punt in lane 4. The offense needs at least one dot more; a tie goes to the defense.',
      },
      wants: [
        'lay white:off-pistol lane.1',
        'lay white:off-ace lane.2',
        'lay white:off-victory lane.3',
        'lay white:off-punt lane.4',
      ],
      together: true,
      hint: {
        nl: 'Zo mag het ook. Voor deze les leggen we Pistol op 1, Ace op 2, Victory op 3 en Punt op 4.',
        en: 'That is allowed too. For this lesson we lay Pistol in 1, Ace in 2, Victory in 3 and Punt in 4.',
      },
      others: [
        { seat: 'B', answer: 'lay black:def-4-3 against.1' },
        { seat: 'B', answer: 'lay black:def-4-4 against.2' },
        { seat: 'B', answer: 'lay black:def-quarter against.3' },
        { seat: 'B', answer: 'lay black:def-punt-return against.4' },
      ],
    },
    {
      says: {
        nl: 'Lijn 1: blauw 3 tegen 3, gelijk, dus dicht. Lijn 2: Ace telt paars en blauw, 4 tegen 3: gewonnen! Lijn 3: oranje 1 tegen 0: gewonnen. Lijn 4: oranje 4 tegen 4, dicht. Op dichte lijnen gebeurt niets meer.',
        en: 'Lane 1: blue 3 against 3, a tie, so closed. Lane 2: Ace counts purple and blue, 4 against 3: won! Lane 3: orange 1 against 0: won. Lane 4: orange 4 against 4, closed. Nothing happens in closed lanes any more.',
      },
    },
    {
      says: {
        nl: 'Rij 2. Op een open lijn mag je niet dezelfde kleur leggen als de kaart die er ligt: op lijn 2 dus geen paars, op lijn 3 geen oranje. Leg Flex op 1, Single Wing op 2, Trips op 3 en Shotgun Spread op 4.',
        en: 'Row 2. In an open lane you may not lay the colour of the card that lies there: no purple in lane 2, no orange in lane 3. Lay Flex in 1, Single Wing in 2, Trips in 3 and Shotgun Spread in 4.',
      },
      wants: [
        'lay white:off-flex lane.1',
        'lay white:off-single-wing lane.2',
        'lay white:off-trips lane.3',
        'lay white:off-shotgun-spread lane.4',
      ],
      together: true,
      hint: {
        nl: 'Denk aan de open lijnen 2 en 3: daar wil je je kaarten met de meeste stippen van één kleur, Single Wing en Trips.',
        en: 'Mind the open lanes 2 and 3: that is where you want the cards with the most dots of one colour, Single Wing and Trips.',
      },
      others: [
        { seat: 'B', answer: 'lay black:def-nickel against.1' },
        { seat: 'B', answer: 'lay black:def-46 against.2' },
        { seat: 'B', answer: 'lay black:def-goal-line against.3' },
        { seat: 'B', answer: 'lay black:def-dime against.4' },
      ],
    },
    {
      says: {
        nl: 'Groen 4 tegen 3 en blauw 4 tegen 1: beide lijnen blijven open. Zijn alle vier de lijnen ooit dicht, dan wint de verdediging meteen. Houd je het drie rijen vol, dan komt rij 4.',
        en: 'Green 4 against 3 and blue 4 against 1: both lanes stay open. If all four lanes are ever closed, the defense wins at once. Hold out for three rows and row 4 follows.',
      },
    },
    {
      table: {
        position: {
          zones: {
            'lane.1': ['white:off-i-formation', 'white:off-ace', 'white:off-pistol'],
            'lane.2': ['white:off-shotgun-spread', 'white:off-wishbone', 'white:off-heavy'],
            'lane.4': ['white:off-flexbone', 'white:off-flex', 'white:off-victory'],
            'down.3': ['white:off-trips', 'white:off-field-goal', 'white:off-punt'],
            'hand.A': ['white:off-empty-backfield', 'white:off-single-wing'],
            'hand.B': ['black:def-goal-line', 'black:def-big-nickel'],
          },
          facts: { possession: 1, row: 4, offense: 0, closedIn: [0, 0, 1, 0] },
          stack: [{ do: 'layLast' }, { do: 'lastOffense' }],
          seen: { A: ['white:off-trips', 'white:off-field-goal', 'white:off-punt'] },
        },
        chance: [
          {
            stream: 'defense',
            top: ['white:def-quarter', 'white:def-3-4', 'white:def-46', 'white:def-hands-team'],
          },
          {
            stream: 'offense',
            top: ['black:off-trips', 'black:off-wishbone', 'black:off-heavy', 'black:off-punt'],
          },
        ],
      },
      says: {
        nl: 'Rij 4 speel je met je laatste twee kaarten, op open lijnen. Win je er één, dan is de possession van jou! Op lijn 1 ligt blauw, dus leg daar Single Wing (groen). Leg Empty Backfield (blauw) op lijn 2.',
        en: 'Row 4 is played with your last two cards, in open lanes. Win one of them and the possession is yours! Blue lies in lane 1, so lay Single Wing (green) there. Lay Empty Backfield (blue) in lane 2.',
      },
      wants: ['lay white:off-single-wing lane.1', 'lay white:off-empty-backfield lane.2'],
      together: true,
      hint: {
        nl: 'Een lijn overslaan mag, als je beide kaarten maar kwijt kunt. Leg Single Wing op 1 en Empty Backfield op 2.',
        en: 'You may skip a lane, as long as both cards find a place. Lay Single Wing in 1 and Empty Backfield in 2.',
      },
      others: [
        { seat: 'B', answer: 'lay black:def-goal-line against.1' },
        { seat: 'B', answer: 'lay black:def-big-nickel against.2' },
      ],
    },
    {
      says: {
        nl: 'Gewonnen: 20 yards! Nu wisselen jullie van rol. Vijf possessions is 100 yards en winst; alleen bij 5–4 krijgt de ander nog een gelijkmakende beurt.',
        en: 'Won: 20 yards! Now the roles are swapped. Five possessions are 100 yards and the match; only at 5–4 does the other one get an equalising turn.',
      },
    },
    {
      says: {
        nl: 'Je verdedigt. Je weet niet wat er komt, dus spreid je stippen: Quarter (blauw 6) op lijn 1, 3-4 (groen 4) op 2, 46 op 3 en Hands Team (oranje 5) op 4. Voor jou geldt geen kleurregel.',
        en: 'You defend. You do not know what is coming, so spread your dots: Quarter (blue 6) in lane 1, 3-4 (green 4) in 2, 46 in 3 and Hands Team (orange 5) in 4. The defense has no colour rule.',
      },
      wants: [
        'lay white:def-quarter against.1',
        'lay white:def-3-4 against.2',
        'lay white:def-46 against.3',
        'lay white:def-hands-team against.4',
      ],
      together: true,
      hint: {
        nl: 'Elke volgorde mag. Voor deze les: Quarter op 1, 3-4 op 2, 46 op 3, Hands Team op 4.',
        en: 'Any order is allowed. For this lesson: Quarter in 1, 3-4 in 2, 46 in 3, Hands Team in 4.',
      },
      others: [
        { seat: 'B', answer: 'lay black:off-trips lane.1' },
        { seat: 'B', answer: 'lay black:off-wishbone lane.2' },
        { seat: 'B', answer: 'lay black:off-heavy lane.3' },
        { seat: 'B', answer: 'lay black:off-punt lane.4' },
      ],
    },
    {
      says: {
        nl: 'Blauw 4 tegen 6, groen 3 tegen 4, paars en blauw 4 tegen 4, oranje 4 tegen 5: alle lijnen dicht! De verdediging, jij dus, wint ook deze possession. Zo speel je 5 possessions.',
        en: 'Blue 4 against 6, green 3 against 4, purple and blue 4 against 4, orange 4 against 5: all lanes closed! The defense, that is you, wins this possession too. That is how 5 possessions is played.',
      },
    },
  ],
};
