/**
 * How long a request at another table waits while a crowd comes to one table, watches and goes, all at the same moment:
 * `node packages/server/src/testing/many-watchers.ts [WATCHERS]`. Each watcher is a person with a connection of their own,
 * sixty to an address. Crowd, house and caller are separate processes on one machine.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { LiveReader } from '@stamtafel/protocol';
import type { WebSocket } from 'ws';
import { addressOf, HouseProcess, Stranger } from './house-process.ts';

const EACH_ADDRESS = 60;
/** This many make themselves known at the same time. */
const AT_ONCE = 50;
const ASKS_EVERY_MS = 10;
/** The caller uses this many addresses, or it would soon have asked too often. */
const ASKING = 20;
const MOVES = 5;
const wish = { game: 'four-downs', seats: [{ kind: 'me' }, { kind: 'me' }] } as const;

async function newTable(who: Stranger): Promise<string> {
  const { text } = await who.ask('POST', '/api/tables', wish);
  const { table }: { readonly table?: { readonly id: string } } = JSON.parse(text);
  if (table === undefined) throw new Error(`no table: ${text}`);
  return table.id;
}

/** The process of the crowd: does what it is told, and says when it is done. */
async function crowd(url: string, table: string, count: number): Promise<void> {
  const people = Array.from({ length: count }, (_, n) => new Stranger(url, addressOf(n, EACH_ADDRESS)));
  const sockets: WebSocket[] = [];
  let heard = 0;
  const deeds: { readonly [what: string]: () => Promise<void> } = {
    async introduce() {
      for (let from = 0; from < count; from += AT_ONCE)
        await Promise.all(people.slice(from, from + AT_ONCE).map((one) => one.introduce('Guest')));
    },
    async come() {
      await Promise.all(
        people.map(async (one) => {
          const socket = await one.connect();
          let isThere = (): void => {};
          const there = new Promise<void>((resolve) => {
            isThere = resolve;
          });
          socket.on('message', (data) => {
            const frame = String(data);
            const ping = /"is":"ping","n":(\d+)/.exec(frame)?.[1];
            if (ping !== undefined) socket.send(`{"do":"pong","n":${ping}}`);
            if (frame.includes('"view"')) isThere();
            if (frame.includes('"step"')) heard++;
          });
          socket.send(JSON.stringify(new LiveReader().open(table)));
          await there;
          sockets.push(socket);
        }),
      );
    },
    async watch() {
      while (heard < MOVES * count) await sleep(10);
    },
  };
  process.on('message', async (what: string) => {
    await deeds[what]?.();
    process.send?.(what);
  });
  // The system hangs up for all of them in one moment.
  process.on('disconnect', () => process.exit(0));
  process.send?.('ready');
}

/** Asks for a table again and again; how long each answer took. */
class Asking {
  readonly #waits: number[] = [];
  #isOver = false;

  async begin(url: string, table: string): Promise<void> {
    const people = Array.from(
      { length: ASKING },
      (_, n) => new Stranger(url, addressOf(n, 1).replace('127.0', '127.9')),
    );
    for (let n = 0; !this.#isOver; n++) {
      const asked = performance.now();
      const { status } = (await people[n % ASKING]?.ask('GET', `/api/tables/${table}`)) ?? {};
      if (status !== 200) throw new Error(`answered ${status}`);
      this.#waits.push(performance.now() - asked);
      await sleep(ASKS_EVERY_MS);
    }
  }

  end(): void {
    this.#isOver = true;
  }

  /** Since the last time. */
  waits(): { readonly asked: number; readonly p50: number; readonly p99: number; readonly max: number } {
    const sorted = this.#waits.splice(0).sort((a, b) => a - b);
    const after = (share: number): number => round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
    return { asked: sorted.length, p50: after(0.5), p99: after(0.99), max: after(1) };
  }
}

const round = (ms: number): number => Math.round(10 * ms) / 10;

async function askInOwnProcess(url: string, table: string): Promise<void> {
  const asking = new Asking();
  process.on('message', () => process.send?.(asking.waits()));
  process.on('disconnect', () => process.exit(0));
  process.send?.('ready');
  await asking.begin(url, table);
}

async function told(child: ChildProcess, what: string): Promise<unknown> {
  const answer = once(child, 'message');
  child.send(what);
  const [given] = await answer;
  return given;
}

async function forked(...typed: readonly string[]): Promise<ChildProcess> {
  const child = fork(fileURLToPath(import.meta.url), typed);
  await once(child, 'message');
  return child;
}

/** Answers whatever is asked, so that there is something to see. */
async function playing(host: Stranger, table: string): Promise<(moves: number) => Promise<void>> {
  const reader = new LiveReader();
  const socket = await host.connect();
  let count = 0;
  let left = 0;
  let isDone = (): void => {};
  const move = (seat: number, number: number, answer: object | undefined): void => {
    socket.send(
      JSON.stringify({ do: 'move', table, seat, decision: number, id: `watched-move-${count++}`, answer }),
    );
  };
  const asked = new Map<number, () => void>();
  const goOn = (): void => {
    const [first] = asked.values();
    if (left === 0) isDone();
    else if (first !== undefined) {
      left--;
      asked.clear();
      first();
    }
  };
  socket.on('message', (data) => {
    for (const message of reader.read(String(data))) {
      if (message.is === 'ping') socket.send(JSON.stringify({ do: 'pong', n: message.n }));
      if (message.is !== 'view' && message.is !== 'step') continue;
      const { viewer, sight } = message;
      asked.delete(viewer);
      const { decision } = sight;
      if (decision !== null && !decision.optional)
        asked.set(viewer, () => move(viewer, decision.number, decision.options[0]));
      if (message.is === 'step') goOn();
    }
  });
  socket.send(JSON.stringify(reader.open(table)));
  await sleep(500);
  return (moves) =>
    new Promise((resolve) => {
      isDone = resolve;
      left = moves;
      goOn();
    });
}

async function measure(count: number): Promise<void> {
  const house = await HouseProcess.start();
  const [host, other] = [new Stranger(house.url, '127.8.0.1'), new Stranger(house.url, '127.8.0.2')];
  for (const one of [host, other]) await one.introduce('Host');
  const [watched, elsewhere] = [await newTable(host), await newTable(other)];
  const play = await playing(host, watched);
  const asking = await forked('ask', house.url, elsewhere);
  const many = await forked('crowd', house.url, watched, String(count));
  const tell = async (phase: string, since: number): Promise<void> => {
    const waits = await told(asking, 'waits');
    const { longestTurnMs } = await house.figures();
    const took = Math.round(performance.now() - since);
    const found = { phase, count, took, waits, longestTurn: round(longestTurnMs) };
    process.stdout.write(`${JSON.stringify(found)}\n`);
  };
  const phases: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['nobody', () => sleep(3000)],
    ['introduce', () => told(many, 'introduce')],
    ['come', () => told(many, 'come')],
    ['watch', () => Promise.all([told(many, 'watch'), play(MOVES)])],
    [
      'go',
      async () => {
        many.kill('SIGKILL');
        await once(many, 'exit');
        while (JSON.parse((await other.ask('GET', '/api/health')).text).connections > 1) await sleep(50);
      },
    ],
  ];
  for (const [phase, act] of phases) {
    const since = performance.now();
    await act();
    await tell(phase, since);
  }
  asking.disconnect();
  await house.end();
}

const [first = '10000', ...others] = process.argv.slice(2);
const [url = '', table = '', count = ''] = others;
if (first === 'crowd') await crowd(url, table, Number(count));
else if (first === 'ask') await askInOwnProcess(url, table);
else {
  await measure(Number(first));
  process.exit(0);
}
