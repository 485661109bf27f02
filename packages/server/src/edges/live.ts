/**
 * The live channel: sockets on one side, the house on the other. Everything that comes in is measured, counted,
 * parsed and checked (live-session.ts); the house gets a typed request from a person whose identity is proven.
 */
import { FairTurns } from './fair-turns.ts';
import { Allowance, Places } from './limits.ts';
import {
  type Caller,
  closing,
  type LiveParts,
  type LiveSocket,
  type Outgoing,
  type Shared,
} from './live-parts.ts';
import { LiveSession } from './live-session.ts';

/** More than people send in one turn, and a few milliseconds: each takes a tenth of one. */
const MESSAGES_IN_A_TURN = 64;

export interface LiveChannel {
  welcome(socket: LiveSocket, caller: Caller, outgoing: Outgoing): void;
  /** Ends all connections of a person. */
  dismiss(person: string): void;
  /** Ends all connections because the house restarts. */
  close(): void;
}

export function liveChannel(parts: LiveParts): LiveChannel {
  const { limits } = parts;
  const shared: Shared = {
    ...parts,
    addresses: new Places(limits.socketsPerAddress),
    messages: new Allowance({ most: limits.messagesPer20Seconds, ms: 20_000 }),
    turns: new FairTurns(MESSAGES_IN_A_TURN),
    guests: new Map(),
    everybody: new Set(),
  };
  return {
    welcome: (socket, caller, outgoing) => void new LiveSession(shared, socket, caller, outgoing),
    dismiss: (person) => {
      for (const session of [...(shared.guests.get(person) ?? [])])
        session.bye('closed', closing.goingOnElsewhere);
    },
    close: () => {
      for (const session of [...shared.everybody]) session.bye('restart', closing.restart);
    },
  };
}
