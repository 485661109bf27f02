import type { LIVE_PROTOCOL, LiveMessage, LiveRequest } from '@stamtafel/protocol';
import { LiveReader } from '@stamtafel/protocol/reader.ts';
import { addressOfHouse, HouseTrouble, house } from './api.ts';

/** 'lost': it was tried and did not come about; the next try is planned. */
export type LineState = 'connecting' | 'online' | 'lost';

const protocol: typeof LIVE_PROTOCOL = 1;
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;
/** After this many sockets closed before a welcome, something on the way must be blocking them. */
const MOST_UNWELCOMED = 3;
/** The house pings every 20 s; a line that is silent for longer than this is dead. */
const SILENCE_MS = 45_000;
/** The time the house has to say who we are; until then nothing else is tried. */
const ASKING_MS = 10_000;

/** What is needed of a socket. */
type Socket = Pick<WebSocket, 'addEventListener' | 'send' | 'close'>;

/** A listener at one table: hears what is said about it, and when the line is up again. */
export interface Listener {
  readonly table: string;
  /** The line is up: what was there before is to be asked for. */
  onUp(): void;
  onState(): void;
  hear(message: LiveMessage): void;
}

/** The one line to the house: it reconnects by itself as long as there is a listener. */
export class Line {
  state: LineState = 'connecting';
  /** Why it was last given up, if the house said so. */
  trouble: HouseTrouble | undefined;
  /** Knows what was seen of every table, so that after a gap only the gap need be sent. */
  readonly reader = new LiveReader();
  readonly #listeners = new Set<Listener>();
  readonly #connect: (url: URL) => Socket;
  #socket: Socket | undefined;
  #tries = 0;
  #opening = false;
  /** How often the house answered, but no socket came about. */
  #unwelcomed = 0;
  /** Another window has taken over: only a person brings the line back here. */
  #replaced = false;

  get isReplaced(): boolean {
    return this.#replaced;
  }

  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  /** By the clock on the wall: others stand still while a phone sleeps. */
  #heardAt = 0;

  constructor(connect: (url: URL) => Socket = (url) => new WebSocket(url)) {
    this.#connect = connect;
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.state === 'online') listener.onUp();
    else if (this.#socket === undefined && this.#timer === undefined) void this.#open();
    addEventListener('online', this.#onNetwork);
    addEventListener('offline', this.#drop);
    document.addEventListener('visibilitychange', this.#onVisible);
    return () => {
      this.say({ do: 'close', table: listener.table });
      this.reader.forget(listener.table);
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#end();
    };
  }

  /** Says something if the line is up; what must be heard is said again in `onUp`. */
  say(request: LiveRequest): boolean {
    if (this.state !== 'online') return false;
    this.#socket?.send(JSON.stringify(request));
    return true;
  }

  /** Tries at once instead of waiting for the next try. */
  now = (): void => {
    if (this.state === 'online' || this.#opening) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#replaced = false;
    // One that is under way may never come about.
    this.#leave();
    void this.#open();
  };

  readonly #onNetwork = (): void => {
    if (this.#replaced) return;
    this.#tries = 0;
    this.now();
  };

  /** The page is visible again: a phone may have slept meanwhile, with its timers stopped and the line dead. */
  readonly #onVisible = (): void => {
    if (document.visibilityState !== 'visible' || this.#replaced) return;
    const left = SILENCE_MS - (Date.now() - this.#heardAt);
    if (left <= 0) this.#drop();
    else if (this.#socket !== undefined) this.#giveUpAfter(Math.min(left, SILENCE_MS));
    if (this.#timer !== undefined) this.#onNetwork();
  };

  /** Nothing comes through any more. The socket itself would notice only when its goodbye is not answered either. */
  readonly #drop = (): void => {
    if (this.#socket === undefined) return;
    this.#leave();
    this.#again();
  };

  #leave(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  async #open(): Promise<void> {
    if (this.#opening) return;
    this.#opening = true;
    const socket = await this.#dial().catch((error: unknown) => {
      this.trouble = error instanceof HouseTrouble ? error : new HouseTrouble('no-sockets', String(error));
      return undefined;
    });
    this.#opening = false;
    if (socket === undefined || this.#listeners.size === 0) {
      socket?.close();
      this.#again();
      return;
    }
    this.#socket = socket;
    socket.addEventListener('open', () => socket.send(JSON.stringify({ do: 'hello', protocol })));
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket === socket && typeof data === 'string') this.#hear(data);
    });
    socket.addEventListener('close', () => {
      if (this.#socket !== socket) return;
      this.#socket = undefined;
      if (this.state !== 'online') this.#unwelcome();
      this.#again();
    });
    this.#heard();
  }

  /** The cookie says who we are; without one the house refuses. */
  async #dial(): Promise<Socket> {
    await house.me(AbortSignal.timeout(ASKING_MS));
    const url = addressOfHouse('live');
    url.protocol = url.protocol.replace('http', 'ws');
    return this.#connect(url);
  }

  #hear(text: string): void {
    this.#heard();
    for (const message of this.reader.read(text)) this.#heed(message);
  }

  #heed(message: LiveMessage): void {
    switch (message.is) {
      case 'welcome':
        this.#tries = 0;
        this.#unwelcomed = 0;
        this.trouble = undefined;
        this.#become('online');
        for (const listener of this.#listeners) listener.onUp();
        return;
      case 'ping':
        this.say({ do: 'pong', n: message.n });
        return;
      case 'bye':
        this.#replaced = message.reason === 'replaced';
        return;
      case 'trouble':
        if (this.state !== 'online')
          this.trouble = new HouseTrouble(
            message.trouble.code === 'bad-input' ? 'outdated' : message.trouble.code,
            message.trouble.text,
          );
    }
    for (const listener of this.#listeners) listener.hear(message);
  }

  #unwelcome(): void {
    this.#unwelcomed++;
    if (this.#unwelcomed >= MOST_UNWELCOMED)
      this.trouble ??= new HouseTrouble('no-sockets', 'No sockets here.');
    for (const listener of this.#listeners) listener.onState();
  }

  #heard(): void {
    this.#heardAt = Date.now();
    this.#giveUpAfter(SILENCE_MS);
  }

  #giveUpAfter(ms: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      if (this.state !== 'online') this.#unwelcome();
      this.#drop();
    }, ms);
  }

  /** Later every time, and never all at the same moment. */
  #again(): void {
    clearTimeout(this.#silence);
    if (this.#listeners.size === 0) return;
    this.#become('lost');
    if (this.#replaced) return;
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#tries);
    this.#tries++;
    this.#timer = setTimeout(
      () => {
        this.#timer = undefined;
        void this.#open();
      },
      longest * (0.5 + Math.random() / 2),
    );
  }

  #become(state: LineState): void {
    if (this.state === state) return;
    this.state = state;
    for (const listener of this.#listeners) listener.onState();
  }

  #end(): void {
    removeEventListener('online', this.#onNetwork);
    removeEventListener('offline', this.#drop);
    document.removeEventListener('visibilitychange', this.#onVisible);
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    this.#timer = undefined;
    this.#tries = 0;
    this.#replaced = false;
    this.#leave();
    this.state = 'connecting';
  }
}

/** One line per page, however many tables it looks at. */
export const line = new Line();
