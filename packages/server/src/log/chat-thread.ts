/**
 * Runs in the chat's thread: one request after another. Separate from the writer, because forgetting a person
 * rewrites the whole file, and no move should wait for that.
 */
import type { MessagePort } from 'node:worker_threads';
import { Chat } from './chat.ts';
import type { Saying } from './port.ts';

export type ChatRequest =
  | { readonly is: 'say'; readonly saying: Saying }
  | { readonly is: 'said'; readonly table: string; readonly most: number }
  | { readonly is: 'saidBy'; readonly person: string }
  | { readonly is: 'forget'; readonly person: string }
  | { readonly is: 'drop'; readonly tables: readonly string[] }
  | { readonly is: 'close' };

/** Answers come in the order of the requests. */
export type ChatAnswer =
  | { readonly is: 'done'; readonly sayings: readonly Saying[] }
  | { readonly is: 'failed'; readonly why: string };

/** Tests end the process before or after something is forgotten. */
type AroundForgetting = (run: () => void) => void;

export function serveChat(port: MessagePort, file: string, around: AroundForgetting = (run) => run()): void {
  let opened: Chat | undefined;
  // Every request tries to open the file until it succeeds: a broken file may be repaired.
  const chat = (): Chat => {
    opened ??= new Chat(file);
    return opened;
  };
  const answer = (request: ChatRequest): readonly Saying[] => {
    switch (request.is) {
      case 'say':
        chat().say(request.saying);
        return [];
      case 'said':
        return chat().said(request.table, request.most);
      case 'saidBy':
        return chat().saidBy(request.person);
      case 'forget':
        around(() => chat().forget(request.person));
        return [];
      case 'drop':
        chat().drop(request.tables);
        return [];
      case 'close':
        opened?.close();
        return [];
    }
  };
  port.on('message', (request: ChatRequest) => {
    let answered: ChatAnswer;
    try {
      answered = { is: 'done', sayings: answer(request) };
    } catch (error) {
      answered = { is: 'failed', why: error instanceof Error ? error.message : String(error) };
    }
    port.postMessage(answered);
    if (request.is === 'close') port.close();
  });
}
