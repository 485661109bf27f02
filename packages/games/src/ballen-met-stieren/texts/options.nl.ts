import type { OptionNames } from './names.ts';

export const optionsNl: OptionNames = {
  options: {
    home: {
      name: 'Wie speelt thuis?',
      explains: 'De coach die thuis speelt, valt als eerste aan.',
      values: {
        draw: 'We loten: jullie trekken een dobbelkaart en de hoogste begint.',
        seat1: 'De coach op de eerste stoel',
        seat2: 'De coach op de tweede stoel',
      },
    },
    dice: {
      name: 'Dobbelen',
      explains: 'Kaarten of een dobbelsteen? De kansen zijn hetzelfde.',
      values: { cards: 'Dobbelkaarten, zoals in het doosje.', die: 'Een dobbelsteen.' },
    },
    specialities: {
      name: 'Specialiteiten',
      explains: 'Hebben sommige stieren een specialiteit?',
      values: {
        on: 'Aan: zes stieren per team kunnen iets bijzonders.',
        off: 'Uit: alleen de getallen tellen.',
      },
    },
    hoefDifference: {
      name: 'Hoef van God',
      explains: 'Welk verschil van 3 of meer telt bij Hoef van God?',
      values: {
        absolute: 'Beide kanten op: ook als de verdediging hoger is.',
        attackerHigher: 'Alleen als de aanval hoger is.',
      },
    },
    kanonskogel: {
      name: 'Kanonskogel',
      explains:
        'Wanneer wordt bij Kanonskogel naar het verschil gekeken? “Dan scoort de aanvaller altijd”, staat er, maar niet wanneer.',
      values: {
        used: 'Als hij wordt ingezet: het doelpunt staat dan vast, wat de verdediger ook doet.',
        result: 'Bij de uitslag, na de actie van de verdediger, net als bij Hoef van God.',
      },
    },
    approval: {
      name: 'Doelpunt goedgekeurd',
      explains:
        'Is een doelpunt dat de scheidsrechter of de VAR goedkeurt nog tegen te houden? “Het doelpunt zit”, staat er.',
      values: {
        stoppable: 'Ja: een latere actie of kaart kan het nog afkeuren of vervangen.',
        final: 'Nee: goedgekeurd is een doelpunt, wat er daarna ook komt.',
      },
    },
    bench: {
      name: 'Reservehekje',
      explains: 'Welke stieren zitten op het reservehekje?',
      values: {
        reserves: 'Alleen de stieren die je niet koos.',
        reservesAndUsed: 'Ook elke stier die afgelegd wordt; het hekje wordt daarna geschud.',
      },
    },
    lastTurn: {
      name: 'Laatste aanval',
      explains: 'Hoe lang spelen jullie door als iemand zijn hand niet meer kan aanvullen?',
      values: {
        one: 'Nog één aanval.',
        equal: 'Tot jullie allebei evenveel aanvallen hebben gehad, ook als een aanval verviel.',
        none: 'Niet: de aanval waarna iemand niet kon aanvullen, was de laatste. “Dan is dát de laatste beurt”, staat er ook in het boekje.',
      },
    },
    outOfBulls: {
      name: 'Geen stier meer',
      explains:
        'Wat als een coach zes kaarten heeft, maar geen stier meer: niet in de hand, niet bij wat vastligt en niet in zijn stapel? Dat staat niet in het boekje. Hebben jullie er allebei geen meer, dan is het afgelopen.',
      values: {
        last: 'Dan is de wedstrijd bijna voorbij, net als bij een hand die niet meer vol kan.',
        playOn: 'Hij speelt door zonder: zijn aanvallen vervallen en hij verdedigt niet.',
      },
    },
    freeKickCards: {
      name: 'Actiekaarten bij een vrije trap',
      explains:
        'Wat gebeurt er bij een vrije trap met een actiekaart die is neergelegd en niet ingezet? In het boekje staat dat je de gespeelde kaarten aflegt; bij stap 6 heten gespeelde en niet-gespeelde kaarten twee verschillende dingen.',
      values: {
        used: 'Die gaat ongezien terug naar je hand, net als je stier. Alleen wat is ingezet, gaat weg.',
        all: 'Die gaat ook weg, gedekt.',
      },
    },
    spuger: {
      name: 'De Spuger',
      explains:
        'Doet de bonusstier uit Stieren Versieren mee? Dat hij een andere stier rood kan bezorgen, staat in dat boekje; wanneer, hoe vaak en met welke ogen hebben wij bedacht.',
      values: {
        off: 'Uit: hij blijft in het doosje.',
        away: 'Alleen bij de uitploeg; wie thuis speelt wordt dan eerst bepaald.',
        home: 'Alleen bij de thuisploeg; wie dat is wordt dan eerst bepaald.',
        both: 'Bij allebei: ieder heeft er een.',
      },
    },
    figures: {
      name: 'Kaarten',
      explains: 'Met welke getallen speel je? Wat in ons doosje niet gedrukt staat, is aangegeven.',
      values: {
        designed: 'De kaarten van Stamtafel.',
        custom: 'Mijn kaarten: vul de namen, getallen en aantallen uit jouw doosje in.',
      },
    },
    seat1Team: {
      name: 'Team van de eerste stoel',
      explains: 'Met welk team speelt de coach op de eerste stoel? De ander krijgt het andere team.',
      values: { oranje: 'Team Oranje', wit: 'Team Wit' },
    },
  },
  figureReasons: {
    'not-figures': 'Dit zijn geen kaarten. We verwachten “bulls”, “actions”, “referee” en “var”.',
    'unknown-field': 'We kennen “{field}” niet. Een tikfout misschien?',
    'bull-count': 'Team {team} heeft {count} stieren; het moeten er precies {wanted} zijn.',
    'not-a-bull': 'Stier {card} is niet te lezen. Geef een aanvalswaarde en een verdedigingswaarde.',
    name: 'Stier {card}: een naam heeft hoogstens {max} tekens, en staat op één regel.',
    symbol:
      '{action}: “{value}” is hier geen symbool. Kies “S” (schildje) of “-” (geen), of bij bodycheck ook “H” (hoorns).',
    figure: 'Stier {card}: “{value}” is geen waarde. Kies een heel getal van 0 tot en met {max}.',
    speciality:
      'Stier {card}: “{value}” is geen specialiteit. Kies doelman, penaltykiller, counterspits, afmaker, dikke-huid of vrije-trapper, of laat hem weg.',
    'unknown-action': '“{value}” is geen van de 26 actiekaarten.',
    copies: 'Van {action} zijn er “{value}”. Kies een heel getal van 0 tot en met {max}.',
    'action-count': 'Er zijn {count} actiekaarten; het moeten er precies {wanted} zijn.',
    'official-count': 'Bij “{pile}” staan {count} kaarten; het moeten er precies {wanted} zijn.',
    'not-an-official': 'Kaart {card} is niet te lezen. Geef geel, rood, schudden of een beslissing.',
    role: 'Kaart {card}: “{value}” is geen coach. Kies “attacker” (aanvaller) of “defender” (verdediger).',
    'not-yes-or-no':
      'Kaart {card}: bij het schudden staat “{value}”, maar daar past alleen ja (true) of nee (false).',
    result:
      'Kaart {card}: “{value}” is geen beslissing. Kies “goal” (doelpunt), “noGoal” (geen doelpunt), “var” (VAR raadplegen), “freeKick” (vrije trap) of “penalty”.',
    'var-consults-var': 'Kaart {card}: een VAR-kaart kan de VAR niet raadplegen.',
    'var-never-decides':
      'Geen enkele VAR-kaart beslist iets. Minstens één moet een doelpunt goedkeuren of afkeuren.',
  },
};
