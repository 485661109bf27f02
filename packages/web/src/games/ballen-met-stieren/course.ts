import type { Frame } from '@stamtafel/games/ballen-met-stieren/kind.ts';
import { type BallenMetStieren, otherThan } from '@stamtafel/games/ballen-met-stieren/kind.ts';
import type { Seat, View } from '@stamtafel/kernel';
import type { Words } from './words.ts';

type Step = keyof Words['steps'];
type Window = keyof Words['windows'];

/** Where the match stands: the steps of what is going on, the running one, and the windows that are open inside it. */
export interface Course {
  readonly title: 'beforeMatch' | 'normal' | 'freeKick' | 'penalty';
  readonly steps: readonly { readonly step: Step; readonly who: Seat | undefined }[];
  readonly now: number;
  /** The seat whose action card is being carried out, or undefined. */
  readonly effectOf: Seat | undefined;
  readonly window: { readonly is: Window; readonly seat: Seat } | undefined;
}

/** §7 The timing chart, by the frames that open each step. Who has it: the attacker, the defender or both. */
const charts = {
  normal: [
    'attackerLays',
    'defenderLays',
    'attackerSpits',
    'attackerActs',
    'defenderActs',
    'result',
    'counterWindow',
  ],
  freeKick: [
    'wall',
    'kickerLays',
    'wallActs',
    'attackerSpits',
    'attackerActs',
    'defenderActs',
    'result',
    'counterWindow',
  ],
  penalty: ['penaltyTaker', 'penaltyKeepers', 'penaltyDraw', 'shot'],
} as const satisfies { readonly [attempt: string]: readonly (Step & Frame['do'])[] };

const byAttacker: readonly Step[] = [
  'attackerLays',
  'attackerActs',
  'kickerLays',
  'penaltyTaker',
  'penaltyDraw',
  'shot',
];
const byDefender: readonly Step[] = [
  'defenderLays',
  'defenderActs',
  'counterWindow',
  'wall',
  'wallActs',
  'penaltyKeepers',
];

const setUp: readonly Step[] = ['eleven', 'draft1', 'draft2', 'draft3', 'draft4', 'kickOff'];

const isWindow = (frame: Frame): frame is Extract<Frame, { do: Window }> => {
  switch (frame.do) {
    case 'react':
    case 'replace':
    case 'afterSlip':
    case 'afterSendingOff':
    case 'comeOn':
    case 'give':
    case 'take':
    case 'order':
    case 'putUnder':
    case 'drawSplit':
      return true;
    default:
      return false;
  }
};

export function courseOf({ stack, facts }: View<BallenMetStieren>, withSpuger: boolean): Course {
  if (facts.attack === 0)
    return {
      title: 'beforeMatch',
      steps: setUp.map((step) => ({ step, who: undefined })),
      now: setUp.indexOf(setUpStep(stack)),
      effectOf: undefined,
      window: undefined,
    };
  const { attempt, attacker } = facts;
  const chart: readonly (Step & Frame['do'])[] = charts[attempt];
  const steps = chart.filter((step) => step !== 'attackerSpits' || withSpuger);
  const due = new Set<string>(stack.map((frame) => frame.do));
  const started = steps.filter((step) => !due.has(step)).length;
  const whose = (step: Step): Seat | undefined =>
    byAttacker.includes(step) ? attacker : byDefender.includes(step) ? otherThan(attacker) : undefined;
  const top = stack.at(-1);
  return {
    title: attempt,
    steps: [...steps, 'refill' as const].map((step) => ({ step, who: whose(step) })),
    now: due.has('attempt') ? Math.max(0, started - 1) : steps.length,
    effectOf: effectOf(stack),
    window: top !== undefined && isWindow(top) ? { is: top.do, seat: top.seat } : undefined,
  };
}

/** While the opponent may still cancel it, the effect of the card that was used is on the stack. */
function effectOf(stack: readonly Frame[]): Seat | undefined {
  const frame = stack.findLast((one) => one.do === 'effect');
  return frame?.do === 'effect' ? frame.seat : undefined;
}

/** The next draft on the stack tells which one is running. */
function setUpStep(stack: readonly Frame[]): Step {
  if (stack.some((frame) => frame.do === 'eleven')) return 'eleven';
  for (const frame of stack) {
    if (frame.do === 'draft') return draftStep(frame.round - 1);
    if (frame.do === 'piles') return 'draft4';
  }
  return 'kickOff';
}

const draftStep = (round: number): Step =>
  round <= 1 ? 'draft1' : round === 2 ? 'draft2' : round === 3 ? 'draft3' : 'draft4';
