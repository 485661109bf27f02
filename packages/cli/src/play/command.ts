import { randomBytes } from 'node:crypto';
import { userInfo } from 'node:os';
import process from 'node:process';
import { type Edition, editions, type Language } from '@stamtafel/games';
import type { MatchRecord } from '@stamtafel/kernel';
import { readMatch } from '@stamtafel/protocol';
import { Command } from 'commander';
import { fail, findGame, gameNamed, languageOf, parseSeed, readJson, repeatable } from '../input.ts';
import { exitCodes } from '../trouble.ts';
import { keeper } from './keeper.ts';
import { echo } from './layout.ts';
import { Gone, type Lines, linesFrom } from './lines.ts';
import { lookFor, type Paper, paper } from './paper.ts';
import { nameOfUser } from './players.ts';
import { realClock, steadyClock } from './race.ts';
import { read, readYesNo } from './read.ts';
import { gameList, tableFor } from './tables.ts';
import { type Words, words } from './words.ts';

interface Flags {
  readonly seats?: string;
  readonly names?: string;
  readonly option?: readonly string[];
  readonly deck?: string;
  readonly lang?: string;
  readonly seed?: string;
  readonly save?: string;
  readonly resume?: string;
  readonly plain?: boolean;
}

/** `stamtafel play [GAME]`: a table in the terminal. */
export function playCommand(): Command {
  return new Command('play')
    .description('play a game in the terminal, against computer players or with others at one screen')
    .argument('[game]', 'which game; without it you can choose')
    .option(
      '--seats <players>',
      'who sits where, separated by commas: person, kalf, vaars, stier, kampioen, greedy, random',
    )
    .option('--names <names>', 'their names, separated by commas')
    .option('--option <name=value>', 'a house rule; may be given more than once', repeatable)
    .option('--deck <file>', 'the figures of your own copy (see stamtafel deck)')
    .option('--lang <language>', 'nl or en (default: nl, or en when your system speaks English)')
    .option('--seed <word>', 'the same word deals the same cards')
    .option('--save <file>', 'keep the match in this file, up to date after every answer')
    .option('--resume <file>', 'go on with a match kept by --save')
    .option('--plain', 'sentences instead of drawings: for screen readers')
    .addHelpText(
      'after',
      `
Computer players, from weak to strong: kalf, vaars, stier, kampioen (or level1 to level4); greedy and random are simple
ones. Without --seats you play against a vaars, through a pipe against greedy.
At the table: a number chooses, ? helps, "waarom …" or "why …" explains a refusal, "stop" or "quit" leaves.
Works through a pipe: every line is an answer, an empty line is Enter.
Exit codes: 0 the match was played to its end or left on purpose, 1 the input ended too early, 2 bad input, 130 Ctrl-C.`,
    )
    .action(async (game: string | undefined, flags: Flags) => {
      process.exitCode = await playAtTerminal(game, flags);
    });
}

async function playAtTerminal(game: string | undefined, flags: Flags): Promise<number> {
  const { stdin, stdout, env } = process;
  const live = stdin.isTTY === true && stdout.isTTY === true;
  const language = languageOf(flags.lang, env);
  const look = lookFor(
    { tty: stdout.isTTY === true, rows: stdout.rows ?? 24, env },
    flags.plain === true || !stdin.isTTY,
  );
  const page = paper(look, (text) => stdout.write(text));
  const record = flags.resume === undefined ? undefined : readMatch(readJson(flags.resume), flags.resume);
  if (game === undefined && record === undefined && !live) {
    page.print([...gameList(language), '', ...howToPlay(words[language])]);
    return exitCodes.fine;
  }
  const lines = linesFrom(stdin, stdout, live);
  try {
    return await new Visit(flags, language, page, lines, live).play(game, record);
  } finally {
    lines.close();
  }
}

const howToPlay = ({ menuHint }: Words): string[] => [
  ` ${menuHint}`,
  ...editions.map(({ game }) => `   stamtafel play ${game.id}`),
];

/** One visit to the table: a game is chosen, played, and perhaps played again. */
class Visit {
  readonly #flags: Flags;
  #language: Language;
  readonly #paper: Paper;
  readonly #lines: Lines;
  readonly #live: boolean;

  constructor(flags: Flags, language: Language, page: Paper, lines: Lines, live: boolean) {
    this.#flags = flags;
    this.#language = language;
    this.#paper = page;
    this.#lines = lines;
    this.#live = live;
  }

  get #words(): Words {
    return words[this.#language];
  }

  async play(game: string | undefined, record: MatchRecord | undefined): Promise<number> {
    const flags = this.#flags;
    const kept = keeper(flags.save ?? flags.resume);
    if (flags.save !== undefined && flags.save !== flags.resume && kept.exists(flags.save))
      fail(`${flags.save} exists; play it on with --resume, or give --save another name.`);
    try {
      const named = record?.game ?? game;
      const edition = named === undefined ? await this.#chooseGame() : findGame(named);
      if (edition === undefined) return exitCodes.fine;
      const table = tableFor(edition);
      let seed = flags.seed ?? newSeed();
      for (let first = true; ; first = false) {
        const ending = await table.sit(
          {
            language: this.#language,
            seats: flags.seats,
            computers: this.#live ? 'level2' : 'greedy',
            names: flags.names === undefined ? [] : flags.names.split(','),
            you: this.#live ? nameOfUser(userInfo().username) : undefined,
            options: flags.option ?? [],
            deck: flags.deck,
            seed: parseSeed(seed),
            record: first ? record : undefined,
            again: !first,
          },
          {
            paper: this.#paper,
            lines: this.#lines,
            keeper: kept,
            clock: this.#live ? realClock : steadyClock(),
          },
        );
        this.#language = ending.language;
        if (ending.how === 'left') return exitCodes.fine;
        this.#paper.print(` ${this.#words.seedShown(first && record?.seed ? record.seed : seed)}`);
        if (kept.file !== undefined) this.#paper.print(` ${this.#words.saved(kept.file)}`);
        if (!this.#live || kept.file !== undefined || !(await this.#again())) return exitCodes.fine;
        seed = newSeed();
      }
    } catch (error) {
      if (error instanceof Gone) return this.#gone(error, kept.file);
      throw error;
    }
  }

  #gone({ how }: Gone, file: string | undefined): number {
    const say = this.#words;
    if (how === 'interrupt') {
      this.#paper.print(` ${file === undefined ? say.interrupted : say.interruptedSaved(file)}`);
      return exitCodes.interrupted;
    }
    this.#paper.print(` ${file === undefined ? say.inputEnded : say.inputEndedSaved(file)}`);
    return exitCodes.wrong;
  }

  async #chooseGame(): Promise<Edition | undefined> {
    this.#paper.fresh();
    this.#paper.print(['', ` ${this.#paper.ink.bold(this.#words.welcome)} ${this.#words.whichGame}`, '']);
    this.#paper.print([...gameList(this.#language), '']);
    for (;;) {
      const line = await this.#lines.ask(` ${this.#words.chooseGame}`);
      const typed = read(line);
      if (typed.do === 'quit') {
        this.#paper.print(` ${this.#words.goodbye}`);
        return undefined;
      }
      if (typed.do === 'language' && (typed.text === 'nl' || typed.text === 'en')) {
        this.#language = typed.text;
        return this.#chooseGame();
      }
      const edition = typed.do === 'numbers' ? editions[(typed.numbers[0] ?? 0) - 1] : gameNamed(line);
      if (edition !== undefined) return edition;
      const ids = editions.map(({ game }) => game.id).join(', ');
      if (line !== '') this.#paper.print(` ${this.#words.noSuchGame(echo(line), ids)}`);
    }
  }

  /** After the end nothing can be lost: leaving here is leaving in good order. */
  async #again(): Promise<boolean> {
    try {
      for (;;) {
        const answer = readYesNo(await this.#lines.ask(` ${this.#words.again}`));
        if (answer === true) return true;
        if (answer === false) break;
        this.#paper.print(` ${this.#words.yesOrNo}`);
      }
    } catch (error) {
      if (!(error instanceof Gone)) throw error;
    }
    this.#paper.print(` ${this.#words.goodbye}`);
    return false;
  }
}

/** A short word of forty bits, easy to write down; the seed itself is made from it. */
const newSeed = (): string => randomBytes(5).toString('hex');
