import type { Seat } from '@stamtafel/kernel';
import { useState } from 'react';
import type { Snapshot } from '../session/session.ts';

/** Who has the screen now; null behind a curtain. */
export const eyesOn = ({ viewer, curtain }: Pick<Snapshot, 'viewer' | 'curtain'>): Seat | null =>
  curtain === null ? viewer : null;

/**
 * State of the player who looks: when another one does, or a curtain falls, it is gone and does not come back.
 * What was begun for eyes that have left changes nothing any more.
 */
export function useOwnState<T>(eyes: Seat | null, none: T): readonly [T, (change: (own: T) => T) => void] {
  const [state, setState] = useState({ eyes, own: none });
  const isTheirs = state.eyes === eyes;
  if (!isTheirs) setState({ eyes, own: none });
  const change = (next: (own: T) => T): void =>
    setState((now) => (now.eyes === eyes ? { eyes, own: next(now.own) } : now));
  return [isTheirs ? state.own : none, change];
}
