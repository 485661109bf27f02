import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isByHand } from './hurry.ts';

const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36';
const tablet = 'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Safari/604.1';
const laptop =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.6 Safari/605.1.15';

test('a mouse and a finger are hands, even where they have no weight or no size', () => {
  const mouse = { width: 1, height: 1, pointerType: 'mouse' };
  assert.ok(isByHand({ ...mouse, pressure: 0 }, laptop));
  assert.ok(isByHand({ ...mouse, pressure: 0.5 }, phone));
  assert.ok(isByHand({ width: 24, height: 22, pointerType: 'touch', pressure: 0 }, tablet));
  assert.ok(isByHand({ width: 0, height: 0, pointerType: 'touch', pressure: 1 }, phone));
});

test('what a screen reader touches for its user is not a hand: VoiceOver without size, TalkBack without weight', () => {
  assert.ok(!isByHand({ width: 1 / 3, height: 1 / 3, pointerType: 'touch', pressure: 0 }, tablet));
  assert.ok(!isByHand({ width: 0, height: 0, pointerType: 'mouse', pressure: 0 }, laptop));
  assert.ok(!isByHand({ width: 1, height: 1, pointerType: 'mouse', pressure: 0 }, phone));
});
