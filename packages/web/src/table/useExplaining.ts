import type { Answer, Refusal } from '@stamtafel/kernel';
import type { Snapshot } from '../session/session.ts';
import type { Touch } from './choosing.ts';
import { eyesOn, useOwnState } from './eyes.ts';
import type { Explanation } from './scene.ts';

interface Explaining {
  readonly explanation: Explanation | undefined;
  /** Shows why none of these attempts is possible. */
  explain(about: Touch, attempts: readonly Answer[]): void;
  /** Shows a card for its own sake. */
  inspect(card: string): void;
  close(): void;
}

/** *Waarom niet?* and cards shown large, for the player who looks now. */
export function useExplaining(
  snapshot: Pick<Snapshot, 'viewer' | 'curtain'>,
  refusalOf: (attempts: readonly Answer[]) => Promise<Refusal | null>,
): Explaining {
  const [explanation, setExplanation] = useOwnState<Explanation | undefined>(eyesOn(snapshot), undefined);
  const explain = async (about: Touch, attempts: readonly Answer[]): Promise<void> => {
    const zone = typeof about.to === 'string' ? about.to : undefined;
    const opened: Explanation = { card: about.card, zone, refusal: undefined };
    setExplanation(() => opened);
    const refusal = await refusalOf(attempts);
    setExplanation((now) => (now === opened ? { ...opened, refusal } : now));
  };
  return {
    explanation,
    explain: (about, attempts) => void explain(about, attempts),
    inspect: (card) => setExplanation(() => ({ card, zone: undefined, refusal: null })),
    close: () => setExplanation(() => undefined),
  };
}
