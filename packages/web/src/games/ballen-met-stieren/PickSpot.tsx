import type { ReactNode } from 'react';
import { useScene } from '../../table/scene.ts';
import { words } from './words.ts';

interface Props {
  readonly zone: string;
  /** The answer that a tap here gives, if it is on offer. */
  readonly pick?: string | undefined;
  /** Where it is not on offer, a tap asks why. */
  readonly explain?: boolean;
  readonly children: ReactNode;
}

/** A place that stands for an answer without a card: the laid card for using it, De Spuger for spitting. */
export function PickSpot({ zone, pick, explain = false, children }: Props): ReactNode {
  const { isLit, answers, teller, snapshot, touch, language } = useScene();
  const [answer] = pick === undefined ? [] : answers({ pick });
  const lit = answer !== undefined && isLit({ pick: answer.pick });
  return (
    <div className="spot" data-zone={zone} data-lit={lit || undefined}>
      {children}
      {pick !== undefined && (lit || explain) && (
        <button
          type="button"
          className="spot-button"
          data-why-pick={lit ? undefined : pick}
          aria-label={answer === undefined ? words[language].whyNot : teller.label(answer, snapshot.viewer)}
          onClick={() => touch({ pick })}
        />
      )}
    </div>
  );
}
