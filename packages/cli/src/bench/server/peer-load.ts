/** Two people at a table of boardgame.io's, each with its own client library's socket. */
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { legal } from '../whist.ts';
import type { LoadTable, OpenTable, Reports } from './load.ts';

interface PeerSocket extends NodeJS.EventEmitter {
  close(): void;
}

interface PeerState {
  readonly _stateID: number;
  readonly G: { readonly hands: (number[] | number)[]; readonly trick: number[] };
  readonly ctx: { readonly currentPlayer: string };
}

type Connect = (url: string, options: object) => PeerSocket;

export function peerTables(port: number, folder: string): OpenTable {
  const { io }: { readonly io: Connect } = createRequire(join(folder, 'package.json'))('socket.io-client');
  return async (number, reports) => {
    const table = new PeerTable(`m${number}`, reports);
    const options = { transports: ['websocket'], forceNew: true, reconnection: false };
    for (const seat of [0, 1]) await table.sit(seat, io(`http://127.0.0.1:${port}/whist`, options));
    reports.ready(table);
    return table;
  };
}

class PeerTable implements LoadTable {
  readonly #name: string;
  readonly #reports: Reports;
  readonly #sockets: PeerSocket[] = [];
  readonly #states: PeerState[] = [];
  #sent = 0;
  #mover = -1;

  constructor(name: string, reports: Reports) {
    this.#name = name;
    this.#reports = reports;
  }

  async sit(seat: number, socket: PeerSocket): Promise<void> {
    this.#sockets.push(socket);
    await once(socket, 'connect');
    const synced = once(socket, 'sync');
    socket.emit('sync', this.#name, String(seat), undefined, 2);
    const [, info] = await synced;
    this.#states[seat] = info.state;
    socket.on('update', (_name: string, state: PeerState) => this.#update(seat, state));
  }

  move(): void {
    const [state] = this.#states;
    const seat = Number(state?.ctx.currentPlayer);
    const { G, _stateID } = this.#states[seat] ?? fail();
    const hands = G.hands.map((hand) => (typeof hand === 'number' ? [] : hand));
    const cards = legal({ hands, trick: G.trick }, seat);
    const card = cards[Math.floor(Math.random() * cards.length)];
    this.#mover = seat;
    this.#sent = performance.now();
    const payload = { type: 'play', args: [card], playerID: String(seat) };
    this.#sockets[seat]?.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.#name, String(seat));
  }

  close(): void {
    for (const socket of this.#sockets) socket.close();
  }

  #update(seat: number, state: PeerState): void {
    if (state._stateID <= (this.#states[seat]?._stateID ?? -1)) return;
    this.#states[seat] = state;
    if (seat !== this.#mover) {
      this.#reports.seen(performance.now() - this.#sent);
      this.#reports.accepted();
    }
    const [a, b] = this.#states;
    if (a && b && a._stateID === b._stateID) this.#reports.ready(this);
  }
}

function fail(): never {
  throw new Error('a seat without a state');
}
