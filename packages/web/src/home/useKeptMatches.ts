import { useEffect, useState } from 'react';
import { note } from '../app/toast.tsx';
import { keptMatches, throwAway } from '../session/keep.ts';
import type { KeptMatch } from '../session/messages.ts';
import { useTexts } from '../texts/texts.ts';

interface KeptMatches {
  readonly matches: readonly KeptMatch[];
  readonly discard: (id: string) => Promise<void>;
}

/** The matches of this browser that are asked for. What is gone from the list is gone for good: also after a reload. */
export function useKeptMatches(wanted: (match: KeptMatch) => boolean): KeptMatches {
  const { replay } = useTexts();
  const [matches, setMatches] = useState<readonly KeptMatch[]>([]);
  useEffect(() => {
    // A browser that keeps nothing has nothing to show.
    keptMatches().then(setMatches, () => setMatches([]));
  }, []);
  const discard = async (id: string): Promise<void> => {
    try {
      await throwAway(id);
      setMatches((kept) => kept.filter((match) => match.id !== id));
    } catch {
      note(replay.cannotDiscard);
    }
  };
  return { matches: matches.filter(wanted), discard };
}
