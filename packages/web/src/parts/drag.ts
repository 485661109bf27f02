import type { Answer } from '@stamtafel/kernel';
import { type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import { buzz } from '../app/haptics.ts';
import type { Touch } from '../table/choosing.ts';
import type { Scene } from '../table/scene.ts';
import { answersAt, placeUnder } from './drop.ts';
import { Flight } from './flight.ts';

/** A press that moves so far is a drag, not a tap. */
const SLACK_PX = 8;
/** A finger that rests this long on a card wants to see it. Not every browser reports that itself. */
const HOLD_MS = 500;

/** So long after a finger was lifted its click may come. */
const CLICK_MS = 300;

/**
 * A finger that held a card is lifted over what has come up meanwhile: its click presses nothing, here or there. Keys
 * click without a count: those are meant.
 */
function pressNothing(): void {
  const gone = new AbortController();
  const inTime = { capture: true, signal: gone.signal };
  const ignore = (event: globalThis.MouseEvent): void => {
    if (event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  };
  const later = (): void => void setTimeout(() => gone.abort(), CLICK_MS);
  addEventListener('click', ignore, inTime);
  for (const lift of ['pointerup', 'pointercancel'] as const) addEventListener(lift, later, inTime);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Hold extends Point {
  readonly timer: ReturnType<typeof setTimeout>;
}

type Handlers = {
  readonly [H in 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel']: (
    event: PointerEvent<HTMLElement>,
  ) => void;
} & { readonly onClickCapture: (event: MouseEvent<HTMLElement>) => void };

/**
 * Holding a card shows it large. Dragging a lit card and letting go over a place where it can go gives that answer;
 * which places those are, `drop.ts` says.
 */
export function useDrag(touch: Touch | undefined, scene: Scene): Handlers {
  /** Where a lit card was pressed, until it is let go. */
  const press = useRef<Point>(undefined);
  const flight = useRef<Flight>(undefined);
  const dropped = useRef(false);
  const hold = useRef<Hold>(undefined);
  const letGo = (): void => {
    clearTimeout(hold.current?.timer);
    hold.current = undefined;
  };
  const release = (): void => {
    press.current = undefined;
    flight.current?.end();
    flight.current = undefined;
  };
  // At once with the card: what is drawn next is drawn without its picture in the air.
  useLayoutEffect(
    () => () => {
      clearTimeout(hold.current?.timer);
      flight.current?.end();
    },
    [],
  );
  const answers = (): readonly Answer[] => (touch === undefined ? [] : scene.answers(touch));
  /** Whether the card has left for good, or stays where it lay. */
  const drop = (place: HTMLElement | undefined): 'gone' | 'back' => {
    const [only, ...more] = place === undefined ? [] : answersAt(place.dataset, answers());
    const mark = scene.marks.find(({ card }) => card === touch?.card);
    if (only === undefined) {
      // Back where it came from: it is no longer meant for a place.
      if (place !== undefined && mark !== undefined) scene.choose(mark);
      return 'back';
    }
    if (more.length > 0) {
      // It was taken up when it was lifted; what else is to be said about it is asked now.
      if (only.to !== undefined) scene.touch({ ...touch, to: only.to });
      return 'back';
    }
    if (only === mark) return 'back';
    scene.choose(only);
    return scene.gathering?.from.includes(only) ? 'back' : 'gone';
  };
  /** So that the table shows what can be done with it; where a set is begun, a touch would add it. */
  const takeUp = (): void => {
    const isTakenUp = scene.selected.card === touch?.card;
    if (touch !== undefined && !isTakenUp && answers().length > 1 && scene.marks.length === 0)
      scene.touch(touch);
  };
  return {
    onPointerDown(event) {
      dropped.current = false;
      letGo();
      release();
      const { currentTarget: element, clientX: x, clientY: y } = event;
      const card = touch?.card;
      if (card !== undefined && event.pointerType !== 'mouse')
        hold.current = {
          x,
          y,
          timer: setTimeout(() => {
            release();
            pressNothing();
            scene.inspect(card);
          }, HOLD_MS),
        };
      if (touch === undefined || event.button !== 0 || !scene.isLit(touch)) return;
      press.current = { x, y };
      // From here on the card hears the pointer wherever it goes, even when it leaves at one jump.
      element.setPointerCapture(event.pointerId);
    },
    onPointerMove(event) {
      const held = hold.current;
      if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) >= SLACK_PX) letGo();
      const start = press.current;
      if (start === undefined) return;
      const pointer = { x: event.clientX, y: event.clientY };
      const by = { x: pointer.x - start.x, y: pointer.y - start.y };
      if (flight.current === undefined) {
        if (Math.hypot(by.x, by.y) < SLACK_PX) return;
        flight.current = new Flight(event.currentTarget);
        takeUp();
      }
      flight.current.follow(pointer, by, answers());
    },
    onPointerUp(event) {
      letGo();
      press.current = undefined;
      if (flight.current === undefined) return;
      dropped.current = true;
      const pointer = { x: event.clientX, y: event.clientY };
      const place = placeUnder(pointer, event.currentTarget.dataset.in, answers());
      if (drop(place) === 'gone') {
        flight.current.land();
        buzz('landed');
      } else release();
    },
    onPointerCancel() {
      letGo();
      release();
    },
    /** The click that ends a drag is no tap. Keys click without a count: that is another one. */
    onClickCapture(event) {
      if (!dropped.current || event.detail === 0) return;
      dropped.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
