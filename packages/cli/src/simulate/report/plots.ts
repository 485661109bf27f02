/**
 * Drawings of figures as SVG. They stretch to the width they are given and have no letters of their own: words and
 * numbers stand beside them as text, as large on a phone as on paper.
 */
import type { Counts } from './findings.ts';
import { html, type Markup } from './markup.ts';

/** What the left and the right end of a drawing stand for. */
export interface Scale {
  readonly from: number;
  readonly to: number;
}

const WIDTH = 1000;

/** Where a value lies in a drawing, as a part of its width; beyond the ends at the end. */
const part = ({ from, to }: Scale, value: number): number =>
  to === from ? 0.5 : Math.min(1, Math.max(0, (value - from) / (to - from)));

/** Where a value lies in the coordinates of a drawing. */
export const along = (scale: Scale, value: number): number =>
  Math.round(part(scale, value) * WIDTH * 100) / 100;

export interface Reach {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** A figure with its interval, and a dashed line at what it is compared with. `tone` chooses the colour. */
export function strip(scale: Scale, { low, middle, high }: Reach, compared: number, tone: string): Markup {
  const line = along(scale, compared);
  const dot = along(scale, middle);
  return html`<svg class="strip" viewBox="0 0 ${WIDTH} 20" preserveAspectRatio="none" aria-hidden="true">
<path class="grid" d="${ticks(scale)
    .map((value) => `M${along(scale, value)} 0V20`)
    .join('')}"/>
<path class="compared" d="M${line} 0V20"/>
<path class="reach tone-${tone}" d="M${along(scale, low)} 10H${along(scale, high)}"/>
<path class="dot tone-${tone}" d="M${dot} 10h.01"/>
</svg>`;
}

/** Numbers at the places where they lie in the drawings above them. */
export function axis(scale: Scale, write: (value: number) => string): Markup {
  const marks = ticks(scale).map(
    (value) => html`<span style="left:${(100 * part(scale, value)).toFixed(2)}%">${write(value)}</span>`,
  );
  return html`<div class="axis" aria-hidden="true">${marks}</div>`;
}

/** Round numbers within a scale: three to seven of them. */
export function ticks({ from, to }: Scale): number[] {
  if (to <= from) return [from];
  const step = roundStep((to - from) / 4);
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

/** The nearest of 1, 2, 5, 10, 20, …, also below 1. */
function roundStep(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(wanted));
  const rest = wanted / power;
  return power * (rest < 1.5 ? 1 : rest < 3.5 ? 2 : rest < 7.5 ? 5 : 10);
}

/** Enough bars to see a shape. */
const MOST_BARS = 40;

export interface Bar {
  /** From here up to but not including `to`. */
  readonly from: number;
  readonly to: number;
  readonly times: number;
}

/** Counts of whole numbers as bars of one width: of one number each where they fit. */
export function bars(counts: Counts, { from, to }: Scale): Bar[] {
  const width = barWidth({ from, to });
  const first = Math.floor(from / width);
  const found = Array.from({ length: Math.floor(to / width) - first + 1 }, (_, i) => ({
    from: (first + i) * width,
    to: (first + i + 1) * width,
    times: 0,
  }));
  for (const [value, times] of counts) {
    const bar = found[Math.floor(value / width) - first];
    if (bar) bar.times += times;
  }
  return found;
}

/** 1, 2, 5, 10, …: the first that gives few enough bars. */
function barWidth({ from, to }: Scale): number {
  for (let power = 1; ; power *= 10)
    for (const width of [power, 2 * power, 5 * power])
      if (Math.floor(to / width) - Math.floor(from / width) < MOST_BARS) return width;
}

const HEIGHT = 100;

/** How often which number came. `marked` is the number that a line shows; `highest` the count that fills the height. */
export function histogram(
  drawn: readonly Bar[],
  { marked, highest, tone, says }: { marked: number; highest: number; tone: string; says: string },
): Markup {
  const scale = scaleOf(drawn);
  const gap = drawn.length > 1 ? WIDTH / drawn.length / 10 : 0;
  const boxes = drawn.map(({ from, to, times }) => {
    const height = Math.round((times / Math.max(1, highest)) * HEIGHT * 100) / 100;
    const left = along(scale, from) + gap;
    const width = Math.round((along(scale, to) - gap - left) * 100) / 100;
    return html`<rect x="${left}" y="${HEIGHT - height}" width="${width}" height="${height}"/>`;
  });
  // A number lies in the middle of a bar of its own.
  const [bar] = drawn;
  const own = bar !== undefined && bar.to - bar.from === 1 ? 0.5 : 0;
  return html`<svg class="histogram" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${says}">
<g class="bars tone-${tone}">${boxes}</g>
<path class="marked" d="M${along(scale, marked + own)} 0V${HEIGHT}"/>
</svg>`;
}

/** From the first bar to the end of the last. */
export const scaleOf = (drawn: readonly Bar[]): Scale => ({
  from: drawn[0]?.from ?? 0,
  to: drawn.at(-1)?.to ?? 1,
});

/** The numbers under bars: under the middle of a bar where every number has one, at its edge otherwise. */
export function barAxis(drawn: readonly Bar[], write: (value: number) => string): Markup {
  const scale = scaleOf(drawn);
  const [bar] = drawn;
  const own = bar !== undefined && bar.to - bar.from === 1;
  const numbers = own
    ? ticks({ from: scale.from, to: scale.to - 1 }).filter((value) => Number.isInteger(value))
    : ticks(scale);
  const marks = numbers.map(
    (value) =>
      html`<span style="left:${(100 * part(scale, value + (own ? 0.5 : 0))).toFixed(2)}%">${write(value)}</span>`,
  );
  return html`<div class="axis" aria-hidden="true">${marks}</div>`;
}
