import type { HouseClock } from '../house/clock.ts';
import { type Broker, type BrokerStats, type Ears, type NodeId, Unanswered } from './broker.ts';
import { failed } from './failed.ts';
import type { Reply } from './messages.ts';
import * as wire from './wire.ts';

/** Brings a message from one node to another: by calling `deliver`, once, later, more than once or never. */
export type Carrier = (from: NodeId, to: NodeId, deliver: () => void) => void;

interface ExchangeParts {
  readonly clock: HouseClock;
  readonly carry?: Carrier;
  /** Everything becomes text and back on its way, so that nothing but what text can say arrives. */
  readonly asText?: boolean;
}

/** Nodes in one process: what they say to each other are function calls. */
export class Exchange {
  readonly #clock: HouseClock;
  readonly #carry: Carrier;
  readonly #asText: boolean;
  readonly #nodes = new Map<NodeId, Ears>();
  /** Whose turn it is to think. */
  #turn = 0;

  constructor({
    clock,
    carry = (_from, _to, deliver) => queueMicrotask(deliver),
    asText = false,
  }: ExchangeParts) {
    this.#clock = clock;
    this.#carry = carry;
    this.#asText = asText;
  }

  join(node: NodeId, ears: Ears): Broker {
    const count = { asked: 0, unanswered: 0, dropped: 0, unreadable: 0 };
    this.#nodes.set(node, ears);
    const isHere = (): boolean => this.#nodes.get(node) === ears;
    const unanswered = (wasHeard: 'no' | 'perhaps'): Unanswered => {
      count.unanswered++;
      return new Unanswered(wasHeard);
    };
    return {
      node,
      get isConnected() {
        return isHere();
      },
      ask: (to, call, ms) => {
        count.asked++;
        if (!isHere() || !this.#nodes.has(to)) return Promise.reject(unanswered('no'));
        const sent = this.#sent(call, wire.readCall);
        return this.#replied(ms, unanswered, (resolve) =>
          this.#carry(node, to, () => {
            const there = this.#nodes.get(to);
            if (there === undefined || sent === undefined) return;
            void there
              .answer(sent, node)
              .catch(failed)
              .then((reply) =>
                this.#carry(to, node, () => {
                  const back = this.#sent<Reply>(reply, wire.readReply);
                  if (isHere() && back !== undefined) resolve(back);
                }),
              );
          }),
        );
      },
      tell: (to, line) => {
        const sent = this.#sent(line, wire.readLine);
        if (!isHere()) count.dropped++;
        else if (sent !== undefined) this.#carry(node, to, () => this.#nodes.get(to)?.heard(sent, node));
      },
      announce: (news) => {
        if (!isHere()) count.dropped++;
        else
          for (const [to, there] of this.#nodes)
            if (to !== node) this.#carry(node, to, () => there.news(news, node));
      },
      think: (work, ms) => {
        count.asked++;
        const thinking = [...this.#nodes].filter(([to, { think }]) => to !== node && think !== undefined);
        const [to, there] = thinking[this.#turn++ % Math.max(1, thinking.length)] ?? [];
        const sent = this.#sent(work, wire.readWork);
        if (!isHere() || to === undefined || there?.think === undefined || sent === undefined)
          return Promise.reject(unanswered('no'));
        const thought = there.think(sent);
        return this.#replied(ms, unanswered, (resolve, reject) => {
          thought.then(
            (answer) => this.#carry(to, node, () => resolve(answer)),
            () => this.#carry(to, node, () => reject(unanswered('no'))),
          );
        });
      },
      stats: (): BrokerStats => ({ ...count }),
      close: () => {
        if (isHere()) this.#nodes.delete(node);
        return Promise.resolve();
      },
    };
  }

  #sent<T>(message: T, read: (text: string) => T | undefined): T | undefined {
    return this.#asText ? read(JSON.stringify(message)) : message;
  }

  /** Waits for so long. */
  #replied<T>(
    ms: number,
    unanswered: (wasHeard: 'perhaps') => Unanswered,
    ask: (resolve: (reply: T) => void, reject: (error: Unanswered) => void) => void,
  ): Promise<T> {
    return new Promise((resolve, reject) => {
      const giveUp = this.#clock.after(ms, () => reject(unanswered('perhaps')));
      ask(
        (reply) => {
          giveUp();
          resolve(reply);
        },
        (error) => {
          giveUp();
          reject(error);
        },
      );
    });
  }
}
