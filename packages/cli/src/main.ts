import { readFileSync } from 'node:fs';
import process from 'node:process';
import { Command } from 'commander';
import { arenaCommand } from './arena/command.ts';
import { benchCommand } from './bench/command.ts';
import { backupCommand, restoreCommand } from './commands/backup.ts';
import { deckCommand } from './commands/deck.ts';
import { explainCommand } from './commands/explain.ts';
import { forgetCommand } from './commands/forget.ts';
import { gamesCommand } from './commands/games.ts';
import { luckCommand } from './commands/luck.ts';
import { moveCommand } from './commands/move.ts';
import { scenarioCommand } from './commands/scenario.ts';
import { serveCommand } from './commands/serve.ts';
import { verifyCommand } from './commands/verify.ts';
import { playCommand } from './play/command.ts';
import { refereeCommand } from './referee/command.ts';
import { simulateCommand } from './simulate/command.ts';
import { run } from './trouble.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** The same words for help in every command and its subcommands. */
function explain(command: Command): void {
  command.helpOption('-h, --help', 'show this help');
  if (command.commands.length > 0) command.helpCommand('help [command]', 'show the help of a command');
  for (const sub of command.commands) explain(sub);
}

const program = new Command('stamtafel')
  .description('Play rule-heavy Dutch card games, and look behind their rules.')
  .version(version, '--version', 'print the version')
  .option('--debug', 'show where an unexpected failure comes from')
  .showSuggestionAfterError()
  .addCommand(playCommand())
  .addCommand(serveCommand(version))
  .addCommand(gamesCommand())
  .addCommand(deckCommand())
  .addCommand(simulateCommand())
  .addCommand(arenaCommand())
  .addCommand(refereeCommand())
  .addCommand(scenarioCommand())
  .addCommand(explainCommand())
  .addCommand(verifyCommand())
  .addCommand(luckCommand())
  .addCommand(benchCommand())
  .addCommand(forgetCommand())
  .addCommand(backupCommand())
  .addCommand(restoreCommand())
  .addCommand(moveCommand())
  .addHelpText(
    'after',
    `
Examples:
  stamtafel games
  stamtafel play how-ruck
  stamtafel serve
  stamtafel simulate four-downs --matches 1000 --bots greedy,random
  stamtafel arena how-ruck --bots champion,ismcts,random
  stamtafel scenario packages/games/src/how-ruck
  stamtafel explain HR-093
  stamtafel verify match.json
  stamtafel luck match.json
  stamtafel bench engine

Exit codes: 0 fine, 1 a difference or flaw was found, 2 the input cannot be used, 70 a fault of the
program, 130 ended by Ctrl-C.`,
  );

explain(program);
await run(program, process.argv.slice(2));
