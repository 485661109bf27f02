import assert from 'node:assert/strict';
import type { TableInfo } from '@stamtafel/protocol';
import { STEP_DIGITS } from '@stamtafel/protocol';
import type { Broker } from '../../broker/broker.ts';
import { type Carrier, Exchange } from '../../broker/exchange.ts';
import type { HouseClock } from '../../house/clock.ts';
import type { Coming, Desk, Onlooker } from '../../house/desk.ts';
import { refuse } from '../../table/trouble.ts';
import { TestClock } from '../../testing/clock.ts';
import { Neighbours } from '../neighbours.ts';
import type { Place } from '../roaming.ts';

export const TABLE = 'abcdefghijklmnop';

/** A desk that shows everybody a counter, and writes down what is asked of it. */
export class ToyDesk implements Desk {
  readonly id = TABLE;
  readonly requests: Parameters<Desk['ask']>[] = [];
  /** Everything else. */
  readonly asked: unknown[] = [];
  readonly lookers = new Map<Onlooker, Coming>();
  readonly trips: number[] = [];
  version: number;
  /** What an ask waits for. */
  until: Promise<unknown> = Promise.resolve();
  refuses = false;

  constructor(version = 100) {
    this.version = version;
  }

  #view(): string {
    return JSON.stringify({ is: 'view', table: TABLE, viewer: 0, version: this.version, sight: {} });
  }

  /** As a feed does: what was missed if it is little, otherwise a whole view. */
  async open(onlooker: Onlooker, coming: Coming): Promise<void> {
    if (this.refuses) refuse('frozen');
    this.lookers.set(onlooker, coming);
    if (coming.roundTrip !== undefined) this.trips.push(coming.roundTrip);
    const seen = coming.seen.find(({ viewer }) => viewer === 0)?.version ?? Number.NaN;
    const missed = this.version - seen;
    if (missed >= 0 && missed <= 20)
      for (let version = seen + 1; version <= this.version; version++) onlooker.step(stepTo(version));
    else onlooker.send(this.#view());
  }

  close(onlooker: Onlooker): void {
    this.lookers.delete(onlooker);
  }

  step(): void {
    this.version++;
    for (const looker of this.lookers.keys()) looker.step(stepTo(this.version));
  }

  measured(_onlooker: Onlooker, roundTrip: number): void {
    this.trips.push(roundTrip);
  }

  async ask(...asked: Parameters<Desk['ask']>): Promise<void> {
    this.requests.push(asked);
    if (this.refuses) refuse('no-answer-now');
    await this.until;
    this.step();
  }

  async info(): Promise<TableInfo> {
    return assert.fail('a toy has no info');
  }

  async waitsFor(person: string): Promise<boolean> {
    return person === 'anna';
  }

  async take(...asked: Parameters<Desk['take']>): Promise<TableInfo> {
    this.asked.push(asked);
    return refuse('all-seats-taken');
  }

  async act(...asked: Parameters<Desk['act']>): Promise<never> {
    this.asked.push(asked);
    return refuse('host-only');
  }

  async story() {
    return [{ key: 'told', args: { seat: 1, word: 'x' }, cards: ['ace', null] }];
  }

  async record(): Promise<never> {
    return assert.fail('a toy has no record');
  }

  async leave(person: string): Promise<void> {
    this.asked.push(person);
  }
}

const stepTo = (version: number): string => `0,${version % STEP_DIGITS}],"p":[${version}]`;

/** Somebody who looks, and would notice every step that does not fit. */
export class ToyOnlooker implements Onlooker {
  readonly person: string;
  readonly neighbourhood = ['net', 'street'];
  version: number | undefined;
  views = 0;
  readonly heard: string[] = [];

  constructor(person = 'anna') {
    this.person = person;
  }

  send(frame: string): void {
    this.heard.push(frame);
    const said: unknown = JSON.parse(frame);
    if (!isView(said)) return;
    this.version = said.version;
    this.views++;
  }

  sendDroppable(frame: string): void {
    this.heard.push(`droppable ${frame}`);
  }

  step(step: string): void {
    this.heard.push(step);
    const next = (this.version ?? Number.NaN) + 1;
    assert.equal(step, stepTo(next), 'a step does not fit');
    this.version = next;
  }
}

const isView = (said: unknown): said is { readonly version: number } =>
  typeof said === 'object' && said !== null && 'is' in said && said.is === 'view';

/** The same clock, ahead by so much. */
export const ahead = (clock: HouseClock, ms: number): HouseClock => ({
  wall: () => clock.wall(),
  now: () => clock.now() + ms,
  stoodStill: () => clock.stoodStill(),
  after: (wait, call) => clock.after(wait, call),
  onPause: (call) => clock.onPause(call),
});

/** Nodes that reach each other, and who of them runs the table. */
export function toyNodes(carry?: Carrier) {
  const clock = new TestClock();
  const exchange = new Exchange({ clock, asText: true, ...(carry && { carry }) });
  const run = { by: 'b', asked: 0 };
  const node = (name: string, { desk, clockAhead = 0 }: { desk?: ToyDesk; clockAhead?: number } = {}) => {
    const neighbours = new Neighbours({
      clock: ahead(clock, clockAhead),
      own: async () => (run.by === name ? desk : undefined),
      async find(): Promise<Place> {
        run.asked++;
        return run.by === name && desk !== undefined ? { is: 'here', desk } : { is: 'far', node: run.by };
      },
      forgotten: async () => {},
      failed: (_table, error) => assert.fail(String(error)),
    });
    const broker: Broker = exchange.join(name, neighbours.ears);
    neighbours.join(broker);
    return { neighbours, broker };
  };
  return { clock, exchange, run, node };
}
