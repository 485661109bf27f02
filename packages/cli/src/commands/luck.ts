import process from 'node:process';
import { mindOf } from '@stamtafel/bots';
import { type Luck, LuckCount } from '@stamtafel/bots/luck.ts';
import { answerText, BadInput, type MatchRecord, open, seatLetter, verifyRecord } from '@stamtafel/kernel';
import { readMatch } from '@stamtafel/protocol';
import { Command } from 'commander';
import { findGame, readJson } from '../input.ts';

/** `stamtafel luck FILE`: how much of a finished match was cards and how much choices. */
export function luckCommand(): Command {
  return new Command('luck')
    .description(
      'tell how much of a match was luck of the cards and how much was choice, and what mattered most',
    )
    .argument('<file>', 'a match file')
    .option('--json', 'print JSON, for programs')
    .addHelpText(
      'after',
      '\nEqual simple players play the match again from every moment; see docs/adr/0011-luck-or-skill.md.',
    )
    .action(async (file: string, { json }: { json?: true }) => {
      const record = readMatch(readJson(file), file);
      const luck = await luckOf(record, file);
      process.stdout.write(json ? `${JSON.stringify({ file, ...luck }, null, 2)}\n` : asText(record, luck));
    });
}

async function luckOf(record: MatchRecord, file: string): Promise<Luck> {
  const { game } = findGame(record.game);
  const [flaw] = verifyRecord(game, record).flaws;
  if (flaw !== undefined) throw new BadInput(`${file} cannot be replayed: ${flaw.problem}.`);
  if (record.result === undefined) throw new BadInput(`${file} is a match that is not over.`);
  const match = open(game, record);
  const count = new LuckCount(match, record, await mindOf(game.id));
  while (!count.next());
  return count.answer();
}

function asText(
  { entries }: MatchRecord,
  { even, result, cards, choices, mattered, rollouts }: Luck,
): string {
  const lines = [
    `An even share of the win is ${percent(even)}. In ${rollouts} courses of play, with open cards:`,
    ...result.map((share, seat) => {
      const { mean = 0, error = 0 } = cards[seat] ?? {};
      const parts = `cards ${signed(mean)}, choices ${signed(choices[seat] ?? 0)} (± ${points(2 * error)})`;
      return `  ${seatLetter(seat)} got ${percent(share)}: ${parts}`;
    }),
    mattered.length === 0 ? 'No decision mattered more than chance may explain.' : 'What mattered most:',
    ...mattered.map(({ moment, seat, gain: { mean, error } }) => {
      const entry = entries[moment];
      const said = entry === undefined ? '' : answerText(entry.answer);
      return `  answer ${moment + 1}, ${seatLetter(seat)}: ${said}  ${signed(mean)} (± ${points(2 * error)})`;
    }),
  ];
  return `${lines.join('\n')}\n`;
}

const points = (share: number): number => Math.round(share * 100);
const percent = (share: number): string => `${points(share)} %`;
const signed = (share: number): string => `${share < 0 ? '-' : '+'}${points(Math.abs(share))}`;
