import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stierenVersieren } from '@stamtafel/games/stieren-versieren/game.ts';
import { open, pending } from '@stamtafel/kernel';
import { testSeed } from '@stamtafel/kernel/testing';
import { Sitting } from './sitting.ts';

/** Three players of Stieren Versieren, who are to choose their bulls. */
function choosing() {
  const match = open(stierenVersieren, { seats: 3, options: { startPlayer: 'host' } });
  const sitting = new Sitting(match, testSeed(3), [[], [], []]);
  const choose = (seat: number, nth: number): void => {
    const options = pending(match, sitting.state).find((decision) => decision.seat === seat)?.options;
    const answer = options?.[nth];
    assert.ok(answer);
    sitting.play(seat, answer);
  };
  choose(0, 0);
  return { match, sitting, choose };
}

test('SV-803 an answer that is withdrawn is as if never given; what others answered since stands', () => {
  const { match, sitting, choose } = choosing();
  choose(0, 1);
  choose(1, 2);
  sitting.withdraw(1);
  assert.deepEqual(
    pending(match, sitting.state).map(({ seat }) => seat),
    [0, 2],
  );
  const straight = choosing();
  straight.choose(1, 2);
  assert.equal(JSON.stringify(sitting.state), JSON.stringify(straight.sitting.state));
  assert.deepEqual(sitting.given, straight.sitting.given);
});
