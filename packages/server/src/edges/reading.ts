/** What a frame from a client says. */
import { type LiveRequest, liveRequestSchema, readMove } from '@stamtafel/protocol';

export function readRequest(message: unknown): { success: true; data: LiveRequest } | { success: false } {
  const move = readMove(message);
  return move === undefined ? liveRequestSchema.safeParse(message) : { success: true, data: move };
}

/** The client's own id in a message that cannot be read otherwise, so that the client knows what was refused. */
export function idOf(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('id' in message)) return undefined;
  return typeof message.id === 'string' && /^[\w-]{8,40}$/.test(message.id) ? message.id : undefined;
}
