import { about as fivePossessions } from '../five-possessions/about.ts';
import { about as fourDowns } from '../four-downs/about.ts';
import type { Names } from './names.ts';

export const namesNl: Names = {
  games: {
    'four-downs': {
      title: fourDowns.title.nl,
      tagline: fourDowns.tagline.nl,
    },
    'five-possessions': {
      title: fivePossessions.title.nl,
      tagline: fivePossessions.tagline.nl,
    },
  },
  sides: { offense: 'aanval', defense: 'verdediging' },
  colours: { blue: 'blauw', green: 'groen', orange: 'oranje', purple: 'paars' },
  sets: { black: 'zwarte set', white: 'witte set' },
  dots: {
    O: { colour: 'oranje', offense: 'quarterback', defense: 'special teams' },
    P: { colour: 'paars', offense: 'tight end', defense: 'strong safety' },
    G: { colour: 'groen', offense: 'running backs', defense: 'linebackers' },
    B: { colour: 'blauw', offense: 'wide receivers', defense: 'corners en free safety' },
    L: { colour: 'grijs', offense: 'offensive linemen', defense: 'defensive linemen' },
  },
  kinds: {
    Run: 'lopen met de bal',
    Pass: 'gooien en vangen',
    Special: 'trapspelers en ander speciaal volk',
  },
  figures: {
    name: 'naam',
    side: 'strategie',
    colour: 'kleur',
    value: 'waarde',
    kind: 'type',
    dots: 'stippen',
  },
  marks: {
    R: 'Staat zo in het spelregelboekje.',
    S: 'Komt uit een gepubliceerde bron.',
    D: 'Door ons bedacht: het boekje noemt het niet. Heb je het spel in de kast, dan kun je je eigen getallen invullen.',
    own: 'Ingevuld door de eigenaar van het spel.',
  },
  options: {
    'pd.deck': {
      name: 'Kaarten',
      explains: 'Speel met onze kaarten, of met de getallen uit je eigen doos.',
      values: { default: 'de kaarten van Stamtafel', custom: 'Mijn kaarten' },
    },
    'pd.revealLog': {
      name: 'Geheugensteuntje',
      explains:
        'Mag je nakijken welke kaarten in deze possession open zijn geweest, in het verhaal en op tafel, of moet je dat zelf onthouden?',
      values: { on: 'nakijken mag', off: 'zelf onthouden' },
    },
    'pd4.alternateSets': {
      name: 'Sets afwisselen',
      explains: 'Om de beurt met de zwarte en de witte set delen. Alleen voor het oog.',
      values: { on: 'zwart en wit om de beurt', off: 'altijd zwart' },
    },
    'pd4.trick': {
      name: 'Wie een speelbeurt wint',
      explains:
        'Het boekje noemt “de hoogste kaart van dezelfde kleur” als eerste punt. Houdt een hogere kaart van dezelfde kleur en strategie als de leidende kaart dus iedereen van de winst af? (Vanaf drie spelers.)',
      values: {
        qualifying: 'de hoogste die mag winnen: een kaart die zelf niet kan winnen, blokkeert niets',
        literal: 'naar de letter: zo’n hogere kaart blokkeert, en de leiding blijft',
      },
    },
    'pd4.firstDowns': {
      name: 'First downs',
      explains: 'Wie klopt, claimt first down: 10 yards erbij in de inzet, en de rest stopt of gaat mee.',
      values: { off: 'zonder kloppen', on: 'met kloppen' },
    },
    'pd4.foldCost': {
      name: 'Prijs van stoppen',
      explains: 'Wat je kwijt bent als je na een klop stopt: altijd 10 yards, of de inzet van vóór die klop.',
      values: { flat10: 'altijd 10 yards', stake: 'de inzet van vóór de klop' },
    },
    'pd4.claimTiming': {
      name: 'Wanneer kloppen',
      explains:
        'Op elk moment, of alleen als jij een kaart moet spelen. Dat laatste is handig als je dagen de tijd hebt.',
      values: { free: 'op elk moment', turn: 'alleen op je beurt' },
    },
    'pd4.eightCards': {
      name: '8 kaarten',
      explains: 'Met z’n tweeën over? Dan kun je met 8 kaarten per ronde spelen, voor wat meer strategie.',
      values: { off: 'altijd 4', on: 'met twee spelers 8', ask: 'de laatste twee stemmen' },
    },
    'pd5.seat1Set': {
      name: 'Set van stoel 1',
      explains: 'Wie met wit speelt en wie met zwart. Alleen voor het oog.',
      values: { white: 'stoel 1 wit', black: 'stoel 1 zwart' },
    },
    'pd5.startMethod': {
      name: 'Wie begint',
      explains: 'Tossen, of allebei een kaart trekken: de hoogste waarde begint.',
      values: { toss: 'tossen', draw: 'hoogste kaart' },
    },
    'pd5.lastRow': {
      name: 'Kleurregel in rij 4',
      explains:
        'Het boekje noemt de kleurregel bij “de nieuwe 4 kaarten”; rij 4 heeft er maar 2. Geldt hij daar ook, dan kan het gebeuren dat geen van beide past. Dan wint de verdediging zonder duel.',
      values: { coloured: 'geldt ook in rij 4', free: 'geldt niet in rij 4' },
    },
    'pd5.equaliser': {
      name: 'Gelijkmakende beurt',
      explains:
        'Bij 5–4 volgt nog één possession. Altijd, of alleen als de achterstaande speler dan aanvalt.',
      values: { always: 'bij elke 5–4', 'trailing-offense': 'alleen als de achterstaande aanvalt' },
    },
    'pd5.tieAt5': {
      name: 'Bij 5–5',
      explains: 'Het blijft gelijkspel, of je speelt door tot iemand na twee possessions voorstaat.',
      values: { draw: 'gelijkspel', overtime: 'verlenging' },
    },
  },
  breakdown: {
    lost: 'Ronde {round}: {lost} yards kwijt, samen {yards}',
    yards: 'Samen: {yards} yards kwijt',
    possession: 'Possession {number} gewonnen met de {role}',
    won: 'Samen: {wins} gewonnen, {yards} yards ver',
  },
  deckReasons: {
    'not-a-deck': 'Dit zijn geen kaarten. Er hoort een lijst van 28 te staan.',
    'unknown-card': 'De kaart {id} kennen we niet. Gebruik de 28 kaarten uit de kaartenlijst.',
    'missing-card': 'De kaart {id} ontbreekt. Alle 28 moeten erin staan.',
    'double-card': 'De kaart {id} staat er twee keer in. Laat er één staan.',
    'not-a-card': 'Bij {id} staat geen kaart. Vul naam, kleur, waarde, type en stippen in.',
    'side-changed': 'De strategie van {id} ligt vast: {side}. De rest mag je aanpassen.',
    'bad-name': 'De naam van {id} moet 1 tot {max} tekens hebben, zonder spaties aan het begin of het eind.',
    'double-name': '{id} en {other} heten allebei “{name}”. Geef elke kaart een eigen naam.',
    'bad-colour': 'Bij {id} staat de kleur “{colour}”. Kies blauw, groen, oranje of paars.',
    'bad-value': 'Bij {id} staat de waarde “{value}”. Kies een heel getal van {min} tot en met {max}.',
    'bad-kind': 'Het type van {id} moet 1 tot {max} tekens hebben, zonder spaties aan het begin of het eind.',
    'bad-dots': 'Vul bij {id} vijf aantallen stippen in (O, P, G, B en L): hele getallen vanaf 0.',
    'dots-not-11': '{id} heeft samen {sum} stippen. Het moeten er {needed} zijn.',
  },
};
