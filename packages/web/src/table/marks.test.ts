import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Answer } from '@stamtafel/kernel';
import type { Gathering } from './gathering.ts';
import { askedAt, keepMarks, keptMarks, type MarkDrawer } from './marks.ts';

const bulls: readonly Answer[] = ['a', 'b', 'c'].map((card) => ({ pick: 'line-up', card }));
const gathering: Gathering = { from: bulls, least: 2, most: 2 };
const marked = bulls.slice(1);

function drawer(): MarkDrawer & { readonly inside: Map<string, string> } {
  const inside = new Map<string, string>();
  return {
    inside,
    getItem: (name) => inside.get(name) ?? null,
    setItem: (name, text) => void inside.set(name, text),
    removeItem: (name) => void inside.delete(name),
  };
}

interface Seen {
  readonly id?: string;
  readonly viewer?: number;
  readonly number?: number;
}

const asked = ({ id = 'table', viewer = 0, number = 1 }: Seen = {}) =>
  askedAt(
    {
      id,
      house: {
        act: async () => undefined,
        say: async () => true,
        agree: () => {},
        comeBack: () => {},
        knowsSatIn: () => {},
      },
    },
    {
      viewer,
      decision: {
        seat: viewer,
        asks: 'eleven',
        rule: 'BS-1',
        optional: false,
        options: bulls,
        timeout: undefined,
        number,
      },
    },
  );

test('marks come back for the same question, as far as they can still be marked', () => {
  const kept = drawer();
  keepMarks(asked(), marked, () => kept);
  const again = structuredClone(gathering);
  assert.deepEqual(
    keptMarks(asked(), again, () => kept),
    marked,
  );
  assert.ok(keptMarks(asked(), again, () => kept).every((mark) => again.from.includes(mark)));
});

test('marks are gone once the question, the chair or the table is another one', () => {
  for (const other of [{ number: 2 }, { viewer: 1 }]) {
    const kept = drawer();
    keepMarks(asked(), marked, () => kept);
    assert.deepEqual(
      keptMarks(asked(other), gathering, () => kept),
      [],
    );
    assert.equal(kept.inside.size, 0);
    assert.deepEqual(
      keptMarks(asked(), gathering, () => kept),
      [],
    );
  }
  const kept = drawer();
  keepMarks(asked(), marked, () => kept);
  assert.deepEqual(
    keptMarks(asked({ id: 'other' }), gathering, () => kept),
    [],
  );
  assert.deepEqual(
    keptMarks(asked(), gathering, () => kept),
    marked,
  );
});

test('without marks nothing is kept; marks that no longer fit do not come back', () => {
  const kept = drawer();
  keepMarks(asked(), marked, () => kept);
  keepMarks(asked(), [], () => kept);
  assert.equal(kept.inside.size, 0);
  for (const odd of ['{', '7', '{}', '[[]]', JSON.stringify([asked().question, 'line-up z'])]) {
    kept.setItem('stamtafel-marks-table', odd);
    assert.deepEqual(
      keptMarks(asked(), gathering, () => kept),
      [],
      odd,
    );
  }
  keepMarks(asked(), bulls, () => kept);
  assert.deepEqual(
    keptMarks(asked(), gathering, () => kept),
    [],
    'more than can be marked',
  );
});
