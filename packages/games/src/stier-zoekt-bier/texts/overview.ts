import { type Overview, printed } from '../../overview.ts';

export const overview: Overview = {
  setUp: [
    {
      nl: 'De oudste speler krijgt de bierbaas. Wijst niemand de oudste aan, dan loten jullie; dan kan ook een computer hem krijgen.',
      en: 'The oldest player is the first bierbaas (beer boss). If nobody names the oldest, you draw lots; then it may be a computer, too.',
    },
    {
      nl: 'Spelen jullie met een bonuskaart, dan gaat de 1,5 meter Drinker tussen het bier en de Allesdrinker tussen de stieren.',
      en: 'If you play with a bonus card, the 1,5 meter Drinker (1.5 metre drinker) goes in with the beer and the Allesdrinker (drinks-everything bull) with the bulls.',
    },
    {
      nl: 'Schud de stieren. Met 3 of 4 spelers vormen er 14 de gedekte stierenstapel, met 5 spelers 21. De andere gaan ongezien terug in de doos.',
      en: 'Shuffle the bulls. With 3 or 4 players 14 of them are the face-down bull deck, with 5 players 21. The others go back into the box unseen.',
    },
    {
      nl: 'Schud het bier tot een gedekte bierstapel. De aflegstapel, de kelders en de kroegen zijn nog leeg.',
      en: 'Shuffle the beer into a face-down beer deck. The discard pile, the cellars and the pubs are still empty.',
    },
  ],
  sections: [
    {
      title: { nl: 'Zeven rondes van zes fasen', en: 'Seven rounds of six phases' },
      lines: [
        {
          name: { nl: '1. Stieren trekken', en: '1. Stieren trekken (draw bulls)' },
          text: {
            nl: 'Twee stieren in het midden, met vijf spelers drie.',
            en: 'Two bulls in the middle, three with five players.',
          },
          rules: ['SZB-031'],
        },
        {
          name: { nl: '2. Bier inslaan', en: '2. Bier inslaan (stock beer)' },
          text: {
            nl: 'Kies 2 van 6 kaarten, geef 4 naar links, kies 2 van die 4. Meer dan vijf gedekt? De rest ligt open.',
            en: 'Choose 2 of 6 cards, pass 4 to the left, choose 2 of those 4. More than five face down? The rest lies open.',
          },
          rules: ['SZB-042', 'SZB-043', 'SZB-044', 'SZB-047'],
        },
        {
          name: { nl: '3. Bier tappen', en: '3. Bier tappen (tap beer)' },
          text: {
            nl: 'Vanaf de bierbaas: draai kelderkaarten open van boven af, zoveel je wilt. Je bod: je meeste glazen van één soort.',
            en: 'From the bierbaas (beer boss): turn up cellar cards from the top, as many as you like. Your bid: your most glasses of one kind.',
          },
          rules: ['SZB-061', 'SZB-062', 'SZB-069'],
        },
        {
          name: { nl: '4. Stieren kiezen', en: '4. Stieren kiezen (choose bulls)' },
          text: {
            nl: 'Hoogste bod eerst, ieder hoogstens één stier. Gelijk: de hoogste soort in rang, dan wie het dichtst na de bierbaas zit.',
            en: 'Highest bid first, at most one bull each. Ties: the higher-ranking beer, then whoever sits closest after the bierbaas.',
          },
          rules: ['SZB-081', 'SZB-082', 'SZB-083'],
        },
        {
          name: { nl: '5. Bier serveren', en: '5. Bier serveren (serve beer)' },
          text: {
            nl: 'Eén kaart per stier: eerst uit het getapte bier, de rest spoel je weg; daarna uit de kelder.',
            en: 'One card per bull: first from the tapped beer, the rest is poured away; then from the cellar.',
          },
          rules: ['SZB-112', 'SZB-113', 'SZB-116', 'SZB-117'],
        },
        {
          name: { nl: '6. Bierbaas wisselen', en: '6. Bierbaas wisselen (new beer boss)' },
          text: { nl: 'Wie het hoogst bood, wordt bierbaas.', en: 'The highest bidder becomes bierbaas.' },
          rules: ['SZB-131'],
        },
      ],
    },
    {
      title: { nl: 'Stieren en bier', en: 'Bulls and beer' },
      lines: [
        {
          name: { nl: 'Wie drinkt wat', en: 'Who drinks what' },
          text: {
            nl: 'Pietje pils, Bennie witbier, Bruno bruinbier, Ozzy oerbier.',
            en: 'Pietje pils (lager), Bennie witbier (white beer), Bruno bruinbier (brown beer), Ozzy oerbier (primal beer).',
          },
          rules: ['SZB-006'],
        },
        {
          name: { nl: 'Bij gelijk', en: 'If equal' },
          text: {
            nl: 'Oerbier gaat voor bruinbier, dan witbier, dan pils.',
            en: 'Oerbier beats bruinbier, then witbier, then pils.',
          },
          rules: ['SZB-004'],
        },
        {
          name: { nl: 'Verzadigd', en: 'Had his fill' },
          text: {
            nl: 'Wie zijn laatste trede gehaald heeft, krijgt geen bier meer. Of wil je hem dronken hebben?',
            en: 'A bull who has reached his last step gets no more beer. Or do you want him drunk?',
          },
          rules: ['SZB-008'],
        },
        {
          name: printed('Stier op stier'),
          text: {
            nl: 'Een nieuwe stier onder één van dezelfde soort: die telt dan dubbel, maar krijgt deze ronde geen bier.',
            en: 'A new bull under one of his kind: that one then counts double, but gets no beer this round.',
          },
          rules: ['SZB-101', 'SZB-105', 'SZB-106'],
        },
      ],
    },
    {
      title: { nl: 'Einde en punten', en: 'End and points' },
      lines: [
        {
          name: { nl: 'Bonusronde', en: 'Bonus round' },
          text: {
            nl: 'Na ronde 7 serveert ieder nog één keer uit de kelder.',
            en: 'After round 7 everybody serves once more from the cellar.',
          },
          rules: ['SZB-141', 'SZB-142'],
        },
        {
          name: { nl: 'Punten', en: 'Points' },
          text: {
            nl: 'Per stier de hoogste trede die hij met zijn glazen gehaald heeft. De meeste punten winnen.',
            en: 'Per bull the highest step his glasses have reached. The most points win.',
          },
          rules: ['SZB-007', 'SZB-151', 'SZB-152'],
        },
        {
          name: { nl: 'Gelijk', en: 'Tied' },
          text: {
            nl: 'De meeste bierkaarten bij stieren en in de kelder, dan de meeste glazen bij de stieren.',
            en: 'The most beer cards at bulls and in the cellar, then the most glasses at the bulls.',
          },
          rules: ['SZB-153', 'SZB-154'],
        },
      ],
    },
  ],
};
