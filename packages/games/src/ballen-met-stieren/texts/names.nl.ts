import { about } from '../about.ts';
import { bullsNl } from './bulls.nl.ts';
import { cardsNl } from './cards.nl.ts';
import type { Names } from './names.ts';
import { optionsNl } from './options.nl.ts';

export const namesNl: Names = {
  title: about.title.nl,
  tagline: about.tagline.nl,
  ...bullsNl,
  ...cardsNl,
  phases: {
    eleven: { name: 'Basis-elf kiezen' },
    draft: { name: 'Draften' },
    attack: { name: 'Aanvallen' },
    defence: { name: 'Verdedigen' },
    spit: { name: 'Spugen' },
    attackerAction: { name: 'Actie van de aanvaller' },
    defenderAction: { name: 'Actie van de verdediger' },
    outcome: { name: 'Doelpunt of niet' },
    counter: { name: 'Counter' },
    clear: { name: 'Afleggen' },
    refill: { name: 'Aanvullen' },
    cup: { name: 'Cup doorgeven' },
    freeKick: { name: 'Vrije trap' },
    penalty: { name: 'Penalty' },
  },
  figures: {
    name: 'naam',
    attack: 'aanvalswaarde',
    defence: 'verdedigingswaarde',
    speciality: 'specialiteit',
    symbol: 'symbool',
    count: 'aantal in het doosje',
    threat: 'kan een andere stier een rode kaart bezorgen',
    spitting: 'wanneer hij spuugt, en bij welke ogen',
  },
  marks: {
    R: 'Staat zo in een spelregelboekje.',
    S: 'Komt uit een gepubliceerde bron.',
    D: 'Door ons bedacht: dit staat nergens gedrukt. Heb je het spel in de kast, dan kun je je eigen getallen invullen.',
    own: 'Zelf ingevuld voor deze tafel.',
  },
  ...optionsNl,
  breakdown: {
    compared: 'Aanval {number}: {bull} scoort met {a} tegen {d}',
    penalty: 'Aanval {number}: {bull} scoort met {a} tegen {d}; bij een penalty is gelijk genoeg',
    var: 'Aanval {number}: {bull} staat gelijk, {a} tegen {d}, en de VAR geeft het doelpunt',
    finisher: 'Aanval {number}: {bull} scoort met {a} tegen {d}; voor een afmaker is gelijk genoeg',
    goal: 'Aanval {number}: een doelpunt zonder vergelijken',
    total: 'Samen: {goals:doelpunt|doelpunten} en {reds:rode kaart|rode kaarten}',
  },
  ends: {
    'fifth-goal': 'Vijf doelpunten: de wedstrijd is gewonnen!',
    'third-red': 'De derde rode kaart: de wedstrijd is gestaakt en verloren.',
    'last-attack': 'De laatste aanval is gespeeld: de meeste doelpunten winnen.',
    draw: 'Gelijkspel. Snel nog een potje?',
    resigned: 'Van het veld gestapt.',
  },
};
