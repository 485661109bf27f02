import type { CSSProperties, ReactNode } from 'react';
import { useScene } from '../table/scene.ts';

interface SpotProps {
  /** The place an answer can go to: a zone by its name, or a number. */
  readonly to: string | number;
  /** What the place is called, where a zone's name does not say it. */
  readonly name?: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children?: ReactNode;
}

/** A place on the table. When an answer can go there it is lit, and a tap anywhere on it is that answer. */
export function Spot({ to, name, className = '', style, children }: SpotProps): ReactNode {
  const scene = useScene();
  const { teller, snapshot } = scene;
  const lit = scene.isLit({ to });
  const [only, ...more] = scene.answers({ ...scene.selected, to });
  const place = name ?? (typeof to === 'string' ? teller.zone(to, snapshot.viewer) : String(to));
  const label = only !== undefined && more.length === 0 ? teller.label(only, snapshot.viewer) : place;
  return (
    <div
      className={`spot ${className}`}
      style={style}
      data-zone={typeof to === 'string' ? to : undefined}
      data-lit={lit || undefined}
    >
      {children}
      {lit && (
        <button
          type="button"
          className="spot-button"
          aria-label={label}
          onClick={() => scene.touch({ to })}
        />
      )}
    </div>
  );
}
