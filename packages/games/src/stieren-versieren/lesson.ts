import type { Lesson } from '../lesson.ts';

/** Goal, locations, talking, escorting, wooing, chasing, a Bull Fight, and how a round begins. */
export const lesson: Lesson = {
  seats: 2,
  options: { startPlayer: 'host' },
  steps: [
    {
      table: {
        position: {
          zones: {
            'kroeg.down': ['koe-hart-3'],
            'kroeg.A': ['stier-hoefijzer-hart-2', 'stier-hoefijzer-bier-4'],
            'opera.B': ['stier-staart-hart-1'],
            'hand.A': [
              'stier-hoefijzer-hart-3',
              'stier-hoefijzer-geld-1',
              'stier-hoefijzer-halter-2',
              'stier-hoefijzer-bier-1',
              'stier-hoefijzer-geld-4',
            ],
            'hand.B': 5,
            cows: 5,
          },
          facts: { actions: 2, slots: [1] },
          stack: [{ do: 'turn', seat: 'A' }],
        },
      },
      says: {
        nl: 'Een avondje stappen! Je stieren gaan de stad in om koeien te versieren. Elk koppel in jouw Love Shack is punten waard: de waarde van de koe keer die van de stier. Wie aan het eind de meeste punten heeft, wint.',
        en: 'A night on the town! Your bulls go out to woo cows. Every couple in your Love Shack is worth points: the value of the cow times that of the bull. The most points in the end win.',
      },
    },
    {
      says: {
        nl: 'Er zijn vier locaties met elk een symbool: De Opera hart, De Kroeg bier, De Fitness halter, VIP Club geld. Versieren lukt alleen als stier, koe en locatie hetzelfde symbool hebben. In je beurt heb je twee acties.',
        en: 'There are four locations, each with a symbol: The Opera heart, The Pub beer, The Gym dumbbell, VIP Club money. Wooing only works when bull, cow and location have the same symbol. In your turn you have two actions.',
      },
    },
    {
      says: {
        nl: 'In De Kroeg ligt een koe gedekt. Knoop een gesprek aan, dan wordt ze omgedraaid. Een stier met een hogere waarde dan de koe is te lomp en moet weg; stuur dus De Rozenstrooier (hart 2).',
        en: 'At The Pub a cow lies face down. Start a talk and she is turned up. A bull of a higher value than the cow is too blunt and has to leave; so send De Rozenstrooier (heart 2).',
      },
      wants: ['talk stier-hoefijzer-hart-2 1'],
      hint: {
        nl: 'Kies liever een gesprek met een lage stier: De Rozenstrooier (2) jaagt niemand weg, ook zichzelf niet.',
        en: 'Better talk with a low bull: De Rozenstrooier (2) scares nobody off, not even himself.',
      },
    },
    {
      says: {
        nl: 'Sopraan Sofie, hart 3! Ze hoort in De Opera. Een stier met haar symbool mag haar naar een aangrenzende locatie begeleiden. Breng haar naar De Opera.',
        en: 'Sopraan Sofie, heart 3! She belongs at The Opera. A bull of her symbol may escort her to an adjacent location. Take her to The Opera.',
      },
      wants: ['escort koe-hart-3 opera'],
      hint: {
        nl: 'Dat is ook een actie, maar Sofie staat hier alleen maar in de weg: in De Opera kun je haar versieren.',
        en: 'That is an action too, but Sofie can only be wooed at The Opera: escort her there.',
      },
    },
    {
      table: {
        position: {
          zones: {
            opera: ['koe-hart-3'],
            'opera.A': ['stier-hoefijzer-hart-2', 'stier-hoefijzer-hart-4'],
            'vip-club': ['koe-bier-2'],
            'vip-club.A': ['stier-hoefijzer-geld-3'],
            'hand.A': 5,
            'hand.B': 5,
            cows: 4,
          },
          facts: { actions: 2, round: 2 },
          stack: [{ do: 'turn', seat: 'A' }],
        },
      },
      says: {
        nl: 'Een ronde later. Sofie is nu op haar favoriete locatie: honkvast, niemand krijgt haar daar nog weg. Er zijn geen stieren van een ander in De Opera. Doe een versierpoging!',
        en: 'A round later. Sofie is on her favourite location now: settled, nobody gets her away from there. Nobody else has a bull at The Opera. Woo her!',
      },
      wants: ['woo koe-hart-3'],
      hint: {
        nl: 'Dat kan ook, maar de kust is vrij: versier Sofie voordat een ander hier komt.',
        en: 'You could, but the coast is clear: woo Sofie before somebody else comes.',
      },
    },
    {
      says: {
        nl: 'Wie wordt haar Romeo? De Tenor (4) of De Rozenstrooier (2)? Denk aan de punten: koe keer stier.',
        en: 'Who will be her Romeo? De Tenor (4) or De Rozenstrooier (2)? Think of the points: cow times bull.',
      },
      wants: ['bull stier-hoefijzer-hart-4'],
      hint: {
        nl: 'Met De Rozenstrooier is het 3 × 2 = 6. Met De Tenor 3 × 4 = 12!',
        en: 'With De Rozenstrooier it is 3 × 2 = 6. With De Tenor 3 × 4 = 12!',
      },
    },
    {
      says: {
        nl: '12 punten! Nog één actie. In de VIP Club zit Tappende Trien (bier 2). Je stieren van een ánder symbool mogen haar verjagen als ze samen minstens haar waarde hebben. Jaag haar naar De Kroeg, waar ze thuishoort.',
        en: '12 points! One action left. Tappende Trien (beer 2) sits in the VIP Club. Your bulls of another symbol may chase her if together they have at least her value. Chase her to The Pub, where she belongs.',
      },
      wants: ['chase koe-bier-2 kroeg'],
      hint: {
        nl: 'Verjaag Trien eens: De Makelaar (3) is sterk genoeg, en in De Kroeg is ze te versieren.',
        en: 'Do chase Trien: De Makelaar (3) is strong enough, and at The Pub she can be wooed.',
      },
    },
    {
      table: {
        position: {
          zones: {
            opera: ['koe-hart-4'],
            'opera.A': ['stier-hoefijzer-hart-3', 'stier-hoefijzer-hart-1'],
            'opera.B': ['stier-staart-hart-4'],
            'hand.A': ['stier-hoefijzer-hart-2', 'stier-hoefijzer-geld-1'],
            'hand.B': ['stier-staart-bier-1', 'stier-staart-geld-2'],
            'shack.A': ['koe-hart-3', 'stier-hoefijzer-hart-4'],
            cows: 3,
          },
          facts: { actions: 2, round: 3 },
          stack: [{ do: 'turn', seat: 'A' }],
        },
      },
      says: {
        nl: 'Nu wordt het spannend: in De Opera zit Romantische Roos (hart 4), maar er staat ook een stier van je tegenstander met haar symbool. Waag het: versier haar.',
        en: 'Now it gets exciting: Romantische Roos (heart 4) sits at The Opera, but your opponent has a bull of her symbol there too. Go on, woo her.',
      },
      wants: ['woo koe-hart-4'],
      hint: {
        nl: 'Voorzichtig! Maar zonder versierpoging geen punten. Probeer het maar.',
        en: 'Careful! But without trying there are no points. Give it a go.',
      },
    },
    {
      says: {
        nl: 'Kies De Charmeur (3) als Romeo. Zijn maatje De Souffleur kan dan meevechten, als het moet.',
        en: 'Choose De Charmeur (3) as Romeo. His mate De Souffleur can join the fight, if need be.',
      },
      wants: ['bull stier-hoefijzer-hart-3'],
      hint: {
        nl: 'De hoogste stier als Romeo levert de meeste punten op: neem De Charmeur.',
        en: 'The highest bull as Romeo brings the most points: take De Charmeur.',
      },
      others: [
        { seat: 'B', answer: 'challenge stier-staart-hart-4' },
        { seat: 'B', answer: 'support stier-staart-bier-1' },
        { seat: 'B', answer: 'done' },
      ],
    },
    {
      says: {
        nl: 'Bull Fight! De uitdager heeft 4, en legde een kaart gedekt: steun, of bluf? Jij hebt 3. Zet je maatje De Souffleur (1) in én De Rozenstrooier (hart 2) uit je hand.',
        en: 'Bull Fight! The challenger has 4, and laid a card face down: support, or a bluff? You have 3. Bring in your mate De Souffleur (1) and De Rozenstrooier (heart 2) from your hand.',
      },
      wants: ['join stier-hoefijzer-hart-1', 'support stier-hoefijzer-hart-2'],
      together: true,
      hint: {
        nl: 'Met minder wordt het krap: je weet niet wat er onder die gedekte kaart zit. Zet ze allebei in.',
        en: 'With less it is tight: you do not know what is under that card. Bring in both.',
      },
    },
    {
      says: {
        nl: 'Dat is 3 + 1 + 2 = 6. Zeg dat je klaar bent, dan gaan de kaarten open. Bij een gelijke stand wint Romeo.',
        en: 'That is 3 + 1 + 2 = 6. Say that you are done, and the cards are turned up. A tie goes to Romeo.',
      },
      wants: ['done'],
      hint: {
        nl: 'Meer heb je niet nodig: sluit je inzet af.',
        en: 'You need no more: close your side.',
      },
    },
    {
      table: {},
      says: {
        nl: 'Het was bluf: 6 tegen 4, en 4 × 3 = 12 punten. Elke ronde begint zo: de startspeler begluurt een koe en legt haar gedekt op een locatie. Leg jij haar maar ergens neer.',
        en: 'It was a bluff: 6 against 4, and 4 × 3 = 12 points. Every round begins like this: the start player peeks at a cow and lays her face down at a location. Put her wherever you like.',
      },
      wants: ['put opera', 'put kroeg', 'put fitness', 'put vip-club'],
    },
    {
      says: {
        nl: 'Daarna kiest iedereen in het geheim stieren uit de hand (met z’n tweeën elk twee). Ze gaan naar de locatie van hun eigen symbool. Is de koeienstapel op, dan is het de laatste ronde. Veel plezier in de stad!',
        en: 'Then everybody secretly chooses bulls from the hand (two each in a game for two). They go to the location of their own symbol. When the pile of cows is gone, it is the last round. Enjoy the town!',
      },
    },
  ],
};
