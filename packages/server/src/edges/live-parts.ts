import type { WireMessage } from '@stamtafel/protocol';
import type { RawData } from 'ws';
import type { Limits } from '../config.ts';
import type { HouseClock } from '../house/clock.ts';
import type { House, Person } from '../house/house.ts';
import type { FairTurns } from './fair-turns.ts';
import type { Allowance, Places } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { Seals } from './seals.ts';

/** WebSocket close codes. */
export const closing = {
  goingOnElsewhere: 1000,
  policy: 1008,
  fault: 1011,
  restart: 1012,
  later: 1013,
} as const;

export interface LiveParts {
  readonly house: House;
  readonly seals: Seals;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: { error(what: object, text: string): void };
  readonly clock: HouseClock;
}

/** What we use of a socket. */
export interface LiveSocket {
  readonly OPEN: number;
  readonly readyState: number;
  readonly bufferedAmount: number;
  on(event: 'message', listener: (data: RawData, binary: boolean) => void): unknown;
  on(event: 'close' | 'error', listener: () => void): unknown;
  close(code: number): void;
  terminate(): void;
}

/** The outgoing side of a socket. */
export interface Outgoing {
  /** Sends a text as one frame, soon. */
  write(text: string): void;
  /** Sends what is still waiting, before the socket closes. */
  flush(): void;
}

/** What the upgrade request says about the caller. */
export interface Caller {
  readonly address: string;
  /** Known by cookie, and only with an Origin of ours. */
  readonly guest: Person | undefined;
}

/** A client at the other end of a socket. */
export interface Hearer {
  bye(reason: Extract<WireMessage, { is: 'bye' }>['reason'], code: number): void;
}

/** What all sessions share. */
export interface Shared extends LiveParts {
  readonly addresses: Places;
  readonly messages: Allowance;
  readonly turns: FairTurns;
  readonly guests: Map<string, Set<Hearer>>;
  readonly everybody: Set<Hearer>;
}
