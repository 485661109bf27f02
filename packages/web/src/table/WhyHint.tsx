import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { ruleIn } from '../rules/useRules.ts';
import type { Touch } from './choosing.ts';
import { inBrief, isWonderedAt, waysOut } from './refusal.ts';
import { useScene } from './scene.ts';
import './WhyHint.css';

/** A pointer that only passes over a card shows nothing. */
const HOVER_MS = 350;

interface Hint {
  readonly text: string;
  readonly place: CSSProperties;
}

/**
 * Why a card or a button that is pointed at, or gone to by keyboard, cannot be played: in brief, a tap says it all.
 * Such things are marked with `data-why-card` or `data-why-pick`. Nothing is asked or drawn before.
 */
export function WhyHint(): ReactNode {
  const scene = useScene();
  const { view, selected, marks } = scene;
  const id = useId();
  const [hint, setHint] = useState<Hint>();
  const about = useRef<HTMLElement>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useEffectEvent(async (element: HTMLElement): Promise<void> => {
    const { session, language } = scene;
    const refusal = await scene.why(touchOf(element));
    const rules =
      refusal === null ? undefined : await session.edition.rules[language]().catch(() => undefined);
    if (refusal === null || about.current !== element || !element.isConnected) return;
    element.setAttribute('aria-describedby', id);
    const text = inBrief(scene, refusal, ruleIn(rules, refusal.rule), waysOut(scene));
    setHint({ text, place: placeBeside(element) });
  });
  const turnTo = useEffectEvent((element: HTMLElement | undefined, wait = 0): void => {
    if (element === about.current) return;
    clearTimeout(timer.current);
    about.current?.removeAttribute('aria-describedby');
    about.current = element;
    setHint(undefined);
    if (element !== undefined && isOurs(element)) timer.current = setTimeout(() => void show(element), wait);
  });
  const isOurs = ({ dataset: { in: zone = '', whyPick } }: HTMLElement): boolean =>
    whyPick === undefined ? isWonderedAt(scene, zone) : scene.decision !== null;

  useEffect(() => {
    const heard = new AbortController();
    const { signal } = heard;
    const away = (): void => turnTo(undefined);
    document.addEventListener(
      'pointerover',
      ({ target, pointerType, buttons }) => {
        if (pointerType === 'mouse') turnTo(buttons === 0 ? coldIn(target) : undefined, HOVER_MS);
      },
      { signal },
    );
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (target instanceof Element && target.matches(':focus-visible')) turnTo(coldIn(target));
      },
      { signal },
    );
    for (const what of ['focusout', 'pointerdown', 'click'] as const)
      document.addEventListener(what, away, { signal });
    document.addEventListener('scroll', away, { signal, capture: true, passive: true });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && away(), { signal });
    return () => {
      heard.abort();
      away();
    };
  }, []);
  // What was said holds no longer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something has changed at the table
  useEffect(() => turnTo(undefined), [view, selected, marks]);

  return (
    hint !== undefined && (
      <p id={id} role="tooltip" className="why-hint" style={hint.place}>
        {hint.text}
      </p>
    )
  );
}

const coldIn = (target: EventTarget | null): HTMLElement | undefined =>
  (target instanceof Element && target.closest<HTMLElement>('[data-why-card], [data-why-pick]')) || undefined;

function touchOf({ dataset: { whyCard, whyPick } }: HTMLElement): Touch {
  return { ...(whyCard !== undefined && { card: whyCard }), ...(whyPick !== undefined && { pick: whyPick }) };
}

/** Half of the width it may have at most, and the air around it. */
const HALF = 176;
const AIR = 8;
/** The room it needs above. */
const ROOM = 130;

/** Above it, or below where there is no room; never over the edge of the screen. */
function placeBeside(element: HTMLElement): CSSProperties {
  const { left, width, top, bottom } = element.getBoundingClientRect();
  const middle = Math.max(HALF + AIR, Math.min(innerWidth - HALF - AIR, left + width / 2));
  return top > ROOM ? { left: middle, bottom: innerHeight - top + AIR } : { left: middle, top: bottom + AIR };
}
