import { type PointerEvent, useRef } from 'react';
import type { Touch } from '../table/choosing.ts';
import type { Scene } from '../table/scene.ts';

/** A press that moves so far is a drag, not a tap. */
const SLACK_PX = 8;

interface Drag {
  readonly x: number;
  readonly y: number;
  moving: boolean;
}

type Handlers = {
  readonly [H in 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel']: (
    event: PointerEvent<HTMLElement>,
  ) => void;
} & { readonly onClickCapture: (event: { stopPropagation(): void; preventDefault(): void }) => void };

/**
 * Dragging a lit card and letting go over a place is touching the card and then the place; over a place marked
 * `data-plays` it is playing the card, for answers that name no place.
 */
export function useDrag(touch: Touch | undefined, scene: Scene): Handlers {
  const drag = useRef<Drag>(undefined);
  const dropped = useRef(false);
  const release = (element: HTMLElement): void => {
    drag.current = undefined;
    element.style.translate = '';
    element.style.pointerEvents = '';
    element.style.zIndex = '';
  };
  return {
    onPointerDown(event) {
      dropped.current = false;
      if (touch === undefined || event.button !== 0 || !scene.isLit(touch)) return;
      drag.current = { x: event.clientX, y: event.clientY, moving: false };
      // From here on the card hears the pointer wherever it goes, also when it leaves at one jump.
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event) {
      const now = drag.current;
      if (now === undefined) return;
      const [x, y] = [event.clientX - now.x, event.clientY - now.y];
      if (!now.moving && Math.hypot(x, y) < SLACK_PX) return;
      const element = event.currentTarget;
      if (!now.moving) {
        now.moving = true;
        element.style.pointerEvents = 'none';
        element.style.zIndex = '9';
        if (scene.selected.card !== touch?.card && scene.answers(touch ?? {}).length > 1)
          scene.touch(touch ?? {});
      }
      element.style.translate = `${x}px ${y}px`;
    },
    onPointerUp(event) {
      const now = drag.current;
      release(event.currentTarget);
      if (now?.moving !== true) return;
      dropped.current = true;
      const target = document.elementFromPoint(event.clientX, event.clientY);
      const to = target?.closest<HTMLElement>('[data-zone]')?.dataset.zone;
      const answers = to === undefined ? [] : scene.answers({ ...touch, to });
      const [only] = answers;
      if (only !== undefined && answers.length === 1) scene.choose(only);
      else if (to !== undefined && answers.length > 1) scene.touch({ ...touch, to });
      // A place where cards are played, though no answer names it.
      else if (target?.closest('[data-plays]')) {
        const [alone, ...others] = scene.answers(touch ?? {});
        if (alone !== undefined && others.length === 0) scene.choose(alone);
      }
    },
    onPointerCancel: (event) => release(event.currentTarget),
    /** The click that ends a drag is no tap. */
    onClickCapture(event) {
      if (!dropped.current) return;
      dropped.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
