import type { Options } from './options.ts';

/*
 * SV-805 What a server has to know before it lets people race for a challenge. The engine has no devices: it sees the mode
 * of the match, which never changes, and answers in the order of the log (SV-304).
 */

/** Who sits on a chair when the match is made. */
export interface Sitter {
  readonly kind: 'person' | 'bot';
  /** Whatever tells one device from another. */
  readonly device: string;
}

/** SV-805 `race` is kept only when every seat is a person on a device of their own; otherwise it becomes `clock`. */
export function fairMode(
  wanted: Options['challengeMode'],
  sitters: readonly Sitter[],
): Options['challengeMode'] {
  const devices = new Set(sitters.map(({ device }) => device));
  const isFair = sitters.every(({ kind }) => kind === 'person') && devices.size === sitters.length;
  return isFair ? wanted : 'clock';
}

/** SV-805 Where a bot has taken over a chair, its answer is held back until every person who is asked has answered. */
export const mustWait = (sitter: Sitter, asked: readonly Sitter[]): boolean =>
  sitter.kind === 'bot' && asked.some(({ kind }) => kind === 'person');
