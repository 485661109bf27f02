import assert from 'node:assert/strict';
import { test } from 'node:test';
import { howRuckEdition } from '@stamtafel/games/how-ruck/edition.ts';
import type { HowRuck } from '@stamtafel/games/how-ruck/kind.ts';
import type { Event, View } from '@stamtafel/kernel';
import { beats } from '../games/how-ruck/beats.ts';
import type { Snapshot } from '../session/session.ts';
import { type SeenStep, seenMatch } from '../testing/seen-matches.ts';
import { Director, type Playing } from './director.ts';

const { match, steps } = seenMatch<HowRuck>({ edition: howRuckEdition, seats: 2 });
/** The pull that wins a barrel, as seat 0 sees it. */
const won: SeenStep<HowRuck> =
  steps.find(
    ({ before, after }) =>
      before.view.viewer === 0 &&
      after.story.slice(before.story.length).some(({ key }) => key === 'roundWon') &&
      after.story.slice(before.story.length).some(({ key }) => key === 'barrel'),
  ) ?? assert.fail('nobody pulls a barrel home');

const asked: Snapshot['decision'] = {
  seat: 0,
  number: 9,
  asks: 'turn',
  rule: 'HR-091',
  optional: false,
  options: [],
  timeout: undefined,
};

interface Moment {
  readonly view: View<HowRuck>;
  readonly story: readonly Event[];
}

const snapshot = ({ view, story }: Moment, more: Partial<Snapshot<HowRuck>> = {}): Snapshot<HowRuck> => ({
  version: 1,
  viewer: 0,
  seats: [],
  view,
  decision: null,
  sent: [],
  waiting: [],
  story,
  newFrom: 0,
  curtain: null,
  outcome: null,
  undo: null,
  canResign: true,
  clocks: null,
  beginsAt: null,
  orders: {},
  around: null,
  ...more,
});

/** A director whose clock is turned by hand. */
function directed(tempo = 1) {
  const shown: Playing<HowRuck>[] = [];
  let due: { readonly ms: number; readonly act: () => void } | undefined;
  let past = 0;
  const director = new Director<HowRuck>(snapshot(won.before), {
    match,
    beats,
    after(ms, act) {
      const timer = { ms, act };
      due = timer;
      return () => {
        if (due === timer) due = undefined;
      };
    },
    tempo: () => tempo,
    show: (playing) => shown.push(playing),
  });
  const tick = (): boolean => {
    const timer = due;
    due = undefined;
    past += timer?.ms ?? 0;
    timer?.act();
    return timer !== undefined;
  };
  return { director, shown, tick, past: () => past };
}

const after = snapshot(won.after, {
  version: 2,
  decision: asked,
  waiting: [0],
  outcome: { ranks: [1, 2], scores: [1, 0], reason: 'end-field' },
});
const barrelIn = ({ snapshot: { view } }: Playing<HowRuck>): number => view.facts.barrel;
const last = <T>(list: readonly T[]): T => list.at(-1) ?? assert.fail('nothing');

test('the barrel goes field by field to the end of the track, and is still there when its winner is told', () => {
  const { director, shown, tick } = directed();
  director.see(after);
  while (tick());
  const { was, field } = last(won.after.story.filter(({ key }) => key === 'barrel')).args;
  const walked = shown.filter(({ beat }) => beat?.event.key === 'barrel').map(barrelIn);
  const step = Number(field) > Number(was) ? 1 : -1;
  assert.deepEqual(
    walked,
    Array.from({ length: Math.abs(Number(field) - Number(was)) }, (_, n) => Number(was) + step * (n + 1)),
  );
  assert.deepEqual(shown.filter(({ beat }) => beat?.event.key === 'roundWon').map(barrelIn), [Number(field)]);
});

test('the next question, and how it ended, come after the last beat', () => {
  const { director, shown, tick } = directed();
  director.see(after);
  while (director.isPlaying) {
    const { snapshot: now } = last(shown);
    assert.equal(now.decision, null);
    assert.equal(now.outcome, null);
    assert.deepEqual(now.waiting, []);
    assert.ok(now.story.length <= after.story.length);
    tick();
  }
  assert.equal(last(shown).snapshot, after);
});

test('what is told never comes before its beat', () => {
  const { director, shown, tick } = directed();
  director.see(after);
  while (tick());
  for (const { snapshot: now, beat } of shown) if (beat !== null) assert.equal(now.story.at(-1), beat.event);
});

test('whoever is in a hurry sees everything stand at once', () => {
  const { director, shown, tick } = directed();
  director.see(after);
  assert.equal(director.isPlaying, true);
  director.stand();
  assert.equal(last(shown).snapshot, after);
  assert.equal(tick(), false, 'nothing comes later');
});

test('tempo scales a beat; without any nothing is played, and what is new is known all the same', () => {
  const lengthAt = (tempo: number): number => {
    const { director, tick, past } = directed(tempo);
    director.see(after);
    while (tick());
    return past();
  };
  assert.ok(lengthAt(1) > 3000);
  assert.ok(Math.abs(lengthAt(0.5) - lengthAt(1) / 2) < 1);
  const { director, shown } = directed(0);
  director.see(after);
  assert.deepEqual(
    shown.map(({ snapshot: now }) => now),
    [after],
  );
  assert.deepEqual(last(shown).news, won.after.story.slice(won.before.story.length));
});

test('every moment has a version of its own, between that before and that after', () => {
  const { director, shown, tick } = directed();
  director.see(after);
  while (tick());
  const versions = shown.map(({ snapshot: now }) => now.version);
  assert.deepEqual(
    versions,
    [...new Set(versions)].sort((a, b) => a - b),
  );
  assert.ok(versions.every((version) => version > 1 && version <= 2));
});

test('nothing is played for other eyes, through a curtain, back in time, or after a leap', () => {
  for (const next of [
    { ...after, viewer: 1 },
    { ...after, curtain: 0 },
    { ...after, story: won.before.story.slice(0, 3) },
    { ...after, leaps: true as const },
  ]) {
    const { director, shown } = directed();
    director.see(next);
    assert.deepEqual(
      shown.map(({ snapshot: now }) => now),
      [next],
    );
  }
});

test('what arrives in the middle of a beat waits its turn; who comes and goes is seen at once', () => {
  const { director, shown, tick } = directed();
  director.see(after);
  const told = last(shown).beat?.event;
  const seats = [{ name: 'Anna', kind: 'person' as const, yours: true, present: true, kept: false }];
  director.see({ ...after, version: 3, seats });
  assert.equal(last(shown).beat?.event, told);
  assert.deepEqual(last(shown).snapshot.seats, seats);
  while (tick());
  assert.equal(last(shown).snapshot.version, 3);
});

test('a question that stays open while something else is told stays as it is', () => {
  const { director, shown } = directed();
  director.see(snapshot(won.before, { version: 1.5, decision: asked }));
  director.see({ ...after, outcome: null });
  assert.equal(director.isPlaying, true);
  assert.equal(last(shown).snapshot.decision, asked);
});

test('an answer that is on its way is not taken for one that is still to be given', () => {
  const { director, shown } = directed();
  const sent = [{ pick: 'place' }];
  director.see(snapshot(won.before, { version: 1.5, decision: asked, sent }));
  director.see({ ...after, outcome: null, sent });
  assert.deepEqual(last(shown).snapshot.sent, sent);
  director.see({ ...after, version: 3, decision: null, sent: [] });
  assert.deepEqual(last(shown).snapshot.sent, []);
});
