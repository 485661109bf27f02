import { colours, type Ink, pencil } from './ink.ts';

/** How a table is shown: drawn or in plain sentences, with colours or without. */
export interface Look {
  readonly ink: Ink;
  /** Sentences instead of drawings: for pipes and screen readers. */
  readonly plain: boolean;
  /** The screen is wiped before every turn. */
  readonly wipes: boolean;
  /** How many lines fit on the screen. */
  readonly rows: number;
  /** How many lines hide a hand from the next player where the screen cannot be wiped. */
  readonly curtain: number;
}

export interface Surroundings {
  readonly tty: boolean;
  readonly rows: number;
  readonly env: { readonly [name: string]: string | undefined };
}

/** NO_COLOR takes the colours away, TERM=dumb, a pipe or --plain the drawings as well. */
export function lookFor({ tty, rows, env }: Surroundings, wantsPlain: boolean): Look {
  const plain = wantsPlain || !tty || env.TERM === 'dumb';
  const coloured = !plain && (env.NO_COLOR ?? '') === '';
  return {
    ink: coloured ? colours : pencil,
    plain,
    wipes: !plain,
    rows,
    curtain: tty ? Math.max(24, rows) : 0,
  };
}

/** Where a session writes. */
export interface Paper extends Look {
  print(lines: string | readonly string[]): void;
  /** A fresh screen, if this paper can be wiped. */
  fresh(): void;
  /** Takes everything written so far out of sight, also what has scrolled away. */
  hide(): void;
}

const WIPE = '\x1b[2J\x1b[H';
const WIPE_ALL = '\x1b[2J\x1b[3J\x1b[H';

export function paper(look: Look, write: (text: string) => void): Paper {
  return {
    ...look,
    print: (lines) => write(`${typeof lines === 'string' ? lines : lines.join('\n')}\n`),
    fresh() {
      if (look.wipes) write(WIPE);
    },
    hide() {
      if (look.wipes) write(WIPE_ALL);
      else if (look.curtain > 0) write('\n'.repeat(look.curtain));
    },
  };
}
