import process from 'node:process';
import { Command } from 'commander';
import { columns } from '../../columns.ts';
import { decimal, wholeNumber } from '../../input.ts';
import { levels, measureRaces, type Races } from './measure.ts';

interface Typed {
  readonly races: string;
  readonly people: string;
  readonly json?: true;
}

/** `stamtafel bench race`: how people of several paces fare in the race of How-Ruck!. */
export function benchRaceCommand(): Command {
  return new Command('race')
    .description('the race of How-Ruck!: how often people of several paces beat each level')
    .option('--races <number>', 'races for each person and level', '2000')
    .option('--people <seconds>', 'how long they take for a pair, ± 30 %', '2.5,4,6')
    .option('--json', 'print JSON, for programs')
    .action(benchRace);
}

function benchRace(typed: Typed): void {
  const races = wholeNumber('--races', typed.races, 1, 1_000_000);
  const people = typed.people.split(',').map((text) => Math.round(decimal('--people', text, 0.1, 60) * 1000));
  const all = levels.flatMap((level) => people.map((person) => measureRaces(level, person, races)));
  process.stdout.write(typed.json ? `${JSON.stringify(all, null, 2)}\n` : asText(all));
}

const asText = (all: readonly Races[]): string =>
  `${columns([
    ['level', 's a pair', 'won %', 'photo finish %', 'pairs left: by the person', 'by the computer'],
    ...all.map((each) => [
      each.level,
      String(each.person / 1000),
      share(each.won, each.races),
      share(each.photoFinishes, each.races),
      mean(each.leftByPerson, each.races - each.won),
      mean(each.leftByBot, each.won),
    ]),
  ]).join('\n')}\n`;

const share = (part: number, whole: number): string => ((100 * part) / whole).toFixed(1);
/** In the races that were lost. */
const mean = (sum: number, count: number): string => (count === 0 ? '–' : (sum / count).toFixed(1));
