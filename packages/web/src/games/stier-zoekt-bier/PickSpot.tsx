import type { ReactNode } from 'react';
import { useScene } from '../../table/scene.ts';

interface Props {
  readonly zone?: string;
  /** The answers without a card that a tap here gives; at most one of them is on offer at a time. */
  readonly picks: readonly string[];
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A place that stands for an answer: the cellar for tapping, the discard pile for throwing away. */
export function PickSpot({ zone, picks, className = '', children }: Props): ReactNode {
  const scene = useScene();
  const answer = picks
    .filter((pick) => scene.isLit({ pick }))
    .flatMap((pick) => scene.answers({ pick }))
    .at(0);
  return (
    <div className={`spot ${className}`} data-zone={zone} data-lit={answer !== undefined || undefined}>
      {children}
      {answer !== undefined && (
        <button
          type="button"
          className="spot-button"
          aria-label={scene.teller.label(answer, scene.snapshot.viewer)}
          onClick={() => scene.choose(answer)}
        />
      )}
    </div>
  );
}
