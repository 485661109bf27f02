import { connect, createServer, type Socket } from 'node:net';

/** A way to a server that a test can cut, block or slow down. */
export class TcpProxy {
  readonly #to: number;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  readonly #server = createServer((socket) => this.#join(socket));
  #isBlocked = false;
  #isDeaf = false;
  #isClosed = false;
  #delayMs = 0;

  private constructor(to: number) {
    this.#to = to;
  }

  static async open(to: number): Promise<TcpProxy> {
    const proxy = new TcpProxy(to);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get port(): number {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the proxy is not open');
    return address.port;
  }

  #join(near: Socket): void {
    if (this.#isClosed) {
      near.destroy();
      return;
    }
    const far = connect(this.#to, '127.0.0.1');
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    const end = (): void => {
      this.#pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('data', (bytes) => {
        if (!this.#isDeaf || from === near) this.#carry(to, bytes);
      });
      from.on('close', end);
      from.on('error', end);
    }
  }

  #carry(to: Socket, bytes: Buffer | string): void {
    if (this.#isBlocked) return;
    if (this.#delayMs === 0) to.write(bytes);
    else
      setTimeout(() => {
        if (!to.destroyed) to.write(bytes);
      }, this.#delayMs);
  }

  /** Every byte takes so much longer. */
  delay(ms: number): void {
    this.#delayMs = ms;
  }

  /** Ends all connections; new ones are refused until `mend`. */
  cut(): void {
    this.#isClosed = true;
    for (const [near, far] of this.#pairs) {
      near.destroy();
      far.destroy();
    }
  }

  /** Swallows the answers; what is asked still arrives. */
  deafen(): void {
    this.#isDeaf = true;
  }

  /** Swallows everything; nobody is told that the connections are dead. */
  block(): void {
    this.#isBlocked = true;
  }

  mend(): void {
    this.#isClosed = false;
    if (this.#isBlocked || this.#isDeaf) {
      this.#isBlocked = false;
      this.#isDeaf = false;
      // Bytes are missing: nothing can be read from these any more.
      for (const [near, far] of this.#pairs) {
        near.destroy();
        far.destroy();
      }
    }
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
