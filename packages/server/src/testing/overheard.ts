/** Everything that some people in a house receive, in order: a secret must not change any of it. */
import type { LastingRequest, LiveRequest, TableAction } from '@stamtafel/protocol';
import { readConfig } from '../config.ts';
import { type Edges, openEdges } from '../edges/app.ts';
import { guestCookie } from '../edges/guests.ts';
import { cookieName } from '../edges/identity.ts';
import { sealsBy } from '../edges/seals.ts';
import type { Person } from '../house/house.ts';
import { HouseTrouble } from '../table/trouble.ts';
import { settled } from './clock.ts';
import type { TestClient, TestHouse } from './house.ts';
import { testKey } from './spy.ts';

const keys = [{ id: 'k', key: testKey }];
const seals = sealsBy(keys);

export class Overheard {
  /** When it came, for whom, and its exact text. */
  readonly lines: string[] = [];
  readonly #house: TestHouse;
  readonly #edges: Promise<Edges>;

  /** `lines`: those of another house go on here. */
  constructor(house: TestHouse, lines: string[] = []) {
    this.lines = lines;
    this.#house = house;
    this.#edges = openEdges({
      house: house.house,
      config: readConfig({ STAMTAFEL_LOG: 'silent', STAMTAFEL_METRICS: 'off' }),
      keys,
      version: 'test',
      clock: house.clock,
    });
  }

  #note(who: Person, what: string): void {
    this.lines.push(`${this.#house.clock.now()} ${who.name}: ${what}`);
  }

  client(who: Person): TestClient {
    const client = this.#house.client(who);
    client.onHeard = (frame) => this.#note(who, frame);
    return client;
  }

  /** Says something and hears whatever it leads to. */
  async say(client: TestClient, request: LiveRequest): Promise<void> {
    client.connection.receive(request);
    await settled();
  }

  /** Says the same kind of thing again and again, with an id of this length, until it is too much. */
  async sayUntilRefused(
    client: TestClient,
    request: (n: number) => LastingRequest,
    most: number,
  ): Promise<void> {
    for (let n = 0; n < most; n++) {
      const from = client.messages.length;
      await this.say(client, request(n));
      if (client.messages.slice(from).some((one) => one.is === 'trouble' && one.trouble.code === 'too-much'))
        return;
    }
  }

  async act(who: Person, table: string, action: TableAction): Promise<boolean> {
    try {
      this.#note(who, JSON.stringify(await this.#house.house.act(who, table, action)));
      return true;
    } catch (error) {
      if (!(error instanceof HouseTrouble)) throw error;
      this.#note(who, JSON.stringify(error.trouble));
      return false;
    }
  }

  /** The whole answer over HTTP, with all its headers but the hour, and how much of the minute is left. */
  async fetch(who: Person, path: string): Promise<void> {
    const { app } = await this.#edges;
    const cookie = `${cookieName(false)}=${guestCookie(seals, who, Date.now())}`;
    const { statusCode, headers, body } = await app.inject({ url: `/api/${path}`, headers: { cookie } });
    const { date: _, 'x-ratelimit-reset': __, ...others } = headers;
    this.#note(who, `${path} ${statusCode} ${JSON.stringify(others)} ${body}`);
  }

  async close(): Promise<void> {
    await (await this.#edges).close();
  }
}
