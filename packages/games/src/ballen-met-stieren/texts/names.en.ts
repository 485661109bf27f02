import { about } from '../about.ts';
import { bullsEn } from './bulls.en.ts';
import { cardsEn } from './cards.en.ts';
import type { Names } from './names.ts';
import { optionsEn } from './options.en.ts';

export const namesEn: Names = {
  title: about.title.en,
  tagline: about.tagline.en,
  ...bullsEn,
  ...cardsEn,
  phases: {
    eleven: { name: 'Basis-elf kiezen', gloss: 'Pick your first eleven' },
    draft: { name: 'Draften', gloss: 'Draft' },
    attack: { name: 'Aanvallen', gloss: 'Attack' },
    defence: { name: 'Verdedigen', gloss: 'Defend' },
    spit: { name: 'Spugen', gloss: 'Spit' },
    attackerAction: { name: 'Actie van de aanvaller', gloss: 'The attacker’s action' },
    defenderAction: { name: 'Actie van de verdediger', gloss: 'The defender’s action' },
    outcome: { name: 'Doelpunt of niet', gloss: 'Goal or no goal' },
    counter: { name: 'Counter', gloss: 'Counter-attack' },
    clear: { name: 'Afleggen', gloss: 'Discard' },
    refill: { name: 'Aanvullen', gloss: 'Refill' },
    cup: { name: 'Cup doorgeven', gloss: 'Pass the Cup' },
    freeKick: { name: 'Vrije trap', gloss: 'Free kick' },
    penalty: { name: 'Penalty', gloss: 'Penalty' },
  },
  figures: {
    name: 'name',
    attack: 'attack value',
    defence: 'defence value',
    speciality: 'speciality',
    symbol: 'symbol',
    count: 'number in the box',
    threat: 'can get another bull a red card',
    spitting: 'when he spits, and at which numbers',
  },
  marks: {
    R: 'Printed in a rulebook.',
    S: 'Comes from a published source.',
    D: 'Made up by us: it is not printed anywhere. If you own the game, you can enter your own figures.',
    own: 'Entered by you for this table.',
  },
  ...optionsEn,
  breakdown: {
    compared: 'Attack {number}: {bull} scores with {a} against {d}',
    penalty: 'Attack {number}: {bull} scores with {a} against {d}; in a penalty level is enough',
    var: 'Attack {number}: {bull} is level, {a} against {d}, and the VAR gives the goal',
    finisher: 'Attack {number}: {bull} scores with {a} against {d}; for an afmaker level is enough',
    goal: 'Attack {number}: a goal without comparing',
    total: 'In all: {goals:goal|goals} and {reds:red card|red cards}',
  },
  ends: {
    'fifth-goal': 'Five goals: the match is won!',
    'third-red': 'The third red card: the match was stopped and lost.',
    'last-attack': 'The last attack has been played: the most goals win.',
    draw: 'A draw. One more, quickly?',
    resigned: 'Walked off the field.',
  },
};
