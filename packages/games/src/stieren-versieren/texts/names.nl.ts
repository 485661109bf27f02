import { about } from '../about.ts';
import type { Names } from './names.ts';

export const namesNl: Names = {
  title: about.title.nl,
  tagline: about.tagline.nl,
  locations: {
    opera: { name: 'De Opera' },
    kroeg: { name: 'De Kroeg' },
    fitness: { name: 'De Fitness' },
    'vip-club': { name: 'VIP Club' },
  },
  symbols: {
    hart: { name: 'hart' },
    bier: { name: 'bier' },
    halter: { name: 'halter' },
    geld: { name: 'geld' },
    alle: { name: 'alle symbolen' },
  },
  owners: {
    hoefijzer: { name: 'hoefijzer' },
    staart: { name: 'staart' },
    horens: { name: 'horens' },
    neusring: { name: 'neusring' },
  },
  bulls: {
    'hart-1': { name: 'De Souffleur' },
    'hart-2': { name: 'De Rozenstrooier' },
    'hart-3': { name: 'De Charmeur' },
    'hart-4': { name: 'De Tenor' },
    'hart-5': { name: 'De Casanova' },
    'bier-1': { name: 'De Krukkenhanger' },
    'bier-2': { name: 'De Darter' },
    'bier-3': { name: 'De Stamgast' },
    'bier-4': { name: 'De Kroegtijger' },
    'bier-5': { name: 'De Bierkoning' },
    'halter-1': { name: 'Het Proeflid' },
    'halter-2': { name: 'De Saunaganger' },
    'halter-3': { name: 'De Hardloper' },
    'halter-4': { name: 'De Gewichtheffer' },
    'halter-5': { name: 'De Krachtpatser' },
    'geld-1': { name: 'De Wannabe' },
    'geld-2': { name: 'De Gokker' },
    'geld-3': { name: 'De Makelaar' },
    'geld-4': { name: 'De Bankier' },
    'geld-5': { name: 'De Miljonair' },
  },
  cows: {
    'hart-2': { name: 'Verlegen Vera' },
    'hart-3': { name: 'Sopraan Sofie' },
    'hart-4': { name: 'Romantische Roos' },
    'hart-5': { name: 'Diva Dorothea' },
    'bier-2': { name: 'Tappende Trien' },
    'bier-3': { name: 'Gezellige Greet' },
    'bier-4': { name: 'Dorstige Dora' },
    'bier-5': { name: 'Schuimende Sjaan' },
    'halter-2': { name: 'Yoga Yvonne' },
    'halter-3': { name: 'Zumba Zita' },
    'halter-4': { name: 'Spinning Sonja' },
    'halter-5': { name: 'Big Bertha' },
    'geld-2': { name: 'Zuinige Zus' },
    'geld-3': { name: 'Chique Chantal' },
    'geld-4': { name: 'Champagne Charlotte' },
    'geld-5': { name: 'Gouden Gerda' },
  },
  dragQueen: {
    name: 'Drag Queen',
    text: 'Je mag haar op elke locatie versieren, met elke stier, en zelfs aan een koe koppelen. Haar koppel telt op in plaats van te vermenigvuldigen: 5 plus de partner. In een Bull Fight om haar krijgt Romeo geen hulp.',
  },
  unnamed: { bull: 'Stier {symbol} {value}', cow: 'Koe {symbol} {value}' },
  actions: {
    A: {
      name: 'Gesprek aanknopen',
      text: 'Draai met een stier van jou een gedekte koe op dezelfde locatie om. Is zijn waarde hoger dan de hare, dan moet hij naar de locatie schuin tegenover.',
    },
    B: {
      name: 'Stier verplaatsen',
      text: 'Verplaats een stier naar een aangrenzende locatie. Hij mag één open koe of één maatje met hetzelfde symbool meenemen.',
    },
    C: {
      name: 'Koe verjagen',
      text: 'Stuur een open koe naar een andere locatie. Je stieren daar met een ander symbool moeten samen minstens haar waarde hebben.',
    },
    D: {
      name: 'Extra stier inbrengen',
      text: 'Leg een stier uit je hand op de locatie van zijn symbool. Eén keer per beurt.',
    },
    E: {
      name: 'Versierpoging doen',
      text: 'Stier, koe en locatie met hetzelfde symbool: jouw Romeo probeert de koe mee te nemen naar je Love Shack. Pas op voor een Bull Fight.',
    },
    F: {
      name: 'Stiertje wisselen',
      text: 'Leg een of meer handkaarten af en vul je hand weer aan tot 5.',
    },
  },
  phases: {
    'koeien-trekken': { name: 'Koeien trekken' },
    'stieren-spelen': { name: 'Stieren spelen' },
    'stieren-plaatsen': { name: 'Stieren plaatsen' },
    actiefase: { name: 'Actiefase' },
    'stieren-aanvullen': { name: 'Stieren aanvullen' },
    doordraaien: { name: 'Doordraaien' },
    koeientekort: { name: 'Koeientekort' },
    'bull-fight': { name: 'Bull Fight' },
  },
  places: {
    box: { name: 'doos' },
    cows: { name: 'koeienstapel' },
    hand: { name: 'hand' },
    pile: { name: 'trekstapel' },
    discard: { name: 'aflegstapel' },
    support: { name: 'support stieren' },
    shack: { name: 'Love Shack' },
    drawn: { name: 'getrokken koe' },
    location: { name: 'locatie' },
    down: { name: 'gedekte koeien' },
  },
  roles: {
    romeo: { name: 'Romeo' },
    challenger: { name: 'uitdager' },
    mate: { name: 'maatje' },
    support: { name: 'support stier' },
    matchmaker: { name: 'koppelaar' },
  },
  figures: { name: 'naam', symbol: 'symbool', value: 'waarde' },
  marks: {
    R: 'Staat zo in een spelregelboekje.',
    S: 'Komt uit een gepubliceerde bron.',
    D: 'Door ons bedacht: dit staat nergens gedrukt. Heb je het spel in de kast, dan kun je je eigen getallen invullen.',
    own: 'Zelf ingevuld voor deze tafel.',
  },
  options: {
    layout: {
      name: 'Opstelling',
      explains: 'Hoe liggen de vier locaties? Het plaatje met een voorbeeld in het boekje kennen we niet.',
      values: {
        'printed-order':
          'In de volgorde waarin het boekje ze noemt: VIP Club en De Kroeg boven, De Fitness en De Opera onder.',
        random: 'Loten.',
        custom: 'Zelf kiezen.',
      },
    },
    layoutOrder: {
      name: 'Eigen opstelling',
      explains: 'De vier locaties in jullie volgorde: linksboven, rechtsboven, linksonder, rechtsonder.',
      values: {
        'loc-de-opera': 'De Opera',
        'loc-de-kroeg': 'De Kroeg',
        'loc-de-fitness': 'De Fitness',
        'loc-vip-club': 'VIP Club',
        NW: 'linksboven',
        NE: 'rechtsboven',
        SW: 'linksonder',
        SE: 'rechtsonder',
      },
    },
    startPlayer: {
      name: 'Startspeler',
      explains: 'Wie begint? In het boekje is dat wie het best een koe imiteert.',
      values: {
        random: 'Loten.',
        host: 'De gastheer wijst iemand aan.',
        'cow-vote':
          'Iedereen loeit, en dan stemmen jullie over de beste koe. Met z’n tweeën wordt er geloot.',
      },
    },
    startSeat: {
      name: 'Wie begint er?',
      explains: 'De stoel die de gastheer als startspeler aanwijst.',
      values: {
        A: 'De speler op stoel A',
        B: 'De speler op stoel B',
        C: 'De speler op stoel C',
        D: 'De speler op stoel D',
      },
    },
    talkEqual: {
      name: 'Gesprek met gelijke waarde',
      explains: 'Wat doet een stier na een gesprek met een koe van dezelfde waarde?',
      values: {
        stay: 'Blijven, zoals in de uitgebreide uitleg van het boekje.',
        leave: 'Weggaan, zoals in het korte overzicht van het boekje.',
      },
    },
    challengeMode: {
      name: 'Uitdagen',
      explains:
        'Wie wordt de uitdager als er meer spelers willen? In het boekje is dat wie het eerst zijn stier op Romeo legt.',
      values: {
        lot: 'Loten: jullie antwoorden tegelijk en in het geheim, en het lot kiest uit wie wil.',
        race: 'Race: wie het snelst is. Alleen als iedereen een eigen apparaat heeft.',
        clock: 'Om de beurt: met de klok mee, en wie links van Romeo zit, mag altijd eerst.',
      },
    },
    romeoBluff: {
      name: 'Bluf van Romeo',
      explains:
        'Mag ook Romeo’s speler stieren met een ander symbool uit de hand spelen? Ze tellen niet mee, maar het ruimt op.',
      values: { on: 'Ja, net als de uitdager.', off: 'Nee, alleen de uitdager mag bluffen.' },
    },
    tactical: {
      name: 'Tactische versie',
      explains: 'Mogen meer spelers tegelijk Romeo uitdagen? Met twee spelers maakt het niets uit.',
      values: {
        on: 'Aan: iedereen die kan, mag uitdagen.',
        off: 'Uit: er is hoogstens één uitdager.',
      },
    },
    tacticalTie: {
      name: 'Niet gekozen uitdager',
      explains:
        'Als uitdagers gelijk eindigen en Romeo verslaan, kiest Romeo één van hen. Wat gebeurt er met de stier van de ander?',
      values: {
        discarded: 'Weg: hij gaat naar de aflegstapel, net als elke uitdager die niet wint.',
        stays: 'Blijven: hij is niet verslagen en blijft op de locatie.',
      },
    },
    dragQueen: {
      name: 'Drag Queen',
      explains: 'Doet de bonuskaart uit Ballen met Stieren mee als extra koe?',
      values: { on: 'Aan: ze flirt erop los.', off: 'Uit: ze blijft in het doosje.' },
    },
    dragQueenRemove: {
      name: 'Koeien terug in de doos',
      explains: 'Hoeveel koeien gaan er met de Drag Queen terug in de doos?',
      values: {
        '5': 'Vijf: het spel duurt hoogstens 8 rondes.',
        '6': 'Zes: het spel duurt hoogstens 7 rondes.',
      },
    },
    dragQueenCowCouple: {
      name: 'Drag Queen met een koe',
      explains: 'Mag je de Drag Queen ook aan een koe koppelen?',
      values: { on: 'Ja, met een eigen stier als koppelaar.', off: 'Nee, alleen aan een stier.' },
    },
    dragQueenSettled: {
      name: 'Honkvaste Drag Queen',
      explains: 'Elke locatie is haar favoriet. Is ze daarom overal honkvast?',
      values: {
        on: 'Ja, ze blijft waar ze is.',
        off: 'Nee, je mag haar begeleiden en verjagen, net als elke andere koe.',
      },
    },
    dragQueenMates: {
      name: 'Maatjes om de Drag Queen',
      explains: 'Welke stieren van een uitdager daar mogen meedoen in een Bull Fight om haar?',
      values: {
        any: 'Alle: bij haar past elk symbool.',
        symbol: 'Alleen die met het symbool van de uitdager.',
      },
    },
    tieBreak: {
      name: 'Gelijke score',
      explains: 'Wat als spelers evenveel punten hebben?',
      values: {
        shared: 'Delen: jullie staan op dezelfde plaats.',
        couples: 'Eerst de meeste koppels, dan het beste koppel; pas daarna delen.',
      },
    },
    loveShackDisplay: {
      name: 'Deur van de Love Shack',
      explains: 'Wat laat de tafel tijdens het spel zien van de Love Shacks?',
      values: {
        closed: 'Dicht: alleen het aantal koppels.',
        open: 'Open: alle koppels en hun punten.',
      },
    },
    deckTable: {
      name: 'Kaarten',
      explains: 'Met welke kaarten speel je? Wat in ons doosje niet gedrukt staat, is aangegeven.',
      values: {
        stamtafel: 'De kaarten van Stamtafel: 20 stieren per speler en 16 koeien.',
        custom: 'Mijn kaarten: vul de 20 stieren en 16 koeien uit jouw doosje in.',
      },
    },
  },
  deckReasons: {
    'not-a-table': 'Dit zijn geen kaarten. We verwachten een lijst met stieren en een lijst met koeien.',
    'unknown-table-field': 'We kennen “{field}” niet. Er zijn alleen “bulls” en “cows”.',
    'bull-count': 'Dit zijn {count} stieren; het moeten er precies {wanted} zijn.',
    'cow-count': 'Dit zijn {count} koeien; het moeten er precies {wanted} zijn.',
    'not-a-card': 'Kaart {card} van “{list}” is niet te lezen. Geef een symbool en een waarde.',
    'unknown-card-field':
      'Bij kaart {card} van “{list}” staat “{field}”, en dat kennen we niet. Een tikfout misschien?',
    symbol: 'Kaart {card} van “{list}”: {value} is geen symbool. Kies hart, bier, halter of geld.',
    value:
      'Kaart {card} van “{list}”: {value} is geen waarde. Kies een heel getal van {min} tot en met {max}.',
    name: 'De naam van kaart {card} van “{list}” kan niet. Geef een naam van hoogstens 60 tekens, of laat hem weg.',
    'missing-symbol': 'Er is geen enkele stier met {symbol}. Van elk symbool moet er minstens één zijn.',
    'cows-per-symbol': 'Er zijn {count} koeien met {symbol}; het moeten er precies {wanted} zijn.',
  },
  breakdown: {
    product: '{cow} en {partner}: {a} × {b} = {points}',
    sum: '{cow} en {partner}: {a} + {b} = {points}',
    total: 'Samen: {points:punt|punten} met {count:Love Duo|Love Duo’s}',
  },
  ends: {
    points: 'De meeste punten: een geboren matchmaker.',
    couples: 'Gelijk in punten; de meeste koppels gaven de doorslag.',
    'best-couple': 'Gelijk in punten en koppels; het beste koppel gaf de doorslag.',
    shared: 'Gelijk: jullie delen de overwinning. Liefde overwint alles.',
  },
};
