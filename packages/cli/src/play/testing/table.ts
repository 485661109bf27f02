import type { Edition } from '@stamtafel/games';
import type { Kind, MatchRecord } from '@stamtafel/kernel';
import { testSeed } from '@stamtafel/kernel/testing';
import { anyGame } from '../draw/any-game.ts';
import type { Keeper } from '../keeper.ts';
import { Gone, type Lines } from '../lines.ts';
import { type Look, lookFor, paper } from '../paper.ts';
import { steadyClock } from '../race.ts';
import { type Desk, type GameTable, gameTable, type Wishes } from '../tables.ts';

/** A table for tests: typed lines go in, everything that was written comes out. */
export interface Evening {
  /** Everything written, without what was typed. */
  readonly text: string;
  readonly how: 'over' | 'left' | 'end';
  readonly files: ReadonlyMap<string, MatchRecord>;
}

export interface Evenings {
  readonly look?: Partial<Look>;
  readonly wishes?: Partial<Wishes>;
  readonly files?: Map<string, MatchRecord>;
  /** Called at every question with what was written since the last one. */
  readonly onAsk?: (written: string, prompt: string) => string | undefined;
}

const plainLook: Look = lookFor({ tty: false, rows: 24, env: {} }, true);

export async function evening(
  table: GameTable,
  typed: readonly string[],
  { look, wishes, files = new Map(), onAsk }: Evenings = {},
): Promise<Evening> {
  let text = '';
  let shown = 0;
  const waiting = typed.slice();
  const lines: Lines = {
    live: false,
    forget() {},
    close() {},
    async ask(prompt) {
      text += prompt;
      const line = onAsk?.(text.slice(shown), prompt) ?? waiting.shift();
      shown = text.length;
      if (line === undefined) throw new Gone('end');
      text += `${line}\n`;
      return line.trim();
    },
  };
  const desk: Desk = {
    paper: paper({ ...plainLook, ...look }, (written) => {
      text += written;
    }),
    lines,
    keeper: memory(files),
    clock: steadyClock(),
  };
  try {
    const { how } = await table.sit(
      { language: 'nl', names: [], options: [], seed: testSeed(1), ...wishes },
      desk,
    );
    return { text, how, files };
  } catch (error) {
    if (error instanceof Gone) return { text, how: 'end', files };
    throw error;
  }
}

function memory(files: Map<string, MatchRecord>): Keeper {
  let file: string | undefined;
  return {
    get file() {
      return file;
    },
    exists: (name) => files.has(name),
    save(name, record) {
      if (name.includes('/')) return `${name} does not exist.`;
      files.set(name, record);
      file = name;
      return undefined;
    },
    keep(record) {
      if (file !== undefined) files.set(file, record());
      return undefined;
    },
  };
}

export const toyTable = <K extends Kind>(edition: Edition<K>): GameTable => gameTable(edition, anyGame());
