/** The toy game at a table, and what it refuses. */
import assert from 'node:assert/strict';
import { answer, answerText, Refused } from '../play.ts';
import type { Answer, Refusal } from '../types.ts';
import { sit } from './sit.ts';
import { toy } from './toy.ts';

export const table = () => sit(toy, { seed: 5 });
type T = ReturnType<typeof table>;

/** A bids 22, B 10, C 00: A plays. */
export function bid(t: T): T {
  for (const [seat, digits] of [
    ['A', '22'],
    ['B', '10'],
    ['C', '00'],
  ] as const)
    for (const digit of digits) t.play(seat, `digit ${digit}`);
  return t;
}

export const bytes = (value: unknown): string => JSON.stringify(value);

export function refusalOf(t: T, seat: number, attempt: Answer, extras = {}): Refusal {
  const before = bytes(t.state);
  try {
    answer(t.match, t.state, seat, attempt, extras);
  } catch (error) {
    assert.ok(error instanceof Refused, String(error));
    assert.equal(bytes(t.state), before, 'a refused answer changes nothing');
    return error.refusal;
  }
  assert.fail(`${answerText(attempt)} was accepted`);
}
