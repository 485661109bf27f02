import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Between two questions the place where they are asked stays as high as the last one made it: while something is shown the
 * board above must not jump.
 */
export function useHeldHeight(isAsked: boolean): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const { current } = place;
    if (current === null) return;
    current.style.minHeight = isAsked || height.current === 0 ? '' : `${height.current}px`;
    if (!isAsked) return;
    const observer = new ResizeObserver(([entry]) => {
      height.current = entry?.borderBoxSize[0]?.blockSize ?? 0;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [isAsked]);
  useEffect(() => {
    const letGo = (): void => {
      height.current = 0;
      if (place.current !== null) place.current.style.minHeight = '';
    };
    addEventListener('resize', letGo);
    return () => removeEventListener('resize', letGo);
  }, []);
  return place;
}
