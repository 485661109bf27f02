import assert from 'node:assert/strict';
import { test } from 'node:test';
import { standardDeck } from './deck.ts';
import { type Pitch, pitch, type Setting } from './testing/table.ts';

/**
 * BMS-283 as a whole: what an opponent and a watcher get, byte for byte, while a coach declines everything their hidden
 * card would allow. The card is every action card there is; the others lie in the pile, where nobody has looked.
 */
const actions = standardDeck.flatMap(({ kind, id }) => (kind === 'action' ? [id] : []));

interface Story {
  readonly title: string;
  /** What A holds besides two bulls; B holds three bulls, the hidden card X and one card more. */
  readonly cards: readonly string[];
  readonly setting?: Setting;
  readonly run: readonly string[];
}

/** All that an outsider receives at this moment: who is waited for, the view, what was told. */
const received = (t: Pitch, viewer: string): string =>
  JSON.stringify([Object.keys(t.asked()), t.view(viewer), t.heard(viewer)]);

/** The story with each hidden card: what A and a watcher received after every answer. */
function tell({ cards, setting = {}, run }: Story, hidden: readonly string[]): string[] {
  return hidden.map((card) => {
    const t = pitch({
      ...setting,
      A: { hand: ['o-14', 'o-06', ...cards], actions: [], ...setting.A },
      B: {
        hand: ['w-02', 'w-05', 'w-07', card, 'van-ruilen-komt-huilen'],
        actions: hidden.filter((other) => other !== card),
        ...setting.B,
      },
    });
    const seen: string[] = [];
    for (const line of run) {
      seen.push(received(t, 'A'), received(t, 'watcher'));
      t.run(line.replace('X', card));
    }
    return [...seen, received(t, 'A'), received(t, 'watcher')].join('\n');
  });
}

/** The cards that can be the hidden one: all that A does not hold and that lie nowhere else. */
const others = ({ cards, setting }: Story): string[] => {
  const taken = [...cards, 'van-ruilen-komt-huilen', ...(setting?.B?.mud ?? [])];
  return actions.filter((id) => !taken.some((name) => id === name || id === `${name}#1`));
};

/** A's action pile is empty: A refills without a choice. */
const refills = ['B split 1'];
const stories: readonly Story[] = [
  {
    title: 'the defender holds, and passes in the Counter window',
    cards: ['tackle'],
    run: ['A bull o-14', 'A none', 'B bull w-02', 'B lay X', 'B hold', 'B pass', ...refills],
  },
  {
    title: 'a reaction window is passed before anything else',
    cards: ['joelende-koeien'],
    run: [
      'A bull o-14',
      'A lay joelende-koeien',
      'B bull w-05',
      'B lay X',
      'A use',
      'B pass',
      'B hold',
      'B pass',
      ...refills,
    ],
  },
  {
    title: 'BMS-216 a free kick gives the card back unseen, and it is laid again',
    cards: ['doorgestoken-kaart'],
    run: [
      'A bull o-14',
      'A lay doorgestoken-kaart',
      'B bull w-02',
      'B lay X',
      'A use',
      'B pass',
      'B bull w-05',
      'A bull o-06',
      'B lay X',
      'B hold',
      'B pass',
      ...refills,
    ],
  },
  {
    title: 'BMS-216 with `all` a free kick discards the card unseen',
    setting: { options: { freeKickCards: 'all' } },
    cards: ['doorgestoken-kaart'],
    run: [
      'A bull o-14',
      'A lay doorgestoken-kaart',
      'B bull w-02',
      'B lay X',
      'A use',
      'B pass',
      'B bull w-05',
      'A bull o-06',
      'B none',
      ...refills,
    ],
  },
  {
    title: 'the wall has laid it',
    cards: ['doorgestoken-kaart'],
    run: [
      'A bull o-14',
      'A lay doorgestoken-kaart',
      'B bull w-02',
      'B none',
      'A use',
      'B bull w-05',
      'A bull o-06',
      'B lay X',
      'B hold',
      'B pass',
      ...refills,
    ],
  },
  {
    title: 'the attacker holds, and passes when the defender acts and counters',
    cards: ['counter'],
    setting: { facts: { attacker: 1 }, dice: [1] },
    run: [
      'B bull w-02',
      'B lay X',
      'A bull o-14',
      'A lay counter',
      'B hold',
      'A hold',
      'A use',
      'B pass',
      ...refills,
    ],
  },
  {
    title: 'Koeienvlaai finds the attacker with a laid card',
    cards: ['koeienvlaai'],
    setting: { facts: { attacker: 1 }, dice: [5] },
    run: [
      'B bull w-02',
      'B lay X',
      'A bull o-14',
      'A layAndUse koeienvlaai',
      'B pass',
      'B bull w-07',
      'B hold',
      ...refills,
    ],
  },
  {
    title: 'a Modderpoel beside the coach: nothing is sacrificed',
    cards: ['krachtvoer'],
    setting: { facts: { attacker: 1 }, B: { mud: ['modderpoel'] } },
    run: [
      'B bull w-02',
      'B lay X',
      'A bull o-14',
      'A lay krachtvoer',
      'B hold',
      'A use',
      'B pass',
      ...refills,
    ],
  },
  {
    title: 'the card stays in hand and is locked there',
    cards: ['sabotage'],
    setting: { chance: [{ stream: 'sabotage', numbers: [2, 0] }] },
    run: ['A bull o-14', 'A lay sabotage', 'B bull w-02', 'B none', 'A use', ...refills],
  },
  {
    title: 'the card stays in hand where Koeienvlaai would have had its moment',
    cards: ['tackle'],
    run: ['A bull o-14', 'A lay tackle', 'B bull w-02', 'B none', 'A hold', ...refills],
  },
];

for (const story of stories) {
  test(`BMS-283 whichever card it is, others see the same: ${story.title}`, () => {
    const hidden = others(story);
    assert.ok(hidden.length >= 35, `${hidden.length}`);
    assert.equal(new Set(tell(story, hidden)).size, 1);
  });
}

/** Different secret choices of B, told to A and a watcher after every answer. */
function choices(setting: Setting, runs: readonly (readonly string[])[]): Set<string> {
  return new Set(
    runs.map((run) => {
      const t = pitch(setting);
      const seen = run.flatMap((line) => {
        t.run(line);
        return [received(t, 'A'), received(t, 'watcher')];
      });
      return seen.join('\n');
    }),
  );
}

const T7 = [
  { do: 'attack' },
  { do: 'passCup' },
  { do: 'refilled' },
  { do: 'refill' },
  { do: 'handsBack' },
] as const;

test('BMS-045 BMS-049 which cards are discarded over six shows neither meanwhile nor afterwards, only their backs', () => {
  const setting: Setting = {
    A: { hand: ['o-01'] },
    B: { hand: ['w-01', 'w-02', 'hands', 'tackle', 'sliding', 'wissel'] },
    facts: { attack: 4, reds: [0, 2] },
    stack: T7,
  };
  const seen = choices(setting, [
    ['B discard hands', 'B discard tackle', 'A split 2'],
    ['B discard sliding', 'B discard wissel', 'A split 2'],
    ['B discard tackle', 'B discard hands', 'A split 2'],
  ]);
  assert.equal(seen.size, 1);
  // Until both have finished a bull looks like an action, too.
  const before = choices(setting, [
    ['B discard hands', 'B discard tackle'],
    ['B discard w-01', 'B discard hands'],
  ]);
  assert.equal(before.size, 1);
});

test('BMS-125a BMS-045 whom Wissel fetches, and how many, shows only when both have finished, and then the number', () => {
  const setting: Setting = {
    A: { hand: ['o-01'] },
    B: { hand: ['w-01', 'hands', 'tackle'], bench: ['w-11', 'w-12', 'w-13', 'w-14'] },
    facts: { attack: 4, wissel: 2 },
    stack: T7,
  };
  const whole = (one: string, two: string) => [
    `B fetch ${one}`,
    `B fetch ${two}`,
    'B done',
    'B split 0',
    'A split 2',
  ];
  assert.equal(choices(setting, [whole('w-11', 'w-12'), whole('w-14', 'w-13')]).size, 1);
  const unfinished = [['B fetch w-11', 'B fetch w-12'], ['B fetch w-13', 'B done'], ['B done']];
  const last = new Set(unfinished.map((run) => received(pitch(setting).run(...run), 'A')));
  assert.equal(last.size, 1);
});

test('BMS-221 BMS-222 the bulls of a penalty are backs: nobody sees which ones until they are turned up', () => {
  const setting: Setting = {
    A: { hand: ['o-14', 'o-06', 'o-09', 'schwalbe'] },
    B: { hand: ['w-02', 'w-05', 'w-07', 'w-08'] },
    referee: ['ref-penalty'],
  };
  const start = ['A bull o-14', 'A lay schwalbe', 'B bull w-02', 'A use', 'A bull o-09'];
  const pairs = [
    ['w-05', 'w-07'],
    ['w-08', 'w-05'],
    ['w-07', 'w-08'],
  ];
  assert.equal(
    choices(
      setting,
      pairs.map((pair) => [...start, ...pair.map((bull) => `B bull ${bull}`)]),
    ).size,
    1,
  );
  const takers = ['o-06', 'o-09'].map((bull) =>
    received(pitch(setting).run(...start.slice(0, -1), `A bull ${bull}`), 'B'),
  );
  assert.equal(new Set(takers).size, 1);
});

test('BMS-122a BMS-285 others see cards that go under the piles as a number of backs', () => {
  const setting: Setting = {
    A: { hand: ['o-14'] },
    B: { hand: ['w-02', 'w-05', 'w-07', 'strategie-aanpassen', 'hands', 'tackle'] },
  };
  const start = ['B bull w-02', 'B lay strategie-aanpassen', 'B use'];
  const under = (...cards: string[]) => [
    ...start,
    ...cards.map((card) => `B under ${card}`),
    'B done',
    'B split 1',
  ];
  assert.equal(choices(setting, [under('w-05', 'hands'), under('w-07', 'tackle')]).size, 1);
});
