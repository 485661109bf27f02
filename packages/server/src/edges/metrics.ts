/** Figures for operators: counts and durations, never who or what. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { House, HouseStats } from '../house/house.ts';

export type Metrics = ReturnType<typeof newMetrics>;

export function newMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'stamtafel_' });
  return {
    registry,
    sockets: new Gauge({ name: 'stamtafel_sockets', help: 'Open live connections.', registers }),
    messages: new Counter({
      name: 'stamtafel_messages_total',
      help: 'Messages of clients that could be read, by kind.',
      labelNames: ['do'],
      registers,
    }),
    refused: new Counter({
      name: 'stamtafel_refused_total',
      help: 'Requests and messages that were refused at the door, by reason.',
      labelNames: ['code'],
      registers,
    }),
    framesSent: new Counter({
      name: 'stamtafel_frames_sent_total',
      help: 'Frames sent to clients.',
      registers,
    }),
    bytesSent: new Counter({
      name: 'stamtafel_frame_characters_sent_total',
      help: 'Characters in frames sent to clients.',
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

/** What the house counts, read when somebody asks. */
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
  gauge('watchers', 'Viewers without a seat.', ({ watchers }) => watchers);
  gauge('tables_made', 'Tables made since the start.', ({ made }) => made);
  gauge('moves', 'Moves accepted since the start.', ({ moves }) => moves);
  gauge('moves_refused', 'Moves refused since the start.', ({ refused }) => refused);
  gauge('loads', 'Tables read from the log since the start.', ({ loads }) => loads);
  gauge('cannot_save', 'Times the log could not be written.', ({ cannotSave }) => cannotSave);
  gauge('frozen', 'Tables whose log does not verify.', ({ frozen }) => frozen);
  gauge('bots_waiting', 'Bot turns that wait for a worker.', ({ bots }) => bots.waiting);
  gauge('bots_thinking', 'Bot turns being thought about.', ({ bots }) => bots.thinking);
  gauge('bots_failed', 'Bot turns answered by the clock since the start.', ({ bots }) => bots.failed);
}
