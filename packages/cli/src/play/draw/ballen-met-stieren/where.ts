import type { Attempt, Frame } from '@stamtafel/games/ballen-met-stieren/kind.ts';
import { namesEn } from '@stamtafel/games/ballen-met-stieren/texts/names.en.ts';
import { namesNl } from '@stamtafel/games/ballen-met-stieren/texts/names.nl.ts';
import type { Names } from '@stamtafel/games/ballen-met-stieren/texts/names.ts';
import { type S, say } from './scene.ts';

type Phase = keyof Names['phases'];
const names = { nl: namesNl, en: namesEn } as const;

/**
 * The step of the attack, told by the frame that comes after it: whatever a card asks in between, the table is still at
 * that step.
 */
const before: { readonly [next in Frame['do']]?: Phase } = {
  lineUp: 'eleven',
  exchange: 'draft',
  leftover: 'draft',
  defenderLays: 'attack',
  wallActs: 'attack',
  kickerLays: 'defence',
  attackerSpits: 'defence',
  defenderSpits: 'spit',
  attackerActs: 'spit',
  defenderActs: 'attackerAction',
  result: 'defenderAction',
  counterWindow: 'outcome',
  attempt: 'counter',
  penaltyKeepers: 'penalty',
  penaltyDraw: 'penalty',
  shot: 'penalty',
  refilled: 'refill',
};

export function phaseOf({ view }: S): Phase | undefined {
  for (let i = view.stack.length - 1; i >= 0; i--) {
    const next = view.stack[i];
    const phase = next === undefined ? undefined : before[next.do];
    if (phase !== undefined) return phase;
  }
  return undefined;
}

const attempts: { readonly [attempt in Attempt]: Phase | undefined } = {
  normal: undefined,
  freeKick: 'freeKick',
  penalty: 'penalty',
};

const phaseName = ({ teller }: S, phase: Phase): string => {
  const { name, gloss } = names[teller.language].phases[phase];
  return (gloss ?? name).toLowerCase();
};

/** "attack 3 · free kick · the defender's action" */
export function where(scene: S): string {
  const { attack, attempt } = scene.view.facts;
  const phase = phaseOf(scene);
  if (attack === 0)
    return phase === 'draft'
      ? say(scene).draftRound(draftRound(scene))
      : phase === undefined
        ? ''
        : phaseName(scene, phase);
  const kick = phase === 'refill' ? undefined : attempts[attempt];
  // The number of the attack says it already.
  const step = kick === undefined && phase === 'attack' ? undefined : phase;
  const said = new Set([kick, step].flatMap((part) => (part === undefined ? [] : [phaseName(scene, part)])));
  return [say(scene).attack(attack), ...said].join(' · ');
}

/** BMS-015 The draft after this one waits beneath it; no draft follows the fourth. */
function draftRound({ view }: S): number {
  for (const frame of view.stack) if (frame.do === 'draft') return frame.round - 1;
  return 4;
}
