import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import type { Touch } from '../table/choosing.ts';
import type { Scene } from '../table/scene.ts';

/** A press that moves so far is a drag, not a tap. */
const SLACK_PX = 8;
/** A finger that rests so long on a card wants to see it. Not every browser tells by itself. */
const HOLD_MS = 500;

interface Drag {
  readonly x: number;
  readonly y: number;
  moving: boolean;
}

interface Hold extends Omit<Drag, 'moving'> {
  readonly timer: ReturnType<typeof setTimeout>;
}

type Handlers = {
  readonly [H in 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel']: (
    event: PointerEvent<HTMLElement>,
  ) => void;
} & { readonly onClickCapture: (event: MouseEvent<HTMLElement>) => void };

/**
 * Holding a card shows it large. Dragging a lit card and letting go over a place is touching the card and then the place; over a place marked
 * `data-plays` it is playing the card, for answers that name no place.
 */
export function useDrag(touch: Touch | undefined, scene: Scene): Handlers {
  const drag = useRef<Drag>(undefined);
  const dropped = useRef(false);
  const hold = useRef<Hold>(undefined);
  const letGo = (): void => {
    clearTimeout(hold.current?.timer);
    hold.current = undefined;
  };
  useEffect(() => () => clearTimeout(hold.current?.timer), []);
  const release = (element: HTMLElement): void => {
    drag.current = undefined;
    element.style.translate = '';
    element.style.pointerEvents = '';
    element.style.zIndex = '';
  };
  return {
    onPointerDown(event) {
      dropped.current = false;
      letGo();
      const { currentTarget: element, clientX: x, clientY: y } = event;
      const card = touch?.card;
      if (card !== undefined && event.pointerType !== 'mouse')
        hold.current = {
          x,
          y,
          timer: setTimeout(() => {
            release(element);
            // The click that may follow does not play it.
            dropped.current = true;
            scene.inspect(card);
          }, HOLD_MS),
        };
      if (touch === undefined || event.button !== 0 || !scene.isLit(touch)) return;
      drag.current = { x, y, moving: false };
      // From here on the card hears the pointer wherever it goes, also when it leaves at one jump.
      element.setPointerCapture(event.pointerId);
    },
    onPointerMove(event) {
      const held = hold.current;
      if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) >= SLACK_PX) letGo();
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
      letGo();
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
    onPointerCancel(event) {
      letGo();
      release(event.currentTarget);
    },
    /** The click that ends a drag or a hold is no tap. Keys click without a count: that is another one. */
    onClickCapture(event) {
      if (!dropped.current || event.detail === 0) return;
      dropped.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
