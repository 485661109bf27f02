import assert from 'node:assert/strict';
import { test } from 'node:test';
import { turnedDown } from './turned-down.ts';

/** What chair A knows while it wants to take back, or after that. */
const at = (
  request: number | null,
  more: { readonly unanswered?: number; readonly info?: { readonly phase: string } } = {},
) => ({
  info: { phase: 'playing' },
  chairs: new Map([
    [
      0,
      {
        sight: {
          wish: request === null ? null : ({ request, kind: 'undo', seat: 0, asked: 2 } as const),
          view: {},
          decision: null,
          outcome: null,
        },
      },
    ],
  ]),
  unanswered: undefined,
  ...more,
});

test('a no and no answer in time are told apart', () => {
  assert.equal(turnedDown(at(7), at(null)), 'refused');
  assert.equal(turnedDown(at(7), at(null, { unanswered: 7 })), 'unanswered');
  assert.equal(turnedDown(at(8), at(null, { unanswered: 7 })), 'refused', 'it was another wish');
});

test('a wish that is still open, or that a break has ended, was not turned down', () => {
  assert.equal(turnedDown(at(7), at(7, { unanswered: 7 })), undefined);
  assert.equal(turnedDown(at(7), at(null, { info: { phase: 'paused' } })), undefined);
});
