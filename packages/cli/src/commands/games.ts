import process from 'node:process';
import { type Edition, editions, type Language } from '@stamtafel/games';
import { inOrder, type OptionDef } from '@stamtafel/kernel';
import { Command } from 'commander';
import { findGame, languageOf } from '../input.ts';

/** `stamtafel games`: what there is to play, for how many, with which house rules. */
export function gamesCommand(): Command {
  return new Command('games')
    .description('list the games with their players and house rules')
    .argument('[game]', 'only this game')
    .option('--lang <language>', 'nl or en (default: nl, or en when your system speaks English)')
    .option('--json', 'print JSON, for programs')
    .action((game: string | undefined, { lang, json }: { lang?: string; json?: true }) => {
      const language = languageOf(lang, process.env);
      const listed = game === undefined ? editions : [findGame(game)];
      process.stdout.write(
        json ? asJson(listed, language) : listed.map((e) => asText(e, language)).join('\n'),
      );
    });
}

function asText({ game, texts }: Edition, language: Language): string {
  const { title, tagline, options } = texts[language];
  const lines = [`${game.id}  ${title}`, `  ${tagline}`, `  players: ${inOrder(game.players)}`];
  for (const [id, def] of Object.entries(game.options)) {
    lines.push(`  --option ${id}=${valuesOf(def)}  (${String(def.standard)})`);
    const explains = options[id]?.explains;
    if (explains) lines.push(`      ${explains}`);
  }
  return `${lines.join('\n')}\n`;
}

function valuesOf({ values, arranges }: OptionDef): string {
  if (arranges !== undefined) return arranges.what.join(',');
  if ('from' in values) return `${values.from}…${values.to}`;
  return values.length === 0 ? '@file.json' : values.map(String).join('|');
}

function asJson(listed: readonly Edition[], language: Language): string {
  const described = listed.map(({ game, box, texts }) => ({
    game: game.id,
    box,
    title: texts[language].title,
    rules: game.version,
    players: game.players,
    options: Object.fromEntries(
      Object.entries(game.options).map(([id, { values, standard }]) => [id, { values, standard }]),
    ),
  }));
  return `${JSON.stringify(described, null, 2)}\n`;
}
