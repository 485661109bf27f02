import type { Lesson } from '../lesson.ts';

/** Goal, stocking, tapping, bulls, serving, the cellar, pairs, the bonus round. */
export const lesson: Lesson = {
  seats: 3,
  steps: [
    {
      table: {
        position: {
          zones: {
            'hand.A': ['bruin-5-a', 'bruin-3-a', 'pils-1-a', 'wit-1-a', 'oer-1-a', 'pils-2-a'],
            'hand.B': ['pils-4-a', 'pils-3-a', 'wit-2-a', 'wit-1-b', 'oer-1-b', 'bruin-1-a'],
            'hand.C': ['wit-4-a', 'wit-3-a', 'bruin-4-a', 'bruin-2-a', 'pils-1-b', 'oer-2-a'],
            middle: ['bruno-de-bruyne-1', 'pietje-pils-1'],
            bulls: 12,
          },
          facts: { round: 1, bierbaas: 0 },
          stack: [{ do: 'place1' }, { do: 'pick1' }],
        },
      },
      says: {
        nl: 'Welkom, kroegbaas! Lok stieren naar je kroeg en geef ze te drinken. Hoe meer glazen van zijn eigen bier een stier krijgt, hoe meer punten hij waard is. Na zeven rondes en een bonusronde wint de kroeg met de meeste punten.',
        en: 'Welcome, publican! Lure bulls to your pub and give them a drink. The more glasses of his own beer a bull gets, the more points he is worth. After seven rounds and a bonus round the pub with the most points wins.',
      },
    },
    {
      says: {
        nl: 'In het midden staan twee stieren: Bruno drinkt bruinbier, Pietje pils. Eerst bier inslaan: kies twee van je zes kaarten voor je kelder. Ga voor Bruno: neem bruinbier 3 en 5.',
        en: 'Two bulls stand in the middle: Bruno drinks bruinbier (brown beer), Pietje pils. First stock up: choose two of your six cards for your cellar. Go for Bruno: take bruinbier 3 and 5.',
      },
      wants: ['take bruin-3-a', 'take bruin-5-a'],
      together: true,
      hint: {
        nl: 'Dat mag. Maar veel glazen van één soort is wat je straks nodig hebt: neem het bruinbier.',
        en: 'You may. But you will need many glasses of one kind: take the bruinbier.',
      },
      others: [
        { seat: 'B', answer: 'take pils-4-a' },
        { seat: 'B', answer: 'take pils-3-a' },
        { seat: 'C', answer: 'take wit-4-a' },
        { seat: 'C', answer: 'take wit-3-a' },
      ],
    },
    {
      says: {
        nl: 'De rest gaat naar links, en jij krijgt vier kaarten van rechts. Neem er weer twee: bruinbier 2 en 4. Ze komen boven op je kelder; aan de volgorde verander je nooit meer iets, en er passen er vijf in.',
        en: 'The rest goes to the left, and you get four cards from the right. Take two again: bruinbier 2 and 4. They lie on top of your cellar; its order never changes, and it holds five.',
      },
      wants: ['take bruin-2-a', 'take bruin-4-a'],
      together: true,
      hint: {
        nl: 'Ook lekker, maar we verzamelen bruinbier voor Bruno.',
        en: 'Tasty too, but we are collecting bruinbier for Bruno.',
      },
      others: [
        { seat: 'B', answer: 'take pils-2-a' },
        { seat: 'B', answer: 'take pils-1-a' },
        { seat: 'C', answer: 'take wit-2-a' },
        { seat: 'C', answer: 'take wit-1-b' },
      ],
    },
    {
      says: {
        nl: 'Nu tappen. Jij bent de bierbaas en begint. Je draait kaarten van je kelder open, van boven af: je grootste aantal glazen van één soort is je bod op de stieren. Tap de bovenste.',
        en: 'Now tapping. You are the bierbaas (beer boss) and begin. You turn up cards of your cellar, from the top: your largest number of glasses of one kind is your bid for the bulls. Tap the top card.',
      },
      wants: ['tap'],
      hint: {
        nl: 'Zonder open bier is je bod 0, en dan krijg je geen stier.',
        en: 'Without open beer your bid is 0, and then you get no bull.',
      },
    },
    {
      says: {
        nl: 'Nog eentje: samen zijn die twee 6 glazen bruinbier.',
        en: 'One more: together these two make 6 glasses of bruinbier.',
      },
      wants: ['tap'],
      hint: {
        nl: 'Wie hoger biedt, mag eerder kiezen. Tap er nog een.',
        en: 'Whoever bids higher chooses earlier. Tap one more.',
      },
    },
    {
      says: {
        nl: 'Genoeg. Bedenk: getapt bier dat je niet serveert, gaat aan het eind van de ronde door de gootsteen. Stop met tappen; wat nog in je kelder ligt, blijft goed.',
        en: 'Enough. Mind: tapped beer that is not served goes down the sink at the end of the round. Stop tapping; what is still in your cellar keeps.',
      },
      wants: ['stop'],
      hint: {
        nl: 'Die kaart heb je later harder nodig: Bruno krijgt maar één kaart per ronde.',
        en: 'You will need that card later: Bruno gets only one card a round.',
      },
      others: [
        { seat: 'B', answer: 'tap' },
        { seat: 'B', answer: 'tap' },
        { seat: 'B', answer: 'stop' },
        { seat: 'C', answer: 'tap' },
        { seat: 'C', answer: 'stop' },
      ],
    },
    {
      says: {
        nl: 'Jouw 6 glazen zijn het hoogste bod: jij kiest als eerste. Haal Bruno in huis!',
        en: 'Your 6 glasses are the highest bid: you choose first. Bring Bruno in!',
      },
      wants: ['choose bruno-de-bruyne-1'],
      hint: {
        nl: 'Pietje drinkt alleen pils, en dat heb je niet. Neem Bruno.',
        en: 'Pietje drinks pils only, and you have none. Take Bruno.',
      },
      others: [{ seat: 'B', answer: 'choose pietje-pils-1' }],
    },
    {
      says: {
        nl: 'Serveren: elke stier krijgt hoogstens één kaart per ronde. Bruno wordt punten waard bij 4, 8 en 12 glazen. Geef hem de 4.',
        en: 'Serving: every bull gets at most one card a round. Bruno is worth points at 4, 8 and 12 glasses. Give him the 4.',
      },
      wants: ['serve bruin-4-a A.1'],
      hint: {
        nl: 'Met 2 glazen haalt Bruno zijn eerste trede nog niet. Met 4 wel, en de rest gaat toch de gootsteen in.',
        en: 'With 2 glasses Bruno does not reach his first step. With 4 he does, and the rest goes down the sink anyway.',
      },
    },
    {
      says: {
        nl: 'Bruno is 1 punt waard; de 2 ging door de gootsteen. Nu mag je nog je kelder in: de bovenste kaart serveren of afleggen. Bruno had zijn kaart al, dus bewaar hem: stop.',
        en: 'Bruno is worth 1 point; the 2 went down the sink. Now you may go into your cellar: serve or discard the top card. Bruno has had his card, so keep it: stop.',
      },
      wants: ['stop'],
      hint: {
        nl: 'Afleggen is alleen handig als er iets beters onder ligt. Dit bruinbier kan Bruno volgende ronde drinken.',
        en: 'Discarding only helps when something better lies beneath. Bruno can drink this beer next round.',
      },
    },
    {
      table: {
        position: {
          zones: {
            middle: ['ozzy-oerstier-4', 'pietje-pils-1'],
            'A.1': ['ozzy-oerstier-3', 'oer-4-a', 'oer-3-a'],
            'open.A': ['oer-4-b'],
            'cellar.A': ['oer-4-c'],
          },
          facts: { round: 7, ranking: [0] },
          stack: [{ do: 'take', seat: 'A' }],
        },
      },
      says: {
        nl: 'Ronde 7. Je hebt al een Ozzy, met 7 glazen oerbier. In het midden staat er nog een. Neem hem!',
        en: 'Round 7. You have an Ozzy already, with 7 glasses of oerbier. Another one stands in the middle. Take him!',
      },
      wants: ['choose ozzy-oerstier-4'],
      hint: {
        nl: 'Twee van dezelfde soort kunnen samen drinken, en dat telt dubbel. Neem Ozzy.',
        en: 'Two of the same kind can drink together, and that counts double. Take Ozzy.',
      },
    },
    {
      says: {
        nl: 'Zet je hem apart, of schuif je hem onder je andere Ozzy? Een paar levert twee keer de punten van de bovenste op. Schuif hem eronder; dat is wel meteen hun kaart voor deze ronde.',
        en: 'Do you seat him on his own, or tuck him under your other Ozzy? A pair scores twice the points of the upper bull. Tuck him under; that is their card for this round, though.',
      },
      wants: ['under A.1'],
      hint: {
        nl: 'Apart begint hij bij 0 glazen, en dit is de laatste ronde. Samen tellen ze dubbel.',
        en: 'On his own he begins at 0 glasses, and this is the last round. Together they count double.',
      },
    },
    {
      says: {
        nl: 'Je getapte bier is nu weg, maar in je kelder ligt nog een 4. Die bewaar je voor de bonusronde: stop.',
        en: 'Your tapped beer is gone now, but a 4 still lies in your cellar. Keep it for the bonus round: stop.',
      },
      wants: ['stop'],
      hint: {
        nl: 'Niet afleggen! In de bonusronde heeft het paar weer plek voor één kaart.',
        en: 'Do not discard it! In the bonus round the pair has room for one card again.',
      },
    },
    {
      says: {
        nl: 'De bonusronde: iedereen gaat nog één keer de kelder in. Serveer de 4: dan heeft het paar 11 glazen, dat is 5 punten, keer twee.',
        en: 'The bonus round: everybody goes into the cellar once more. Serve the 4: then the pair has 11 glasses, that is 5 points, times two.',
      },
      wants: ['serve oer-4-c A.1'],
      hint: {
        nl: 'Bier in de kelder levert niets op. Serveer het!',
        en: 'Beer in the cellar scores nothing. Serve it!',
      },
    },
    {
      says: {
        nl: '10 punten! Bij evenveel glazen gaat oerbier voor bruinbier, bruinbier voor witbier en witbier voor pils. Wie het hoogste bod had, wordt de nieuwe bierbaas. Proost!',
        en: '10 points! With equal glasses oerbier beats bruinbier, bruinbier beats witbier and witbier beats pils. Whoever had the highest bid becomes the new bierbaas. Cheers!',
      },
    },
  ],
};
