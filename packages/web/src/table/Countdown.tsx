import { type ReactNode, useEffect, useState } from 'react';
import { useScene } from './scene.ts';

/** Before a race: three, two, one. The table stays in sight behind it. */
export function Countdown({ at }: { readonly at: number }): ReactNode {
  const { texts } = useScene();
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 100);
    return () => clearInterval(timer);
  }, []);
  const left = Math.ceil((at - now) / 1000);
  if (left < 0) return null;
  return (
    <div className="countdown" role="timer" aria-label={texts.online.raceReady}>
      <span key={left}>{left > 0 ? left : texts.online.raceGo}</span>
    </div>
  );
}
