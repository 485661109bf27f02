import type { Answer } from '@stamtafel/kernel';
import type { Call, Line, News, Reply } from './messages.ts';
import type { Work } from './work.ts';

/** The name by which other nodes know this one: letters, digits, - and _. */
export type NodeId = string;

/**
 * How nodes hear of each other: quick, never true. What is said may be lost, come twice, late or in another order, so
 * nothing rests on it: the truth is in the log, and who may write there is decided there.
 */
export interface Broker {
  /** How others reach this node. */
  readonly node: NodeId;
  /** Whether anybody can be reached now. */
  readonly isConnected: boolean;
  /** Asks a node; rejects with `Unanswered` when no reply has come within this many milliseconds. */
  ask(node: NodeId, call: Call, ms: number): Promise<Reply>;
  /** Sends a node the next part of a line. */
  tell(node: NodeId, line: Line): void;
  /** Says something to all other nodes. */
  announce(news: News): void;
  /**
   * Lets one of the nodes that think for others think, whichever; undefined: the bot does not want to speak up. Rejects
   * with `Unanswered`; what comes later than these milliseconds is dropped.
   */
  think(work: Work, ms: number): Promise<Answer | undefined>;
  stats(): BrokerStats;
  close(): Promise<void>;
}

/** What a node does with what it hears. */
export interface Ears {
  /** A call that cannot be answered, such as one for a table that is not here, has a reply that says so. */
  answer(call: Call, from: NodeId): Promise<Reply>;
  heard(line: Line, from: NodeId): void;
  news(news: News, from: NodeId): void;
  /** For a node that thinks for others; rejects when it has enough to do, and then somebody else is not asked. */
  think?(work: Work): Promise<Answer | undefined>;
}

/** Counts since the start. */
export interface BrokerStats {
  readonly asked: number;
  readonly unanswered: number;
  /** Said while nobody could be reached. */
  readonly dropped: number;
  /** Received, but not one of our messages: another version, or another program. */
  readonly unreadable: number;
}

/** No reply has come. */
export class Unanswered extends Error {
  override name = 'Unanswered';
  /** `no`: it was surely not heard, so it can be asked again. */
  readonly wasHeard: 'no' | 'perhaps';

  constructor(wasHeard: 'no' | 'perhaps') {
    super(wasHeard === 'no' ? 'nobody is there to answer' : 'no answer came in time');
    this.wasHeard = wasHeard;
  }
}
