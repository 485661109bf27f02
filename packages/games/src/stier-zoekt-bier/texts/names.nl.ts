import { about } from '../about.ts';
import type { Names } from './names.ts';

export const namesNl: Names = {
  title: about.title.nl,
  tagline: about.tagline.nl,
  kinds: {
    pils: { name: 'pils' },
    wit: { name: 'witbier' },
    bruin: { name: 'bruinbier' },
    oer: { name: 'oerbier' },
  },
  beers: {
    pils: 'Pils {value}',
    wit: 'Witbier {value}',
    bruin: 'Bruinbier {value}',
    oer: 'Oerbier {value}',
  },
  bulls: {
    'pietje-pils': {
      name: 'Pietje Pils',
      text: 'Drinkt alleen pils. Daar is genoeg van, maar hij heeft er ook veel van nodig.',
    },
    'bennie-blond': {
      name: 'Bennie Blond',
      text: 'Drinkt alleen witbier. Een beetje dom misschien, maar niet gek.',
    },
    'bruno-de-bruyne': {
      name: 'Bruno de Bruyne',
      text: 'Drinkt alleen bruinbier. Hij houdt nu eenmaal van bruine jongens.',
    },
    'ozzy-oerstier': {
      name: 'Ozzy Oerstier',
      text: 'Drinkt alleen oerbier. Dat is schaars, maar hij is het snelst tevreden.',
    },
  },
  others: {
    bierbaas: {
      name: 'De bierbaas',
      text: 'Wie hem heeft, tapt en serveert als eerste en wint als het aantal glazen en de soort gelijk zijn. Na elke ronde gaat hij naar wie het meeste van één soort getapt heeft.',
    },
    'bonus-15-meter-drinker': {
      name: '1,5 meter Drinker',
      text: 'Draai je hem bij het tappen open, dan moet iedere andere speler met open bier hem één open bierkaart geven. Daarna mag je verder tappen.',
    },
    'bonus-allesdrinker': {
      name: 'Allesdrinker',
      text: 'Drinkt alles door elkaar, maar levert pas punten op als hij zijn hele quotum binnen heeft. Samen drinken doet hij niet.',
    },
  },
  places: {
    deck: { name: 'bierstapel' },
    discard: { name: 'aflegstapel' },
    bulls: { name: 'stierenstapel' },
    box: { name: 'doos' },
    middle: { name: 'midden van de tafel' },
    taken: { name: 'net gekozen stier' },
    hand: { name: 'hand' },
    cellar: { name: 'bierkelder' },
    open: { name: 'getapt bier' },
    drinker: { name: 'bij de Drinker' },
  },
  phases: {
    'stieren-trekken': { name: 'Stieren trekken' },
    'bier-inslaan': { name: 'Bier inslaan' },
    'bier-tappen': { name: 'Bier tappen' },
    'stieren-kiezen': { name: 'Stieren kiezen' },
    'bier-serveren': { name: 'Bier serveren' },
    'bierbaas-wisselen': { name: 'Bierbaas wisselen' },
    bonusronde: { name: 'Bonusronde' },
  },
  figures: {
    kind: 'soort bier',
    value: 'glazen',
    count: 'aantal in het doosje',
  },
  marks: {
    R: 'Staat zo in een spelregelboekje.',
    S: 'Komt uit een gepubliceerde bron.',
    D: 'Door ons bedacht: dit staat nergens gedrukt. Heb je het spel in de kast, dan kun je je eigen getallen invullen.',
    own: 'Zelf ingevuld voor deze tafel.',
  },
  options: {
    variant: {
      name: 'Spelvorm',
      explains: 'Speel je het gewone spel of de tactischere variant uit het boekje?',
      values: {
        standaard: 'Gewoon: twee keer twee kaarten inslaan en tappen wat je wilt.',
        'grand-cafe':
          'Grand Café: twee keer 0 tot 2 kaarten inslaan, per ronde maar één soort tappen en minder afleggen uit de kelder.',
      },
    },
    bonusDrinker: {
      name: '1,5 meter Drinker',
      explains: 'Doet de bonuskaart uit Ballen met Stieren mee, verstopt tussen het bier?',
      values: {
        off: 'Uit: hij blijft in het doosje.',
        on: 'Aan: draai je hem open bij het tappen, dan moeten de anderen hem een getapte bierkaart geven.',
      },
    },
    drinkerDebt: {
      name: 'De Drinker en wie nog niets tapte',
      explains:
        'Volgens het boekje moet iedere andere speler een getapte bierkaart geven. En wie er nog geen heeft?',
      values: {
        none: 'Die geeft niets.',
        first: 'Die is hem de eerste kaart schuldig die hij deze ronde tapt.',
      },
    },
    bonusAllesdrinker: {
      name: 'Allesdrinker',
      explains: 'Doet de bonuskaart uit Stieren Versieren mee, tussen de stieren?',
      values: {
        off: 'Uit: hij blijft in het doosje.',
        shuffled: 'Meegeschud: hij zit tussen de stieren, maar kan ook in de doos blijven.',
        guaranteed: 'Zeker erbij: hij komt dit spel altijd langs.',
      },
    },
    firstBierbaas: {
      name: 'De eerste bierbaas',
      explains: 'Wie krijgt de bierbaas in de eerste ronde?',
      values: {
        oldest: 'De oudste, zoals in het boekje. Wijst niemand iemand aan, dan loten jullie.',
        random: 'Loten.',
      },
    },
    oldestSeat: {
      name: 'Wie is de oudste?',
      explains: 'Op welke stoel zit de oudste? Die krijgt in de eerste ronde de bierbaas.',
      values: {
        none: 'We loten',
        A: 'De speler op stoel A',
        B: 'De speler op stoel B',
        C: 'De speler op stoel C',
        D: 'De speler op stoel D',
        E: 'De speler op stoel E',
      },
    },
    unclaimedBulls: {
      name: 'Stieren die overblijven',
      explains: 'Wat gebeurt er met stieren die niemand in een ronde neemt?',
      values: {
        stay: 'Blijven: ze wachten in het midden op een volgende ronde.',
        box: 'Doos: aan het eind van Stieren kiezen gaan ze terug in de doos.',
      },
    },
    cellarView: {
      name: 'In je kelder kijken',
      explains: 'Hoeveel van je eigen kelder laat het scherm je zien?',
      values: {
        'top-only': 'De bovenste kaart, alleen als je tapt of serveert. De rest moet je onthouden.',
        'memory-aid': 'Geheugensteuntje: je ziet altijd je hele kelder.',
      },
    },
    tiebreakCards: {
      name: 'Gelijke stand',
      explains: 'Welke bierkaarten tellen als het aantal punten gelijk is?',
      values: {
        all: 'Alle: bij je stieren en in je kelder.',
        bulls: 'Alleen de kaarten bij je stieren.',
      },
    },
    cardSet: {
      name: 'Kaarten',
      explains: 'Met welke kaarten speel je? Wat in ons doosje niet gedrukt staat, is aangegeven.',
      values: {
        'built-in': 'De kaarten van Stamtafel: 24 stieren en 80 bieren.',
        'own-copy': 'Mijn kaarten: vul de 24 stieren en 80 bieren uit jouw doosje in.',
      },
    },
  },
  deckReasons: {
    'not-a-deck': 'Dit zijn geen kaarten. We verwachten een lijst met stieren en een lijst met bieren.',
    'unknown-deck-field':
      'We kennen “{field}” niet. Er zijn alleen “bulls”, “beers” en, als je wilt, “allesdrinker”.',
    'bull-count': 'Dit zijn {count} stieren; het moeten er precies {wanted} zijn.',
    'beer-count': 'Dit zijn {count} bieren; het moeten er precies {wanted} zijn.',
    'not-a-bull': 'Stier {card} is niet te lezen. Geef een soort bier en treden.',
    'unknown-bull-field': 'Bij stier {card} staat “{field}”, en dat kennen we niet. Een tikfout misschien?',
    'bull-kind': 'Stier {card}: “{value}” is geen soort bier. Kies pils, wit, bruin of oer.',
    'step-count': 'Stier {card} heeft geen treden of te veel: het moeten er 1 tot en met {max} zijn.',
    'not-a-step':
      'Stier {card}: “{value}” is geen trede. Geef per trede een aantal glazen en een aantal punten.',
    'step-figure':
      'Stier {card}: bij een trede staat “{value}”. Glazen en punten zijn hele getallen van 1 tot en met {max}.',
    'steps-not-increasing':
      'De treden van stier {card} lopen niet op. Elke volgende trede vraagt meer glazen en geeft meer punten.',
    'bull-kind-missing': 'Geen enkele stier drinkt {kind}. Elke soort moet minstens één keer voorkomen.',
    'not-a-beer': 'Bier {card} is niet te lezen. Geef een soort en een waarde.',
    'unknown-beer-field': 'Bij bier {card} staat “{field}”, en dat kennen we niet. Een tikfout misschien?',
    'beer-kind': 'Bier {card}: “{value}” is geen soort bier. Kies pils, wit, bruin of oer.',
    value: 'Bier {card}: “{value}” is geen waarde. Kies een heel getal van 1 tot en met {max}.',
    'beer-kind-missing': 'Er is geen enkele bierkaart {kind}. Elke soort moet minstens één keer voorkomen.',
    'allesdrinker-points':
      'De Allesdrinker: “{value}” zijn geen punten. Kies een heel getal van 1 tot en met {max}.',
  },
  deckWarnings: {
    'pils-not-most':
      'Let op: in het boekje is pils het meest voorradig, bij deze kaarten niet. Spelen kan gewoon.',
    'oer-not-least':
      'Let op: in het boekje is oerbier het schaarst, bij deze kaarten niet. Spelen kan gewoon.',
  },
  breakdown: {
    nothing: '{bull}: {glasses:glas|glazen}, te weinig voor de eerste trede van {first}: 0 punten',
    single: '{bull}: {glasses:glas|glazen}, trede van {step} gehaald: {points:punt|punten}',
    pair: '{bull}, een paar: {glasses:glas|glazen}, trede van {step} gehaald: 2 × {single} = {points} punten',
    all: 'Samen: {points:punt|punten}, met {beers:bierkaart|bierkaarten} bij de stieren en in de kelder en {glasses:glas|glazen}',
    bulls:
      'Samen: {points:punt|punten}, met {beers:bierkaart|bierkaarten} bij de stieren en {glasses:glas|glazen}',
  },
  ends: {
    points: 'De meeste punten: de gezelligste kroeg van de stad.',
    cards: 'Gelijk in punten; de meeste bierkaarten gaven de doorslag.',
    glasses: 'Gelijk in punten en bierkaarten; de meeste glazen bij de stieren gaven de doorslag.',
    shared: 'In alles gelijk: jullie delen de overwinning. Proost!',
  },
};
