import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editions } from '@stamtafel/games';
import { fastBelow, fastSeed } from '@stamtafel/kernel';
import { atNight, howMany, isQuick, seedOfDay } from '@stamtafel/kernel/testing';
import type { NewTable, SeatWish } from '@stamtafel/protocol';
import { newGuest } from '../edges/guests.ts';
import { isHost } from '../table/state.ts';
import { Canary } from '../testing/canary.ts';
import type { TestClient } from '../testing/house.ts';
import type { Person } from './house.ts';

/** In a full run; the share of each game follows from how long its matches are. */
const matches: { readonly [game: string]: number } = {
  'how-ruck': 14,
  'four-downs': 24,
  'five-possessions': 20,
  'stieren-versieren': 10,
  'ballen-met-stieren': 10,
  'stier-zoekt-bier': 10,
};

/** How each match differs from the one before: every kind of table meets every other. */
const settingOf = (seed: number): Partial<NewTable> => ({
  watching: seed % 3 === 1 ? 'delayed' : seed % 11 === 5 ? 'off' : 'live',
  visibility: seed % 8 === 0 ? 'listed' : 'link',
  reveal: seed % 5 !== 2,
  ...(seed % 4 === 1 && { clock: { kind: 'move', seconds: 5 } }),
  ...(seed % 4 === 3 && { clock: { kind: 'match', seconds: 30, increment: 1 } }),
});

/** A rematch is played so far. */
const REMATCH_STEPS = 12;

/**
 * A match with people, a bot and a watcher. At every second table the watcher is its host, a screen without a chair.
 * People come and go, take back, hand over their seats, let their time run out and try what they may not.
 */
class Played {
  readonly #canary: Canary;
  readonly #below: (n: number) => number;
  readonly #watcher: TestClient;
  /** By seat; for a bot's seat, a person who never comes. */
  readonly #clients: TestClient[];
  /** Who have handed over their seats. */
  readonly #gone: TestClient[] = [];
  readonly #bot: number;
  readonly #host: Person;
  /** Who is away, and until which step. */
  #away: { readonly seat: number; readonly until: number } | undefined;
  #table = '';

  constructor(canary: Canary, seats: number, seed: number, below: (n: number) => number) {
    this.#canary = canary;
    this.#below = below;
    this.#clients = Array.from({ length: seats }, (_, i) => canary.client(newGuest(`p${i}`)));
    this.#watcher = canary.client(newGuest('w'));
    this.#bot = below(seats + 1);
    this.#host = seed % 2 === 0 ? this.#watcher.who : this.#clients[0]!.who;
  }

  #chance(n: number): boolean {
    return this.#below(n) === 0;
  }

  /** What has happened at the table. */
  async play(game: string, seed: number): Promise<readonly string[]> {
    const { house } = this.#canary;
    const wish = ({ who }: TestClient, seat: number): SeatWish =>
      seat === this.#bot ? { kind: 'bot', level: 'random' } : { kind: who === this.#host ? 'me' : 'open' };
    const { table, key } = await house.make(this.#host, {
      game,
      seats: this.#clients.map(wish),
      ...settingOf(seed),
    });
    this.#table = table.id;
    for (const [seat, { who }] of this.#clients.entries())
      if (seat !== this.#bot && who !== this.#host)
        await house.house.take(who, table.id, { name: who.name, key, seat });
    await this.#open();
    await house.clock.pass(8000);
    for (let steps = 0; this.#phase !== 'over'; steps++) {
      assert.ok(steps < 20_000, `${game} does not end`);
      await this.#step(steps);
    }
    await this.#peek();
    if (seed % 10 === 3) await this.#rematch();
    if (seed % 10 === 0) await this.#canary.peekAtFigures(this.#table);
    for (const client of [...this.#clients, this.#watcher, ...this.#gone]) await client.drop();
    this.#checkNoLeak();
    this.#canary.forget(table.id);
    this.#canary.forget(this.#table);
    return this.#canary.happened(table.id);
  }

  get #phase(): string {
    return this.#canary.log.truth(this.#table).phase;
  }

  async #open(): Promise<void> {
    for (const [seat, client] of this.#clients.entries())
      if (seat !== this.#bot) await client.open(this.#table);
    await this.#watcher.open(this.#table);
  }

  async #step(steps: number): Promise<void> {
    const { house } = this.#canary;
    this.#checkNoLeak();
    await this.#answer();
    if (this.#chance(60)) await this.#peek();
    if (this.#chance(100)) await this.#comeAndGo(steps);
    if (this.#away?.until === steps) await this.#comeBack();
    const isSlow = this.#chance(100) && house.clock.until !== undefined;
    await house.clock.pass(isSlow ? 6000 : 1);
  }

  #checkNoLeak(): void {
    const { leaks, house } = this.#canary;
    if (leaks.length > 0) throw leaks[0];
    assert.equal(house.events.length, 0, String(house.events[0]?.kind));
  }

  /** A player who is asked answers, or tries something else first. */
  async #answer(): Promise<void> {
    const asked = this.#clients.flatMap((client, seat) =>
      seat !== this.#away?.seat && client.seen.get(seat)?.sight.decision?.options.length ? [seat] : [],
    );
    const seat = asked[this.#below(asked.length || 1)];
    const client = seat === undefined ? undefined : this.#clients[seat];
    if (seat === undefined || client === undefined) return;
    if (this.#chance(40)) await this.#tryWhatMayNotBe(client, seat);
    if (this.#chance(100)) await this.#takeBack(client, seat);
    const decision = client.sight(seat).decision;
    if (decision && (!decision.optional || this.#chance(32)))
      await client.play(seat, decision.options[this.#below(decision.options.length)]!);
    if (this.#chance(40)) await client.reconnect(this.#table);
  }

  async #tryWhatMayNotBe(client: TestClient, seat: number): Promise<void> {
    const strange = this.#canary.strangeAnswer(this.#table, seat, this.#below);
    if (strange !== undefined) await this.#canary.dare(client, strange);
  }

  async #takeBack(client: TestClient, seat: number): Promise<void> {
    const table = this.#table;
    await this.#canary.dare(client, { do: 'undo', table, seat, id: client.newId() });
    for (const [other, { seen }] of this.#clients.entries()) {
      const wish = seen.get(other)?.sight.wish;
      if (!wish || !(wish.asked & (1 << other)) || other === this.#away?.seat) continue;
      const { request } = wish;
      const yes = !this.#chance(4);
      await this.#canary.dare(this.#clients[other]!, { do: 'agree', table, seat: other, request, yes });
    }
  }

  /** Anybody asks for anything: who plays, who watches, a stranger. */
  async #peek(): Promise<void> {
    const people = [...this.#clients, this.#watcher].map(({ who }) => who);
    const who = people[this.#below(people.length + 1)] ?? newGuest('stranger');
    await this.#canary.peek(who, this.#table, this.#below);
  }

  async #comeAndGo(steps: number): Promise<void> {
    const people = this.#clients.flatMap((_, seat) => (seat === this.#bot ? [] : [seat]));
    const seat = people[this.#below(people.length || 1)];
    if (seat === undefined || this.#away !== undefined || this.#phase !== 'playing') return;
    if (this.#chance(2)) await this.#handOver(seat);
    else {
      await this.#clients[seat]!.drop();
      this.#away = { seat, until: steps + 1 + this.#below(30) };
    }
  }

  async #comeBack(): Promise<void> {
    const client = this.#away && this.#clients[this.#away.seat];
    this.#away = undefined;
    if (client) await this.#canary.comeBack(client, this.#table);
  }

  /** Another person goes on; the previous player watches. */
  async #handOver(seat: number): Promise<void> {
    const { house } = this.#canary.house;
    const before = this.#clients[seat]!;
    const { invite } = await house.act(before.who, this.#table, { do: 'handOver', seat });
    const next = this.#canary.client(newGuest('n'));
    await house.take(next.who, this.#table, { name: 'n', seat, invite: invite ?? '' });
    await next.open(this.#table);
    this.#clients[seat] = next;
    this.#gone.push(before);
    if (this.#chance(2)) await before.drop();
  }

  async #rematch(): Promise<void> {
    const { house, clock } = this.#canary.house;
    const { who } = this.#clients.find((_, seat) => seat !== this.#bot)!;
    const { table } = await house.act(who, this.#table, { do: 'rematch' });
    this.#table = table.next ?? '';
    this.#away = undefined;
    await this.#open();
    await clock.pass(8000);
    for (let steps = 0; steps < REMATCH_STEPS && this.#phase === 'playing'; steps++) await this.#step(steps);
    if (this.#phase !== 'playing') return;
    // Chairs were handed over in the meantime: the host may be another person by now.
    const truth = this.#canary.log.truth(this.#table);
    const host = [...this.#clients, ...this.#gone].find((client) => isHost(truth, client.who.id))!;
    await house.act(host.who, this.#table, { do: 'end' });
  }
}

type Looked = { readonly [outlet: string]: number };

function checkThatMuchHappened(happened: ReadonlySet<string>, looked: readonly Looked[]): void {
  const must = ['undone', 'invited', 'took', 'kept', 'returned', 'clock', 'rematched'];
  assert.deepEqual(
    must.filter((kind) => !happened.has(kind)),
    [],
    'never happened',
  );
  for (const outlet of Object.keys(looked[0] ?? {})) {
    const count = looked.reduce((sum, one) => sum + (one[outlet] ?? 0), 0);
    assert.ok(count >= (outlet === 'frames' ? 1000 : 4), `only ${count} ${outlet} were looked at`);
  }
}

test('nobody is told a card that he may not know, whichever way', async (t) => {
  const happened = new Set<string>();
  const looked: Looked[] = [];
  for (const { game } of editions)
    await t.test(game.id, async () => {
      const inTest = matches[game.id] ?? 0;
      const count = howMany({ quick: 1, test: inTest, night: 100 * inTest });
      const first = seedOfDay(game.id);
      let dice = fastSeed(0);
      const below = (n: number) => fastBelow(dice, n);
      const canary = new Canary(below);
      const here = new Set<string>();
      for (let seed = first; seed < first + count; seed++) {
        dice = fastSeed(seed);
        const played = new Played(canary, game.players[seed % game.players.length]!, seed, below);
        for (const kind of await played.play(game.id, seed)) here.add(kind);
      }
      await canary.close();
      for (const kind of here) happened.add(kind);
      looked.push(canary.looked);
      if (atNight) checkThatMuchHappened(here, [canary.looked]);
    });
  // A sample of one game need not see everything; of all games together it does. One match each is only a look.
  if (!isQuick) checkThatMuchHappened(happened, looked);
});
