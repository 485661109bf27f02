import type { Answering, Command } from '../table/command.ts';
import type { Coming, Onlooker } from './desk.ts';
import type { Carried } from './helpers/room.ts';
import type { Rematch } from './making.ts';

export type Reply<T = void> = PromiseWithResolvers<T>;

/** What waits for its turn at a table, with the one who waits for what becomes of it. */
export type Message =
  /** A person's answer: it is judged by what the table is like when its turn comes. */
  | {
      readonly is: 'move';
      readonly command: Answering;
      readonly received: number;
      readonly shown: string | undefined;
      readonly reply: Reply;
    }
  /** Anything else that a person wants. */
  | { readonly is: 'wanted'; readonly command: Command; readonly reply: Reply }
  /** The house wants something, if it still does when the turn comes. */
  | { readonly is: 'due'; readonly command: () => Command | undefined; readonly reply: Reply<Carried> }
  | {
      readonly is: 'comes';
      readonly onlooker: Onlooker;
      readonly coming: Coming;
      readonly reply: Reply;
    }
  | { readonly is: 'rematch'; readonly person: string; readonly reply: Reply<Rematch | undefined> }
  /** A person is being forgotten: they get up; later their name goes. */
  | { readonly is: 'leaves' | 'nameless'; readonly person: string; readonly reply: Reply }
  /** What is in memory may no longer be what its log says. */
  | { readonly is: 'reread'; readonly reply: Reply };
