import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, clone, eventsFor, pending, type Seat, undo, view } from '@stamtafel/kernel';
import { type Around, long, onTurn, type Sv } from '../testing/table.ts';

/** Anna woos hart-4 at the Opera with hart-3 and can do something else afterwards; Bram, Cees and Dora have what is said. */
function wooing(zones: { readonly [zone: string]: readonly string[] }, around: Around = {}): Sv {
  const t = onTurn(
    { opera: ['K:hart-4'], 'opera.A': ['A:hart-3'], 'vip-club.A': ['A:geld-2'], ...zones },
    { seats: 4, ...around },
  );
  t.play('A', 'woo K:hart-4');
  if (t.asked().A === 'romeo') t.play('A', 'bull A:hart-3');
  return t;
}

test('SV-251 if nobody wants to challenge cow and Romeo are a couple, and no other card moves', () => {
  const t = wooing({ 'opera.A': ['A:hart-3', 'A:hart-1'], 'opera.B': ['B:hart-5'], 'hand.A': ['A:hart-2'] });
  t.play('B', 'decline');
  assert.deepEqual(t.told(), ['declines', 'couple']);
  assert.deepEqual(t.zone('shack.A'), ['K:hart-4', 'A:hart-3']);
  assert.deepEqual(
    [t.zone('opera.A'), t.zone('opera.B'), t.zone('discard.A')],
    [['A:hart-1'], ['B:hart-5'], []],
  );
});

test('SV-300 a fight is no action: the challenger still has both actions afterwards', () => {
  const t = wooing({ 'opera.B': ['B:hart-5'], 'hand.B': ['B:geld-1'], 'hand.A': ['A:geld-1'] });
  t.play('B', 'challenge B:hart-5', 'done');
  t.play('A', 'done');
  assert.deepEqual([t.asked(), t.facts.actions], [{ A: 'turn' }, 1]);
  t.play('A', 'pass');
  assert.deepEqual([t.asked(), t.facts.actions], [{ B: 'turn' }, 2]);
});

test('SV-301 every other player with a bull of the cow’s symbol there is eligible, and nobody else', () => {
  const t = wooing({
    'opera.B': ['B:bier-5'],
    'hand.B': ['B:hart-5'],
    'kroeg.C': ['C:hart-5'],
    'opera.D': ['D:bier-1', 'D:hart-1'],
  });
  assert.deepEqual(t.asked(), { D: 'challenge' });
  assert.deepEqual(t.options('D'), ['decline', 'challenge D:hart-1']);
  assert.equal(t.why('D', 'challenge D:bier-1'), 'SV-301');
  assert.equal(t.why('B', 'challenge B:bier-5'), 'SV-301');
  assert.equal(t.why('A', 'challenge A:hart-3'), 'SV-301');
});

test('SV-302 a challenge names one bull, and is optional', () => {
  const t = wooing({ 'opera.B': ['B:hart-1', 'B:hart-5'] });
  assert.deepEqual(t.options('B'), ['decline', 'challenge B:hart-1', 'challenge B:hart-5']);
  assert.equal(t.why('B', 'challenge A:hart-3'), 'SV-204');
  assert.equal(t.why('B', 'pass'), 'SV-302');
  t.play('B', 'challenge B:hart-5');
  assert.deepEqual(t.facts.challengers, [-1, 4, -1, -1]);
});

test('SV-303 one by one clockwise from the left of the wooing player; the first challenge closes it', () => {
  const bulls = {
    'opera.A': ['A:hart-3', 'A:hart-1'],
    'opera.B': ['B:hart-1'],
    'opera.D': ['D:hart-2'],
    'opera.C': ['C:hart-2'],
  };
  const t = onTurn(
    { opera: ['K:hart-4'], ...bulls, 'hand.D': ['D:geld-1'] },
    { seats: 4, turn: 'C', options: { challengeMode: 'clock' } },
  );
  t.play('C', 'woo K:hart-4');
  assert.deepEqual(t.asked(), { D: 'challenge' });
  assert.equal(t.why('A', 'challenge A:hart-3'), 'SV-303');
  t.play('D', 'challenge D:hart-2');
  assert.deepEqual(t.asked(), { D: 'challengerSide' });
});

test('SV-303 where only one player can challenge, that player is asked, without a lot or a secret', () => {
  for (const challengeMode of ['lot', 'clock']) {
    const t = wooing({ 'opera.C': ['C:hart-2'] }, { options: { challengeMode } });
    assert.deepEqual(t.asked(), { C: 'challenge' }, challengeMode);
    t.play('C', 'decline');
    assert.deepEqual(t.told(), ['declines', 'couple']);
  }
});

const three = { 'opera.B': ['B:hart-1', 'B:hart-5'], 'opera.C': ['C:hart-2'], 'opera.D': ['D:hart-5'] };

test('SV-316 everybody who can is asked at once, and only who is ready is seen; the lot picks one who wants to', () => {
  const t = wooing(three, { chance: [{ stream: 'lots', numbers: [1, 0, 2] }] });
  assert.deepEqual(t.asked(), { B: 'challengeLot', C: 'challengeLot', D: 'challengeLot' });
  assert.deepEqual(t.options('B'), ['decline', 'challenge B:hart-1', 'challenge B:hart-5']);
  t.play('D', 'challenge D:hart-5');
  t.play('C', 'decline');
  assert.deepEqual([t.told(), t.facts.challengers], [['ready'], [-1, -1, -1, -1]]);
  assert.equal(t.why('C', 'challenge C:hart-2'), 'SV-316', 'one answer');
  t.play('B', 'challenge B:hart-1');
  // Cees is drawn first and does not want to, then Bram.
  assert.deepEqual(t.told().slice(0, 2), ['ready', 'challenges']);
  assert.deepEqual(t.facts.challengers, [-1, 0, -1, -1]);
  assert.deepEqual(t.asked(), { B: 'challengerSide' });
});

test('SV-316 if nobody wants to, cow and Romeo are a couple; the tactical version asks clockwise', () => {
  const t = wooing(three);
  for (const seat of ['C', 'B', 'D']) t.play(seat, 'decline');
  assert.deepEqual(t.told(), ['ready', 'unchallenged', 'couple']);
  assert.deepEqual(t.zone('shack.A'), ['K:hart-4', 'A:hart-3']);
  assert.deepEqual(wooing(three, { options: { tactical: true } }).asked(), { B: 'challenge' });
});

test('SV-316 all who want to challenge are drawn equally often', () => {
  const drawn = [0, 0, 0, 0];
  for (let seed = 1; seed <= 600; seed++) {
    const t = wooing({ ...three, 'hand.B': ['B:geld-1'], 'hand.D': ['D:geld-1'] }, { seed });
    t.play('B', 'challenge B:hart-5');
    t.play('C', 'decline');
    t.play('D', 'challenge D:hart-5');
    drawn[t.facts.challengers.findIndex((bull) => bull >= 0)]!++;
  }
  assert.deepEqual([drawn[0], drawn[2]], [0, 0]);
  // Four standard deviations of 600 fair coins are 49.
  assert.ok(Math.abs(drawn[1]! - 300) < 49, `Bram ${drawn[1]} times`);
});

test('SV-316 SV-803 an answer can be taken back until the last one is given, and not after it', () => {
  const t = wooing(three);
  const { match, state } = t.seated;
  const before = clone(match, state);
  t.play('C', 'challenge C:hart-2');
  t.play('B', 'decline');
  assert.equal(undo(match, before, state, 2), 'free');
  t.play('D', 'decline');
  assert.equal(undo(match, before, state, 2), 'never');
});

/** All answers of these three under every lot: who challenged with what, and all that each viewer heard and saw. */
function* lots(viewers: readonly Seat[]) {
  const orders = [0, 1, 2].flatMap((a) => [0, 1, 2].flatMap((b) => (a === b ? [] : [[a, b, 3 - a - b]])));
  const answers = ['B', 'C', 'D'].map((seat) => wooing(three).options(seat));
  const all = answers.reduce<string[][]>(
    (some, each) => some.flatMap((given) => each.map((text) => [...given, text])),
    [[]],
  );
  for (const order of orders)
    for (const given of all) {
      const { match, state } = wooing(three, { chance: [{ stream: 'lots', numbers: order }] }).seated;
      const heard = viewers.map((): unknown[] => []);
      let challenge = 'nobody';
      for (const [i, text] of given.entries()) {
        const [pick = '', card] = text.split(' ');
        const told = answer(match, state, i + 1, { pick, ...(card !== undefined && { card: long(card) }) });
        const said = told.find(({ key }) => key === 'challenges');
        if (said) challenge = given[Number(said.args.seat) - 1]!;
        for (const [v, viewer] of viewers.entries())
          heard[v]!.push(
            eventsFor(match, told, viewer),
            view(match, state, viewer),
            pending(match, state).map((asked) =>
              asked.seat === viewer ? asked : [asked.seat, asked.optional],
            ),
          );
      }
      yield { given, challenge, heard: heard.map((sights) => JSON.stringify(sights)) };
    }
}

test('SV-316 nobody can tell who else wanted to challenge and was not drawn: one sees only the challenger and one’s own answer', () => {
  const viewers = [0, 1, 2, 3, 4];
  const seen = new Map<string, { heard: string; given: Set<string> }>();
  for (const { given, challenge, heard } of lots(viewers))
    for (const [i, viewer] of viewers.entries()) {
      const own = given[viewer - 1] ?? '';
      const key = `viewer ${viewer}, who answered "${own}", saw: ${challenge}`;
      const known = seen.get(key) ?? { heard: heard[i]!, given: new Set() };
      seen.set(key, known);
      assert.ok(heard[i] === known.heard, `${key}, or something else when the answers were ${given}`);
      known.given.add(given.join());
    }
  // Each of these sights had several reasons, but for who saw that nobody wanted to.
  for (const [key, { given }] of seen)
    assert.ok(given.size > 1 || key.endsWith('nobody'), `${key}: ${[...given]}`);
});

test('SV-316 as much chance is drawn whether one player wants to, several do, or nobody', () => {
  const draws = new Set<string>();
  const streams = wooing(three).seated.match.streamByName.size;
  for (const b of ['decline', 'challenge B:hart-5'])
    for (const c of ['decline', 'challenge C:hart-2'])
      for (const d of ['decline', 'challenge D:hart-5']) {
        const t = wooing(three);
        t.play('B', b);
        t.play('C', c);
        t.play('D', d);
        draws.add(JSON.stringify([t.seated.state.draws.slice(0, streams), t.seated.state.order]));
      }
  assert.equal(draws.size, 1, [...draws].join(' '));
});

test('SV-304 in a race everybody is asked at once; declining only removes that player', () => {
  const t = wooing(
    { 'opera.B': ['B:hart-1'], 'opera.C': ['C:hart-2'], 'hand.C': ['C:geld-1'] },
    { options: { challengeMode: 'race' } },
  );
  assert.deepEqual(t.asked(), { B: 'challengeRace', C: 'challengeRace' });
  t.play('B', 'decline');
  assert.deepEqual(t.asked(), { C: 'challengeRace' });
  assert.equal(t.why('B', 'challenge B:hart-1'), 'SV-304');
  t.play('C', 'challenge C:hart-2');
  assert.deepEqual(t.asked(), { C: 'challengerSide' });
  const none = wooing({ 'opera.B': ['B:hart-1'] }, { options: { challengeMode: 'race' } });
  none.play('B', 'decline');
  assert.deepEqual(none.zone('shack.A'), ['K:hart-4', 'A:hart-3']);
});

test('SV-304 a player who declined is out of that race only: at the next woo everybody is asked again', () => {
  const t = wooing(
    { opera: ['K:hart-4', 'K:hart-2'], 'opera.A': ['A:hart-3', 'A:hart-1'], 'opera.B': ['B:hart-1'] },
    { options: { challengeMode: 'race' } },
  );
  t.play('B', 'decline');
  t.play('A', 'woo K:hart-2');
  assert.deepEqual(t.asked(), { B: 'challengeRace' });
  assert.equal(t.why('B', 'challenge B:hart-1'), undefined);
});

test('SV-305 SV-306 the challenger commits first: any mates openly, any hand cards face down, also as a bluff', () => {
  const t = wooing({
    'opera.B': ['B:hart-1', 'B:hart-2', 'B:hart-5'],
    'hand.B': ['B:geld-5', 'B:hart-3'],
    'hand.A': ['A:geld-1'],
  });
  t.play('B', 'challenge B:hart-2');
  assert.deepEqual(t.options('B'), [
    'done',
    'join B:hart-1',
    'join B:hart-5',
    'support B:hart-3',
    'support B:geld-5',
  ]);
  t.play('B', 'join B:hart-5');
  assert.deepEqual(t.facts.joined, [0, 0, 0, 0], 'nothing is seen before it is complete');
  t.play('B', 'support B:geld-5', 'done');
  assert.deepEqual(t.told(), ['joins', 'supports']);
  assert.deepEqual([t.sees('A', 'support.B'), t.sees('B', 'support.B')], [['?'], ['B:geld-5']]);
  assert.deepEqual(t.asked(), { A: 'romeoSide' });
  t.play('A', 'done');
  assert.deepEqual(
    t.seated.told.filter(({ key }) => key === 'fights').map(({ args }) => args.strength),
    [3, 7],
    'the money bull counts nothing',
  );
});

test('SV-307 Romeo’s side commits last and may not bluff', () => {
  const t = wooing({
    'opera.A': ['A:hart-3', 'A:hart-1', 'A:bier-5'],
    'opera.B': ['B:hart-5'],
    'hand.A': ['A:hart-2', 'A:geld-5'],
    'hand.B': ['B:hart-2'],
  });
  t.play('B', 'challenge B:hart-5');
  assert.equal(t.why('A', 'support A:hart-2'), 'SV-305', 'not before the challenger');
  t.play('B', 'done');
  assert.deepEqual(t.options('A'), ['done', 'join A:hart-1', 'support A:hart-2']);
  assert.equal(t.why('A', 'support A:geld-5'), 'SV-307');
  t.play('A', 'join A:hart-1', 'support A:hart-2', 'done');
  assert.deepEqual(t.zone('shack.A'), ['K:hart-4', 'A:hart-3']);
});

test('SV-317 if the table wants, Romeo’s side may bluff: the cards count nothing and clear the hand', () => {
  const t = wooing(
    { 'opera.B': ['B:hart-4'], 'hand.A': ['A:hart-2', 'A:geld-5', 'A:bier-1'], 'hand.B': ['B:geld-1'] },
    { options: { romeoBluff: true } },
  );
  t.play('B', 'challenge B:hart-4', 'done');
  assert.deepEqual(t.options('A'), ['done', 'support A:hart-2', 'support A:bier-1', 'support A:geld-5']);
  t.play('A', 'support A:hart-2', 'support A:geld-5', 'done');
  const strengths = t.seated.told.filter(({ key }) => key === 'fights').map(({ args }) => args.strength);
  assert.deepEqual(strengths, [5, 4]);
  assert.deepEqual([t.zone('discard.A').sort(), t.zone('hand.A')], [['A:geld-5', 'A:hart-2'], ['A:bier-1']]);
});

test('SV-308 mates have the cow’s symbol; other bulls on the location cannot join', () => {
  const t = wooing({ 'opera.B': ['B:hart-1', 'B:bier-5', 'B:hart-2'], 'kroeg.B': ['B:hart-5'] });
  t.play('B', 'challenge B:hart-1');
  assert.deepEqual(t.options('B'), ['done', 'join B:hart-2']);
  assert.equal(t.why('B', 'join A:hart-3'), 'SV-204');
  assert.equal(t.why('B', 'support A:hart-3'), 'SV-204');
  assert.equal(t.why('B', 'pass'), 'SV-305');
  for (const bull of ['B:bier-5', 'B:hart-5', 'B:hart-1'])
    assert.equal(t.why('B', `join ${bull}`), 'SV-308', bull);
});

test('SV-309 SV-310 all cards are revealed together; the higher strength wins, on a tie Romeo', () => {
  const fight = (support: string, mine: string): Sv => {
    const t = wooing({ 'opera.B': ['B:hart-2'], 'hand.B': [support], 'hand.A': [mine] });
    t.play('B', 'challenge B:hart-2', `support ${support}`, 'done');
    t.play('A', `support ${mine}`, 'done');
    return t;
  };
  const tie = fight('B:hart-3', 'A:hart-2');
  assert.deepEqual(tie.told(), ['supports', 'fights', 'fights', 'couple']);
  assert.deepEqual(
    tie.seated.told.flatMap(({ cards }) => cards).filter((card) => card === null),
    [],
  );
  assert.deepEqual(tie.zone('shack.A'), ['K:hart-4', 'A:hart-3']);
  assert.deepEqual(fight('B:hart-5', 'A:hart-2').zone('shack.B'), ['K:hart-4', 'B:hart-2']);
});

test('SV-311 SV-312 the winner’s bull and the cow are a couple; his joined mates are discarded, the others stay', () => {
  const t = wooing({ 'opera.B': ['B:hart-5', 'B:hart-1', 'B:hart-2'] });
  t.play('B', 'challenge B:hart-5', 'join B:hart-1', 'done');
  assert.deepEqual(t.zone('shack.B'), ['K:hart-4', 'B:hart-5']);
  assert.deepEqual([t.zone('discard.B'), t.zone('opera.B')], [['B:hart-1'], ['B:hart-2']]);
});

test('SV-313 a losing challenger bull is discarded, his mates stay, and the player goes on', () => {
  const t = wooing({ 'opera.B': ['B:hart-1', 'B:hart-2'], 'hand.B': ['B:geld-1'], 'hand.A': ['A:hart-5'] });
  t.play('B', 'challenge B:hart-1', 'join B:hart-2', 'done');
  t.play('A', 'support A:hart-5', 'done', 'pass');
  assert.deepEqual([t.zone('discard.B'), t.zone('opera.B')], [['B:hart-1'], ['B:hart-2']]);
  assert.deepEqual(t.asked(), { B: 'turn' });
});

test('SV-314 a losing Romeo and his mates stay, joined or not', () => {
  const t = wooing({ 'opera.A': ['A:hart-3', 'A:hart-1'], 'opera.B': ['B:hart-5'] });
  t.play('B', 'challenge B:hart-5');
  t.play('A', 'join A:hart-1', 'done');
  assert.deepEqual([t.zone('opera.A'), t.zone('discard.A')], [['A:hart-3', 'A:hart-1'], []]);
});

test('SV-315 all support cards are discarded, winner’s or loser’s, and hands are not refilled', () => {
  const t = wooing({
    'opera.B': ['B:hart-2'],
    'hand.B': ['B:geld-5', 'B:bier-1'],
    'hand.A': ['A:hart-2'],
    'pile.B': ['B:bier-2'],
  });
  t.play('B', 'challenge B:hart-2', 'support B:bier-1', 'support B:geld-5', 'done');
  t.play('A', 'support A:hart-2', 'done');
  assert.deepEqual(
    [t.zone('discard.A'), t.zone('discard.B').sort()],
    [['A:hart-2'], ['B:bier-1', 'B:geld-5', 'B:hart-2']],
  );
  assert.deepEqual([t.zone('hand.B'), t.zone('support.B'), t.zone('opera.B')], [[], [], []]);
});

const tactical = { options: { tactical: true, challengeMode: 'race' } };

test('SV-320 SV-321 tactical: every eligible player is asked clockwise, then the challengers choose their help in that order', () => {
  const t = wooing(
    {
      'opera.B': ['B:hart-1'],
      'opera.C': ['C:hart-2', 'C:hart-1'],
      'opera.D': ['D:hart-5'],
      'hand.B': ['B:hart-4'],
      'hand.D': ['D:geld-1'],
    },
    tactical,
  );
  assert.deepEqual(t.asked(), { B: 'challenge' });
  t.play('B', 'challenge B:hart-1');
  assert.deepEqual(t.asked(), { C: 'challenge' });
  t.play('C', 'decline');
  t.play('D', 'challenge D:hart-5');
  assert.deepEqual(t.asked(), { B: 'challengerSide' });
  t.play('B', 'support B:hart-4', 'done');
  assert.deepEqual([t.asked(), t.sees('D', 'support.B')], [{ D: 'challengerSide' }, ['?']]);
  t.play('D', 'done');
  assert.deepEqual(t.asked(), { A: 'chooseWinner' }, 'Anna has nothing to add; 5 against 5 against 3');
  assert.deepEqual(t.sees('watcher', 'support.B'), ['B:hart-4'], 'revealed');
});

test('SV-322 tactical: the highest strength wins; if Romeo shares it Romeo wins', () => {
  const fight = (romeo: string): Sv => {
    const t = onTurn(
      { opera: ['K:hart-4'], 'opera.A': [romeo], 'opera.B': ['B:hart-4'], 'opera.C': ['C:hart-4'] },
      { seats: 3, options: { tactical: true } },
    );
    t.play('A', 'woo K:hart-4');
    t.play('B', 'challenge B:hart-4');
    t.play('C', 'challenge C:hart-4');
    return t;
  };
  assert.deepEqual(fight('A:hart-4').zone('shack.A'), ['K:hart-4', 'A:hart-4']);
  assert.deepEqual(fight('A:hart-3').asked(), { A: 'chooseWinner' });
});

test('SV-323 SV-324 the wooing player chooses among all tied challengers; all others lose their bulls', () => {
  const t = wooing(
    { 'opera.B': ['B:hart-4'], 'opera.C': ['C:hart-4'], 'opera.D': ['D:hart-4', 'D:hart-1'] },
    tactical,
  );
  t.play('B', 'challenge B:hart-4');
  t.play('C', 'challenge C:hart-4');
  t.play('D', 'challenge D:hart-4', 'done');
  assert.deepEqual(t.options('A'), ['winner B:hart-4', 'winner C:hart-4', 'winner D:hart-4']);
  assert.equal(t.why('A', 'winner D:hart-1'), 'SV-323');
  assert.equal(t.why('B', 'winner B:hart-4'), 'SV-323');
  t.play('A', 'winner D:hart-4');
  assert.deepEqual(t.zone('shack.D'), ['K:hart-4', 'D:hart-4']);
  assert.deepEqual([t.zone('discard.B'), t.zone('discard.C')], [['B:hart-4'], ['C:hart-4']]);
  assert.deepEqual([t.zone('opera.A'), t.zone('opera.D')], [['A:hart-3'], ['D:hart-1']]);
});

test('SV-325 if the table wants, a tied challenger who is not chosen stays; a weaker one is discarded all the same', () => {
  const t = wooing(
    {
      'opera.A': ['A:hart-3'],
      'opera.B': ['B:hart-2', 'B:hart-1'],
      'opera.C': ['C:hart-4'],
      'opera.D': ['D:hart-1'],
      'hand.B': ['B:hart-3'],
    },
    { options: { tactical: true, tacticalTie: 'stays' } },
  );
  t.play('B', 'challenge B:hart-1');
  t.play('C', 'challenge C:hart-4');
  t.play('D', 'challenge D:hart-1');
  t.play('B', 'support B:hart-3', 'done');
  t.play('A', 'winner C:hart-4');
  assert.deepEqual(t.zone('shack.C'), ['K:hart-4', 'C:hart-4']);
  assert.deepEqual([t.zone('opera.B').sort(), t.zone('discard.B')], [['B:hart-1', 'B:hart-2'], ['B:hart-3']]);
  assert.deepEqual([t.zone('opera.D'), t.zone('discard.D')], [[], ['D:hart-1']]);
});

test('SV-325 a challenger who ties with a winning Romeo has lost', () => {
  const t = wooing(
    { 'opera.B': ['B:hart-3'], 'opera.C': ['C:hart-2'] },
    { options: { tactical: true, tacticalTie: 'stays' } },
  );
  t.play('B', 'challenge B:hart-3');
  t.play('C', 'decline');
  assert.deepEqual([t.zone('opera.B'), t.zone('discard.B')], [[], ['B:hart-3']]);
});

test('SV-323 only challengers who share the highest strength can be chosen', () => {
  const t = wooing(
    {
      'opera.A': ['A:hart-1', 'A:bier-1'],
      'opera.B': ['B:hart-4'],
      'opera.C': ['C:hart-2'],
      'opera.D': ['D:hart-4'],
    },
    tactical,
  );
  t.play('B', 'challenge B:hart-4');
  t.play('C', 'challenge C:hart-2');
  t.play('D', 'challenge D:hart-4');
  assert.deepEqual(t.options('A'), ['winner B:hart-4', 'winner D:hart-4']);
  assert.equal(t.why('A', 'winner C:hart-2'), 'SV-323');
  t.play('A', 'winner B:hart-4');
  assert.deepEqual(
    ['B', 'C', 'D'].map((seat) => t.zone(`discard.${seat}`)),
    [[], ['C:hart-2'], ['D:hart-4']],
  );
});

test('SV-324 even a challenger who beat Romeo loses the bull when another one wins', () => {
  const t = wooing({ 'opera.B': ['B:hart-4'], 'opera.C': ['C:hart-5'] }, tactical);
  t.play('B', 'challenge B:hart-4');
  t.play('C', 'challenge C:hart-5');
  assert.deepEqual([t.zone('shack.C'), t.zone('discard.B')], [['K:hart-4', 'C:hart-5'], ['B:hart-4']]);
});

test('SV-806 a player with a card in hand or a mate is asked, even if there is nothing to add', () => {
  const asked = (zones: { readonly [zone: string]: readonly string[] }): string | undefined => {
    const t = wooing({ 'opera.B': ['B:hart-2'], ...zones });
    t.play('B', 'challenge B:hart-2');
    return t.asked().A;
  };
  assert.equal(asked({ 'hand.A': ['A:geld-5'] }), 'romeoSide');
  assert.equal(asked({ 'hand.A': ['A:hart-5'] }), 'romeoSide');
  assert.equal(asked({ 'opera.A': ['A:hart-3', 'A:hart-1'] }), 'romeoSide');
  assert.equal(asked({}), 'turn', 'no mates and an empty hand: everybody sees why');
});
