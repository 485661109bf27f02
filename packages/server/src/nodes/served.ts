import { matchSchema } from '@stamtafel/protocol';
import type { NodeId } from '../broker/broker.ts';
import { LineWriter } from '../broker/lines.ts';
import type { Call, Line, Reply, Told, Way } from '../broker/messages.ts';
import { Alarm, type HouseClock } from '../house/clock.ts';
import type { Desk, Onlooker } from '../house/desk.ts';
import { atEndOfTurn } from '../house/end-of-turn.ts';
import { refusal } from '../table/refusals.ts';
import { HouseTrouble, TableMoved } from '../table/trouble.ts';

type CallOf<D extends Call['do']> = Extract<Call, { do: D }>;

/** After this long without a request over a line, the node at its other end is gone, and so are the people there. */
const SILENT_MS = 10_000;

interface ServedParts {
  readonly clock: HouseClock;
  /** The desk of a table that this node runs; of others nothing. */
  desk(table: string): Promise<Desk | undefined>;
  tell(node: NodeId, line: Line): void;
  failed(table: string, error: unknown): void;
}

/** Somebody who looks at a table here, at another node. */
class FarOnlooker implements Onlooker {
  readonly person: string;
  readonly neighbourhood: readonly string[];
  /** Settles when it has been let in, or was refused. */
  entered: Promise<void> = Promise.resolve();
  readonly #add: (way: Way, text: string) => void;

  constructor({ who, neighbourhood }: CallOf<'open'>, add: (way: Way, text: string) => void) {
    this.person = who.id;
    this.neighbourhood = neighbourhood;
    this.#add = add;
  }

  send(frame: string): void {
    this.#add('send', frame);
  }

  sendDroppable(frame: string): void {
    this.#add('droppable', frame);
  }

  step(step: string): void {
    this.#add('step', step);
  }
}

/** The line to all at one node who look at one table. */
interface Served {
  readonly node: NodeId;
  readonly desk: Desk;
  readonly writer: LineWriter;
  readonly onlookers: Map<number, FarOnlooker>;
  /** Left again: a call that comes late does not bring them back. */
  readonly left: Set<number>;
  heardAt: number;
  isToBeFlushed: boolean;
}

/** What a node does for others at the tables that it runs. */
export class ServedDesks {
  readonly #parts: ServedParts;
  readonly #lines = new Map<string, Served>();
  readonly #sweeping: Alarm;

  constructor(parts: ServedParts) {
    this.#parts = parts;
    this.#sweeping = new Alarm(parts.clock);
  }

  /** How many lines there are. */
  get size(): number {
    return this.#lines.size;
  }

  async answer(call: Call, from: NodeId): Promise<Reply> {
    const received = this.#parts.clock.now();
    const line = 'line' in call && call.line !== undefined ? this.#lines.get(call.line) : undefined;
    if (line !== undefined) line.heardAt = received;
    try {
      const desk = await this.#parts.desk(call.table);
      if (line !== undefined && line.desk !== desk) this.#drop(line);
      if (desk === undefined || (line !== undefined && line.desk !== desk)) return { is: 'not-here' };
      return await this.#carryOut(call, desk, from, received);
    } catch (error) {
      if (error instanceof TableMoved) return { is: 'not-here' };
      return this.#after(line, this.#refusal(call.table, error));
    }
  }

  #refusal(table: string, error: unknown): Extract<Reply, { is: 'trouble' }> {
    if (error instanceof HouseTrouble) return { is: 'trouble', trouble: error.trouble };
    this.#parts.failed(table, error);
    return { is: 'trouble', trouble: refusal('went-wrong') };
  }

  async #carryOut(call: Call, desk: Desk, from: NodeId, received: number): Promise<Reply> {
    switch (call.do) {
      case 'open':
        return this.#open(call, desk, from, received);
      case 'close':
        return this.#close(call, this.#lines.get(call.line));
      case 'measured': {
        const line = this.#lines.get(call.line);
        const onlooker = line?.onlookers.get(call.onlooker);
        if (onlooker !== undefined) desk.measured(onlooker, call.roundTrip);
        return { is: 'done' };
      }
      case 'ping': {
        if (call.line === undefined) return { is: 'pong', now: received, told: 0 };
        const line = this.#lines.get(call.line);
        if (line?.onlookers.size !== call.onlookers) return { is: 'not-here' };
        this.#flush(call.line, line);
        return { is: 'pong', now: received, told: line.writer.told };
      }
      case 'ask':
        await desk.ask(call.who, call.request, call.received);
        return this.#after(call.line === undefined ? undefined : this.#lines.get(call.line), { is: 'done' });
      case 'info':
        return { is: 'info', info: await desk.info(call.person) };
      case 'waitsFor':
        return { is: 'waits', waits: await desk.waitsFor(call.person) };
      case 'take':
        return { is: 'info', info: await desk.take(call.who, call.claim) };
      case 'act':
        return { is: 'acted', acted: await desk.act(call.who, call.action) };
      case 'story': {
        const events = await desk.story(call.person, call.viewer);
        return {
          is: 'story',
          events: events.map(({ key, args, cards }) => ({ key, args: { ...args }, cards: [...cards] })),
        };
      }
      case 'record':
        return { is: 'record', record: matchSchema.parse(await desk.record()) };
      case 'leave':
        await desk.leave(call.person);
        return { is: 'done' };
    }
  }

  async #open(call: CallOf<'open'>, desk: Desk, node: NodeId, received: number): Promise<Reply> {
    const { onlooker, who, seen, roundTrip, begins } = call;
    const known = this.#lines.get(call.line);
    if (known === undefined && !begins) return { is: 'not-here' };
    const line = known ?? this.#begin(call.line, desk, node, received);
    if (line.left.has(onlooker)) return this.#after(line, { is: 'done' });
    let far = line.onlookers.get(onlooker);
    if (far === undefined) {
      far = new FarOnlooker(call, (way, text) => this.#tell(call.line, line, onlooker, { way, text }));
      line.onlookers.set(onlooker, far);
      far.entered = desk.open(far, { who, seen, roundTrip });
    }
    try {
      await far.entered;
    } catch (error) {
      line.onlookers.delete(onlooker);
      throw error;
    }
    // Left again while it came in.
    if (line.left.has(onlooker)) desk.close(far);
    return this.#after(line, { is: 'done' });
  }

  #begin(id: string, desk: Desk, node: NodeId, heardAt: number): Served {
    const line: Served = {
      node,
      desk,
      writer: new LineWriter(),
      onlookers: new Map(),
      left: new Set(),
      heardAt,
      isToBeFlushed: false,
    };
    this.#lines.set(id, line);
    if (!this.#sweeping.isSet) this.#sweepLater();
    return line;
  }

  #close({ onlooker }: CallOf<'close'>, line: Served | undefined): Reply {
    const far = line?.onlookers.get(onlooker);
    line?.left.add(onlooker);
    line?.onlookers.delete(onlooker);
    if (far !== undefined) line?.desk.close(far);
    return { is: 'done' };
  }

  #tell(id: string, line: Served, onlooker: number, { way, text }: { way: Way; text: string }): void {
    line.writer.add(onlooker, way, text);
    if (line.isToBeFlushed) return;
    line.isToBeFlushed = true;
    // What one showing tells several goes in one part.
    atEndOfTurn(() => this.#flush(id, line));
  }

  #flush(id: string, line: Served): void {
    line.isToBeFlushed = false;
    if (this.#lines.get(id) !== line) return;
    const part = line.writer.take();
    if (part !== undefined) this.#parts.tell(line.node, { line: id, ...part });
  }

  /** The asker's line comes before the reply. */
  #after(line: Served | undefined, reply: Extract<Reply, { is: 'done' | 'trouble' }>): Reply {
    if (line === undefined) return reply;
    const part: Told | undefined = line.writer.take();
    return { ...reply, told: line.writer.told, ...(part !== undefined && { part }) };
  }

  /** The people at its other end no longer look; a listener there finds that it is gone. */
  #drop(line: Served): void {
    for (const [id, one] of this.#lines) if (one === line) this.#lines.delete(id);
    for (const far of line.onlookers.values()) line.desk.close(far);
    line.onlookers.clear();
  }

  #sweepLater(): void {
    this.#sweeping.set(SILENT_MS / 4, () => {
      const since = this.#parts.clock.now() - SILENT_MS;
      for (const line of [...this.#lines.values()]) if (line.heardAt < since) this.#drop(line);
      if (this.#lines.size > 0) this.#sweepLater();
    });
  }

  /** This node no longer runs the table, or no table at all. */
  left(table?: string): void {
    for (const line of [...this.#lines.values()])
      if (table === undefined || line.desk.id === table) this.#drop(line);
    if (this.#lines.size === 0) this.#sweeping.clear();
  }
}
