import { about } from '../about.ts';
import type { Names } from './names.ts';

export const namesNl: Names = {
  title: about.title.nl,
  tagline: about.tagline.nl,
  cards: {
    'hero-0': 'Los touw',
    'hero-1': 'Slungel',
    'hero-1-hr': 'Schreeuwende slungel',
    'hero-2': 'Kerel',
    'hero-2-hr': 'Brullende kerel',
    'hero-3': 'Spierbundel',
    'hero-3-hr': 'Donderende spierbundel',
    'lady-0': 'Flauwgevallen dame',
    'lady-1': 'Deftige dame',
    'lady-2': 'Melkmeid',
    'lady-3': 'Robuuste dame',
    'lady-4': 'Hamerwerpster',
    nessie: 'Nessie',
    hero: 'Schot met sterkte {strength}',
    'hero-hr': 'Roepende Schot met sterkte {strength}',
    lady: 'Dame met sterkte {strength}',
    'lady-hr': 'Roepende dame met sterkte {strength}',
    'nessie-hr': 'Brullende Nessie',
    white: 'Vreemdeling met sterkte {strength}',
    'white-hr': 'Roepende vreemdeling met sterkte {strength}',
  },
  actions: {
    adrenalinestoot: {
      name: 'Adrenalinestoot',
      gloss: 'Adrenalinstoß',
      text: 'Trek het vat meteen 2 velden jouw kant op.',
    },
    'vuile-truc': {
      name: 'Vuile truc',
      gloss: 'Fieser Trick',
      text: 'Pak een kaart uit de hand van je tegenstander en speel die meteen zelf.',
    },
    'how-ruck': {
      name: 'How Ruck',
      gloss: 'How Ruck',
      text: 'Er volgt meteen een krachtmeting.',
    },
    'mucho-macho': {
      name: 'Mucho Macho',
      gloss: 'Mucho Macho',
      text: 'Alle open dames gaan weg. Nessie blijft: die laat zich niet wegsturen.',
    },
    'zwak-wint': {
      name: 'Zwak wint',
      gloss: 'Schwach gewinnt',
      text: 'Er volgt een krachtmeting, maar nu schuift het vat op naar de zwakste kant.',
    },
    touwbreuk: {
      name: 'Touwbreuk',
      gloss: 'Seilriss',
      text: 'Het vat gaat meteen terug naar jouw startveld. Daarna is je tegenstander aan de beurt.',
    },
    'wisselen-van-kant': {
      name: 'Wisselen van kant',
      gloss: 'Seitenwechsel',
      text: 'Verleg één open kaart, van welke kant je wilt, naar de andere kant van het touw.',
    },
    'en-daag': {
      name: 'En daag',
      gloss: 'Und tschüss',
      text: 'Noem een sterkte. Alle open kaarten met die sterkte gaan weg, aan beide kanten.',
    },
    monsterachtig: {
      name: 'Monsterachtig',
      gloss: 'Ungeheuerlich',
      text: 'Ligt Nessie open aan de kant van je tegenstander? Dan verliest die meteen de ronde.',
    },
    versterking: {
      name: 'Versterking',
      gloss: 'Verstärkung',
      text: 'Neem de bovenste drie kaarten van je ploegstapel in de hand.',
    },
  },
  colours: { rood: 'rood', blauw: 'blauw', groen: 'groen', wit: 'wit' },
  figures: {
    colour: 'kleur',
    strength: 'sterkte',
    howRuck: 'tekst How-Ruck',
    lady: 'dame',
    nessie: 'Nessie',
    count: 'aantal in het pak',
  },
  marks: {
    R: 'Staat zo in het spelregelboekje.',
    S: 'Komt uit een gepubliceerde bespreking van het spel.',
    D: 'Door ons bedacht: dit staat nergens gedrukt. Heb je het spel in de kast, dan kun je je eigen getallen invullen.',
    own: 'Zelf ingevuld voor deze tafel.',
  },
  options: {
    teamForming: {
      name: 'Ploegen samenstellen',
      explains: 'Hoe verdelen jullie aan het begin van een ronde de kaarten over de twee ploegen?',
      values: {
        race: 'Race: zoals in het boekje, allebei tegelijk en zo snel je kunt. Wie het eerst klaar is, verdeelt wat de ander overhoudt, krijgt het vat op het eigen startveld en begint.',
        calm: 'Rustig: zonder klok. Daarna trekt ieder een kaart om wie de snelste heet te zijn.',
        none: 'Niet: je speelt met de 20 kaarten die je krijgt.',
      },
    },
    beginnerFirstRound: {
      name: 'Leerpotje',
      explains:
        'De tip uit het boekje om het spel te leren: de eerste ronde zonder ploegen samen te stellen.',
      values: {
        on: 'Aan: ronde 1 speel je met de kaarten die je krijgt; daarna stel je ploegen samen.',
        off: 'Uit: ook in ronde 1 stel je ploegen samen.',
      },
    },
    youngestSeat: {
      name: 'Wie is de jongste?',
      explains:
        'De jongste geeft in de race het bevel. In een ronde zonder ploegen krijgt de jongste het vat en begint de oudere.',
      values: { A: 'De speler op stoel A', B: 'De speler op stoel B', random: 'We loten' },
    },
    photoFinishMs: {
      name: 'Fotofinish',
      explains:
        'Zijn jullie in de race binnen zoveel milliseconden van elkaar klaar, dan geldt dat als gelijk en wordt er een kaart getrokken. Van 0 tot 1000; gewoon is 150.',
    },
    finalPairSeconds: {
      name: 'Bedenktijd voor het laatste paar',
      explains:
        'Zoveel seconden heeft de langzaamste na “stop!” nog voor het paar in de hand. Daarna blijft het liggen voor de snelste. Van 5 tot 60; gewoon is 20.',
    },
    raceMaxSeconds: {
      name: 'Langste race',
      explains:
        'Is na zoveel seconden nog niemand klaar, dan vervalt de race en verdelen jullie rustig verder. Van 30 tot 600, of 0 voor geen grens; gewoon is 300.',
      values: { '0': 'Geen grens' },
    },
    botPace: {
      name: 'Tempo van de computer',
      explains:
        'Hoe snel een computer in de race een paar verdeelt. Elke race is het een beetje anders, en nooit hangt het van kaarten af.',
      values: {
        level: 'Naar niveau: de Kalf neemt zo’n 6 seconden per paar, de Kampioen ruim 2',
        slow: 'Langzaam: ongeveer 4,5 seconden per paar',
        normal: 'Gewoon: ongeveer 3,2 seconden per paar',
        fast: 'Snel: ongeveer 2,2 seconden per paar',
      },
    },
    vuileTrucMode: {
      name: 'Vuile truc',
      explains: 'Zie je de hand van je tegenstander als je er met Vuile truc een kaart uit pakt?',
      values: {
        blind: 'Blind: je kiest uit gedekte kaarten.',
        open: 'Open: je ziet de hele hand en kiest.',
      },
    },
    placement: {
      name: 'Waar je Schotten mag leggen',
      explains: 'Mag je ook kaarten aan de kant van je tegenstander leggen?',
      values: {
        both: 'Beide kanten: sterk bij jezelf, slap bij de ander.',
        own: 'Alleen je eigen kant. Wisselen van kant mag nog wel naar beide kanten.',
      },
    },
    trackHalf: {
      name: 'Lengte van de puntentabel',
      explains:
        'Het aantal velden van je startveld tot en met je eindveld: 4 is een korte ronde, 10 een lange; gewoon is 6. De hele tabel is twee keer zo lang.',
    },
    barrelsToWin: {
      name: 'Vaten om te winnen',
      explains: 'Met hoeveel vaten win je het spel?',
      values: {
        '1': 'Eén vat: één ronde en klaar.',
        '2': 'Twee vaten: twee of drie rondes.',
        '3': 'Drie vaten, zoals in het boekje: drie tot vijf rondes.',
      },
    },
    showCovered: {
      name: 'Bedekte kaarten bekijken',
      explains: 'Mag je nakijken wat er onder de open kaarten op het bord ligt?',
      values: {
        on: 'Aan: je kunt elke stapel op het bord doorbladeren.',
        off: 'Uit: je ziet alleen de bovenste kaart; de rest moet je onthouden.',
      },
    },
    memoryAid: {
      name: 'Geheugensteuntje',
      explains: 'Houdt de tafel voor je bij wat je van beide ploegen weet?',
      values: {
        on: 'Aan: je ziet een lijstje van wat je zelf verdeeld hebt en wat je bij een open Vuile truc zag.',
        off: 'Uit: zelf onthouden, zoals aan een echte tafel.',
      },
    },
    deck: {
      name: 'Kaarten',
      explains: 'Met welke kaarten speel je? Wat bij de onze nergens gedrukt staat, is aangegeven.',
      values: {
        standard: 'De kaarten van Stamtafel: 45 Schotten en 10 acties.',
        custom: 'Mijn kaarten: vul de 45 Schotten en 10 acties uit jouw doos in.',
      },
    },
  },
  reasons: {
    'not-a-deck': 'Dit zijn geen kaarten. We verwachten een lijst met Schotten en een lijst met acties.',
    'unknown-deck-field': 'We kennen “{field}” niet. Er zijn alleen “scots” en “actions”.',
    'scot-count': 'Dit zijn {count} Schotten; het moeten er precies {wanted} zijn.',
    'action-count': 'Dit zijn {count} acties; het moeten er precies {wanted} zijn.',
    'not-a-scot': 'Schot {card} is niet te lezen. Geef een kleur en een sterkte.',
    'unknown-scot-field': 'Bij Schot {card} staat “{field}”, en dat kennen we niet. Een tikfout misschien?',
    colour: 'Schot {card}: “{value}” is geen kleur. Kies rood, blauw, groen of wit.',
    strength: 'Schot {card}: “{value}” is geen sterkte. Kies een heel getal van {min} tot en met {max}.',
    'not-yes-or-no':
      'Schot {card}: bij “{field}” staat “{value}”, maar daar past alleen ja (true) of nee (false).',
    'lady-not-white': 'Schot {card} is een dame, maar niet wit. Alleen witte kaarten kunnen dames zijn.',
    'nessie-not-white': 'Schot {card} is Nessie, maar niet wit. Nessie is altijd wit.',
    'lady-and-nessie': 'Schot {card} is dame én Nessie. Dat kan niet allebei: Nessie is geen dame.',
    action: 'Actie {card}: “{value}” is geen van de tien acties.',
  },
  breakdown: { round: 'Ronde {round} gewonnen. {reason}', total: 'Samen: {won} van de {wanted} vaten' },
  ends: {
    'end-field': 'Het vat is op of over het eindveld getrokken.',
    monster: 'Monsterachtig! Nessie lag open aan de verkeerde kant.',
    half: 'Niemand heeft nog handkaarten: het vat is voor de helft waarin het staat.',
    resigned: 'Het touw losgelaten.',
  },
};
