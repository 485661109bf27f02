/** Figures for operators: counts and durations, never who or what. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { House, HouseStats } from '../house/house.ts';
import type { NodeStats } from '../nodes/open-node.ts';

export type Metrics = ReturnType<typeof newMetrics>;

export function newMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'stamtafel_' });
  const traffic = new Traffic();
  trafficFigures(registry, traffic);
  return {
    registry,
    traffic,
    sockets: new Gauge({ name: 'stamtafel_sockets', help: 'Open live connections.', registers }),
    refused: new Counter({
      name: 'stamtafel_refused_total',
      help: 'Requests and messages that were refused at the door, by reason.',
      labelNames: ['code'],
      registers,
    }),
    slowReaders: new Counter({
      name: 'stamtafel_slow_readers_total',
      help: 'Connections dropped because they read too slowly.',
      registers,
    }),
    requests: new Histogram({
      name: 'stamtafel_request_seconds',
      help: 'HTTP requests by route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
      registers,
    }),
  };
}

/**
 * What every move touches is counted in plain numbers; the library's counters are updated when the figures are read.
 */
class Traffic {
  frames = 0;
  characters = 0;
  readonly messages = new Map<string, number>();

  heard(kind: string): void {
    this.messages.set(kind, (this.messages.get(kind) ?? 0) + 1);
  }

  sent(frame: string): void {
    this.frames++;
    this.characters += frame.length;
  }
}

function trafficFigures(registry: Registry, traffic: Traffic): void {
  const registers = [registry];
  new Counter({
    name: 'stamtafel_messages_total',
    help: 'Messages of clients that could be read, by kind.',
    labelNames: ['do'],
    registers,
    collect() {
      this.reset();
      for (const [kind, count] of traffic.messages) this.inc({ do: kind }, count);
    },
  });
  const total = (name: string, help: string, read: () => number): void => {
    new Counter({
      name: `stamtafel_${name}_total`,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  };
  total('frames_sent', 'Frames sent to clients.', () => traffic.frames);
  total('frame_characters_sent', 'Characters in frames sent to clients.', () => traffic.characters);
}

/** The house's own counters, taken when the figures are read. */
export function houseFigures(registry: Registry, house: House): void {
  const registers = [registry];
  const gauge = (name: string, help: string, read: (stats: HouseStats) => number): void => {
    new Gauge({
      name: `stamtafel_${name}`,
      help,
      registers,
      collect() {
        this.set(read(house.stats()));
      },
    });
  };
  gauge('tables', 'Tables in memory.', ({ tables }) => tables);
  gauge('watchers', 'Viewers without a seat.', () => house.watchers());
  gauge('tables_made', 'Tables made since the start.', ({ made }) => made);
  gauge('moves', 'Moves accepted since the start.', ({ moves }) => moves);
  gauge('moves_refused', 'Moves refused since the start.', ({ refused }) => refused);
  gauge('loads', 'Tables read from the log since the start.', ({ loads }) => loads);
  gauge('cannot_save', 'Times the log could not be written.', ({ cannotSave }) => cannotSave);
  gauge('frozen', 'Tables whose log does not verify, or whose game has failed.', ({ frozen }) => frozen);
  gauge('damage_found', 'Damage found in the log while it was read through.', ({ damaged }) => damaged);
  gauge(
    'read_through_seconds',
    'When the whole log was last read through, in seconds since 1970; 0 if not yet.',
    ({ readThrough = 0 }) => readThrough / 1000,
  );
  gauge(
    'increments_seconds',
    'When all that is kept was last in the increments too, in seconds since 1970; 0 if not yet.',
    ({ copied = 0 }) => copied / 1000,
  );
  gauge('retired', 'Tables put away or deleted since the start, being over for long.', (s) => s.retired);
  gauge('kept_bytes', 'What all that is kept takes up, in whole MiB.', ({ room }) => room.used);
  gauge('quota_bytes', 'How much may be kept; 0 if nothing limits it.', ({ room }) => room.quota);
  gauge('disk_free_bytes', 'What the disk still has.', ({ room }) => room.free);
  gauge('is_full', '1 while new tables are refused for lack of room.', ({ room }) =>
    room.is === 'full' ? 1 : 0,
  );
  gauge(
    'stood_still_seconds',
    'For how long the process could not run since the start; no clock of a table ran meanwhile.',
    ({ stoodStillMs }) => stoodStillMs / 1000,
  );
  gauge('bots_waiting', 'Bot turns that wait for a worker.', ({ bots }) => bots.waiting);
  gauge('bots_thinking', 'Bot turns being thought about.', ({ bots }) => bots.thinking);
  gauge(
    'bots_longest_wait_seconds',
    'How long the bot turn has waited for a worker that has waited longest.',
    ({ bots }) => bots.longestMs / 1000,
  );
  gauge(
    'bots_shortened',
    'Bot turns thought about for less long than usual, because others waited, since the start.',
    ({ bots }) => bots.shortened,
  );
  gauge('bots_failed', 'Bot turns answered by the clock since the start.', ({ bots }) => bots.failed);
}

/** Of one node among several: `node` tells what it owns and hears, the house what its lines carry. */
export function nodeFigures(registry: Registry, house: House, node: () => NodeStats): void {
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number): void => {
    new Gauge({
      name: `stamtafel_node_${name}`,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  };
  new Gauge({
    name: 'stamtafel_node',
    help: 'Always 1; its label is the name of this node.',
    labelNames: ['name'],
    registers,
    collect() {
      this.set({ name: node().name }, 1);
    },
  });
  gauge('tables', 'Tables that this node runs.', () => node().leases.tables);
  gauge('claims', 'Tables claimed since the start.', () => node().leases.claims);
  gauge('takeovers', 'Of these, those that another node had not let go of.', () => node().leases.takeovers);
  gauge('leases_lost', 'Leases that ended before this node let go of them.', () => node().leases.lost);
  gauge('broker_connected', '1 while the broker can be reached.', () => (node().isConnected ? 1 : 0));
  gauge('forwarded', 'Calls made to other nodes since the start.', () => node().broker.asked);
  gauge('unanswered', 'Of these, those without an answer.', () => node().broker.unanswered);
  gauge('dropped', 'Messages that could not be sent, since the start.', () => node().broker.dropped);
  gauge('unreadable', 'Messages of others that could not be read.', () => node().broker.unreadable);
  gauge(
    'gaps',
    'Lines between nodes that broke since the start.',
    () => house.stats().neighbours?.broken ?? 0,
  );
  gauge('lines_in', 'Lines to tables of other nodes.', () => house.stats().neighbours?.linesIn ?? 0);
  gauge('lines_out', 'Lines from other nodes to tables here.', () => house.stats().neighbours?.linesOut ?? 0);
}
