import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { editions } from '@stamtafel/games';
import { answerText } from '@stamtafel/kernel';
import { mindOf } from './minds.ts';
import { botNamed, botNames } from './named.ts';
import { thoughts } from './testing/thoughts.ts';
import { walk } from './testing/walk.ts';

test('with a fixed number of iterations the same thoughts come, bit for bit, in another process as well', async () => {
  const here = await thoughts();
  const script = fileURLToPath(new URL('./testing/thoughts.ts', import.meta.url));
  assert.deepEqual(JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' })), here);
});

for (const edition of editions)
  test(`${edition.game.id}: with hardly any time at all every bot still answers one of the options`, async () => {
    const mind = await mindOf(edition.game.id);
    const endless = { iterations: Number.POSITIVE_INFINITY };
    const budgets = [{ iterations: 0 }, { iterations: 1 }, { ...endless, ms: 1 }, { ...endless, ms: 0 }];
    const options = edition.game.id === 'four-downs' ? { 'pd4.firstDowns': 'on' } : {};
    let asked = 0;
    for (const { match, view, decision } of walk(edition, 8, options)) {
      if (asked++ % 9 > 0) continue;
      const offered = decision.options.map(answerText);
      for (const name of botNames) {
        const given = botNamed(edition, mind, name, asked)(match, view, decision, budgets[asked % 4]!, asked);
        if (given === undefined) assert.ok(decision.optional, name);
        else assert.ok(offered.includes(answerText(given)), `${name}: ${answerText(given)}`);
      }
      if (asked > 150) break;
    }
  });
