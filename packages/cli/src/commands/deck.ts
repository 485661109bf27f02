import process from 'node:process';
import { open } from '@stamtafel/kernel';
import { readDeckFile } from '@stamtafel/protocol';
import { Command } from 'commander';
import { findGame, optionsWithDeck, readJson } from '../input.ts';

/** `stamtafel deck init GAME` and `stamtafel deck check FILE`: the figures of one's own copy of a game. */
export function deckCommand(): Command {
  return new Command('deck')
    .description('play with the figures of your own copy: write a deck file, fill it in, check it')
    .addCommand(initCommand())
    .addCommand(checkCommand())
    .addHelpText(
      'after',
      `
Most rulebooks do not print what is on the cards; what we designed is marked. If you own the box:
  stamtafel deck init how-ruck > my-deck.json
  (change the figures in my-deck.json to those of your cards)
  stamtafel deck check my-deck.json
  stamtafel play how-ruck --deck my-deck.json`,
    );
}

const initCommand = (): Command =>
  new Command('init')
    .description('print our own deck of a game, as a file to fill in')
    .argument('<game>', 'which game')
    .action((name: string) => {
      const { game, deck } = findGame(name);
      process.stdout.write(deckText({ game: game.id, deck: deck.template() }));
    });

/** One card a line, as far as it goes: that is what people edit. */
function deckText(file: { readonly game: string; readonly deck: unknown }): string {
  const pretty = JSON.stringify(file, null, 2);
  return `${pretty.replace(/\{[^{}[\]]*\}/g, (card) => card.replace(/\s*\n\s*/g, ' '))}\n`;
}

const checkCommand = (): Command =>
  new Command('check')
    .description('tell whether a deck file can be played with, or what is wrong with it')
    .argument('<file>', 'a deck file')
    .action((file: string) => {
      const edition = findGame(readDeckFile(readJson(file), file).game);
      const match = open(edition.game, { options: optionsWithDeck(edition, [], file) });
      process.stdout.write(`${file} is a deck of ${match.cards.length} cards for ${edition.game.id}.\n`);
      for (const warning of edition.deck.warnings?.(match, 'en') ?? []) process.stdout.write(`${warning}\n`);
    });
