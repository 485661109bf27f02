/** A node of a house on several machines, before there is a house: the database and the broker that all nodes share. */
import { hkdfSync } from 'node:crypto';
import { hostname } from 'node:os';
import type { Broker, BrokerStats, Ears } from '../broker/broker.ts';
import { Exchange } from '../broker/exchange.ts';
import { natsLine } from '../broker/nats.ts';
import type { SharedHouse } from '../config.ts';
import type { HouseClock } from '../house/clock.ts';
import { keysOfDatabase } from '../house/keys.ts';
import type { CannotOpen } from '../log/port.ts';
import type { OwnershipStats } from '../log/postgres/ownership.ts';
import { openPostgres, type PostgresStore } from '../log/postgres/store.ts';
import type { Secrets } from '../log/secrets.ts';

export interface NodeParts {
  readonly shared: SharedHouse;
  readonly clock: HouseClock;
  /** A newer node has changed the tables so that this one must leave. */
  readonly outdated: (why: CannotOpen) => void;
  /** Whether the broker can be reached has changed. */
  readonly connected: (isConnected: boolean) => void;
}

/** What a node tells its operator. */
export interface NodeStats {
  readonly name: string;
  readonly isConnected: boolean;
  readonly leases: OwnershipStats;
  readonly broker: BrokerStats;
}

export interface OpenNode {
  readonly store: PostgresStore;
  readonly keys: Secrets;
  /** For the house, which closes the store and the broker from then on. */
  join(ears: Ears): Promise<Broker>;
  /** Once others can reach the house. */
  joined(): Promise<void>;
  stats(): NodeStats;
  /** Where there is no house to close it. */
  close(): Promise<void>;
}

/** Rejects with CannotOpen, whose message is for the operator, and leaves nothing open. */
export async function openNode({ shared, clock, outdated, connected }: NodeParts): Promise<OpenNode> {
  const { database, key } = shared;
  let ears: Ears | undefined;
  let joining: Promise<Broker> | undefined;
  let broker: Broker | undefined;
  const store = await openPostgres({
    address: database,
    name: hostname().replace(/[^A-Za-z0-9_-]/g, '-'),
    // Quicker by the broker, which may lose it.
    forgotten(people) {
      for (const person of people) ears?.news({ is: 'forgotten', person }, store.ownership.node);
    },
    outdated,
  });
  const name = store.ownership.node;
  try {
    const keys = await keysOfDatabase(store, { address: database, secret: key });
    const line = await lineTo(shared.broker, { node: name, realm: realmOf(keys), clock, connected });
    return {
      store,
      keys,
      join(given) {
        ears = given;
        joining = line.join(given).then((one) => {
          broker = one;
          return one;
        });
        return joining;
      },
      async joined() {
        await joining;
      },
      stats() {
        const { tables, claims, takeovers, lost } = store.stats();
        return {
          name,
          isConnected: broker?.isConnected ?? false,
          leases: { tables, claims, takeovers, lost },
          broker: broker?.stats() ?? { asked: 0, unanswered: 0, dropped: 0, unreadable: 0 },
        };
      },
      async close() {
        await line.close();
        await store.upkeep.close();
      },
    };
  } catch (error) {
    await store.upkeep.close();
    throw error;
  }
}

interface LineWish extends Pick<NodeParts, 'clock' | 'connected'> {
  readonly node: string;
  readonly realm: string;
}

/** Without a broker there is one node, which talks to itself alone. */
async function lineTo(url: string | undefined, { node, realm, clock, connected }: LineWish) {
  if (url !== undefined) return natsLine({ url, node, realm, connected });
  const exchange = new Exchange({ clock });
  return {
    join: async (ears: Ears): Promise<Broker> => exchange.join(node, ears),
    close: async (): Promise<void> => {},
  };
}

/** Houses that share a broker hear nothing of each other: each has its own key. */
const realmOf = ({ seeds }: Secrets): string =>
  `stamtafel-${Buffer.from(hkdfSync('sha256', seeds, 'stamtafel', 'realm', 8)).toString('hex')}`;
