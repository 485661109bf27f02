import type { CardNames } from './names.ts';

export const cardsNl: CardNames = {
  actions: {
    bodycheck: {
      name: 'Bodycheck',
      text: 'De stier van je tegenstander krijgt −3 aanvalskracht. Jij krijgt een gele kaart.',
    },
    'cheerleader-bertha': {
      name: 'Cheerleader Bertha',
      text: 'Je tegenstander moet zijn stier in het weiland verwisselen met een stier uit zijn hand.',
    },
    counter: {
      name: 'Counter',
      text: 'Na de doelpoging van je tegenstander: is jouw aanvalswaarde hoger dan zijn verdedigingswaarde, pak dan een dobbelkaart. 1-4: niets. 5-6: doelpunt voor jou.',
    },
    'doorgestoken-kaart': { name: 'Doorgestoken kaart', text: 'Je krijgt een vrije trap.' },
    'eerlijk-spel': {
      name: 'Eerlijk spel',
      text: 'Zet je tegenstander een actiekaart in, dan hef je die er meteen mee op.',
    },
    'gluren-bij-de-buren': {
      name: 'Gluren bij de buren',
      text: 'Bekijk de handkaarten van je tegenstander.',
    },
    hands: {
      name: 'Hands',
      text: 'Pak een dobbelkaart. 1-2: niemand zag iets, geen doelpunt. 3-5: trek een VAR-kaart. 6: rode kaart voor jou, en het is een doelpunt.',
    },
    'hoef-van-god': {
      name: 'Hoef van God',
      text: 'Schelen aanvalswaarde en verdedigingswaarde na de actie van de verdediger 3 of meer, dan scoor je altijd.',
    },
    'hooli-gans': {
      name: 'Hooli-gans',
      text: 'Pak een dobbelkaart. 1-2: trek een scheidsrechterkaart. 3-4: geen doelpunt. 5-6: doelpunt voor de aanvaller.',
    },
    'joelende-koeien': { name: 'Joelende koeien', text: 'Jouw stier krijgt +2 aanvalskracht.' },
    kanonskogel: {
      name: 'Kanonskogel',
      text: 'Schelen aanvalswaarde en verdedigingswaarde 0 of 1, dan scoor je altijd. Ook als de verdediging 1 hoger is.',
    },
    koeienvlaai: {
      name: 'Koeienvlaai',
      text: 'Inzetten bij het neerleggen, vóór de aanvaller. Pak een dobbelkaart. 1-2: ontweken. 3-6: de aanvaller glijdt uit, zijn stier gaat weg en hij speelt een andere uit zijn hand.',
    },
    kopstoot: {
      name: 'Kopstoot',
      text: 'Schakel de stier van je tegenstander uit. Jij krijgt een rode kaart.',
    },
    krachtvoer: { name: 'Krachtvoer', text: 'Jouw stier krijgt +2 verdedigingskracht.' },
    matchfixing: {
      name: 'Matchfixing',
      text: 'Bekijk de bovenste twee VAR-kaarten en leg ze terug in de volgorde die jij wilt.',
    },
    modderpoel: {
      name: 'Modderpoel',
      text: 'Leg deze kaart naast het weiland van je tegenstander. Zijn aanvallers hebben −1 aanvalskracht, tot hij er een neergelegde actiekaart voor opoffert.',
    },
    'nieuwe-hoefijzers': {
      name: 'Nieuwe hoefijzers',
      text: 'Jouw stier krijgt +1 aanvalskracht en +1 verdedigingskracht.',
    },
    sabotage: {
      name: 'Sabotage',
      text: 'Twee blind getrokken kaarten uit de hand van je tegenstander liggen vast tot het einde van de volgende aanval.',
    },
    schwalbe: { name: 'Schwalbe', text: 'Trek een scheidsrechterkaart.' },
    sliding: {
      name: 'Sliding',
      text: 'Pak een dobbelkaart. 1-2: geen doelpunt. 3-5: niets. 6: niets, en een rode kaart voor jou.',
    },
    'slijmen-bij-de-scheids': { name: 'Slijmen bij de scheids', text: 'Trek een VAR-kaart.' },
    'strategie-aanpassen': {
      name: 'Strategie aanpassen',
      text: 'Leg zoveel handkaarten als je wilt onder je stapels en trek er evenveel van boven terug.',
    },
    tackle: {
      name: 'Tackle',
      text: 'Pak een dobbelkaart. 1-2: gele kaart voor jou. 3-4: de aanvallende stier krijgt −2 aanvalskracht. 5-6: −3.',
    },
    'van-ruilen-komt-huilen': {
      name: 'Van ruilen komt huilen',
      text: 'Bekijk de hand van je tegenstander en ruil een actiekaart van jou met een van hem.',
    },
    wissel: {
      name: 'Wissel',
      text: 'Aan het einde van deze aanval mag je zelf stieren van je reservehekje in de hand nemen, tot hoogstens zes kaarten.',
    },
    'wissel-truc': {
      name: 'Wissel-truc',
      text: 'Trek de bovenste twee stieren van je reservehekje en verwissel er één met je stier in het weiland. Daarna wordt het hekje geschud.',
    },
  },
  symbols: {
    S: { name: 'schildje: alleen voor de verdediger' },
    H: { name: 'hoorns: alleen voor de aanvaller' },
    '-': { name: 'voor aanvaller en verdediger' },
  },
  officials: {
    'ref-goedgekeurd': { name: 'Doelpunt goedgekeurd', text: 'Groen vinkje: het doelpunt telt.' },
    'ref-afgekeurd': { name: 'Doelpunt afgekeurd', text: 'Rood kruis: de scheids ziet het niet zitten.' },
    'ref-var': { name: 'De VAR raadplegen', text: 'Trek een VAR-kaart.' },
    'ref-geel-aanvaller': {
      name: 'Gele kaart aanvaller, VAR schudden',
      text: 'De aanvaller krijgt een gele kaart en de VAR-kaarten worden geschud.',
    },
    'ref-geel-verdediger': { name: 'Gele kaart verdediger', text: 'De verdediger krijgt een gele kaart.' },
    'ref-rood-aanvaller': { name: 'Rode kaart aanvaller', text: 'De aanvaller krijgt een rode kaart.' },
    'ref-rood-verdediger': { name: 'Rode kaart verdediger', text: 'De verdediger krijgt een rode kaart.' },
    'ref-vrije-trap': {
      name: 'Vrije trap',
      text: 'De aanval begint opnieuw: eerst een muurtje van één stier, dan de aanvaller.',
    },
    'ref-penalty': {
      name: 'Penalty',
      text: 'Eén tegen één op doel, zonder actiekaarten. Gelijk is raak.',
    },
    'var-goedgekeurd': { name: 'Doelpunt goedgekeurd', text: 'Groen vinkje: het doelpunt telt.' },
    'var-afgekeurd': { name: 'Doelpunt afgekeurd', text: 'Rood kruis: de VAR ziet het niet zitten.' },
    'var-afgekeurd-geel': {
      name: 'Doelpunt afgekeurd, gele kaart aanvaller',
      text: 'De aanvaller krijgt een gele kaart en het doelpunt telt niet.',
    },
    'var-penalty': {
      name: 'Penalty, VAR schudden',
      text: 'De VAR-kaarten worden geschud en de aanvaller krijgt een penalty.',
    },
  },
  rulings: {
    yellow: 'gele kaart {role}',
    red: 'rode kaart {role}',
    shuffleVar: 'VAR schudden',
    nothing: 'doorspelen',
    goal: 'doelpunt goedgekeurd',
    noGoal: 'doelpunt afgekeurd',
    var: 'de VAR raadplegen',
    freeKick: 'vrije trap',
    penalty: 'penalty',
  },
  roles: { attacker: 'aanvaller', defender: 'verdediger' },
};
