import type { Server, Socket } from 'node:net';
import { FairTurns } from './fair-turns.ts';

/** This many connections are let in in each turn: what each of them asks first takes up to a third of a millisecond. */
const IN_A_TURN = 16;

/** From now on, a connection to this server waits unread for its turn. Listeners must be in place by now. */
export function easeArrivals(server: Server): void {
  const turns = new FairTurns(IN_A_TURN);
  const heard = server.listeners('connection');
  server.removeAllListeners('connection');
  // An option of Node's servers that the one for HTTP does not pass on: nothing is read yet.
  Object.assign(server, { pauseOnConnect: true });
  server.on('connection', (connection: Socket) =>
    turns.do(connection.remoteAddress ?? '', () => {
      for (const listener of heard) listener.call(server, connection);
      connection.resume();
    }),
  );
}
