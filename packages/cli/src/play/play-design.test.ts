import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fivePossessionsEdition } from '@stamtafel/games/play-design/five-possessions/edition.ts';
import { fourDownsEdition } from '@stamtafel/games/play-design/four-downs/edition.ts';
import { fivePossessionsDrawing } from './draw/five-possessions.ts';
import { fourDownsDrawing } from './draw/four-downs.ts';
import { gameTable } from './tables.ts';
import { evening } from './testing/table.ts';

const downs = gameTable(fourDownsEdition, fourDownsDrawing);
const possessions = gameTable(fivePossessionsEdition, fivePossessionsDrawing);
const wishes = { names: ['Anna'] };

test('PD4-002 the first dealer is told before the first question, and in the log', async () => {
  const { text } = await evening(downs, ['log'], { wishes });
  const told = text.match(/Het lot wijst (Anna|Mieke) aan om als eerste te delen\./g) ?? [];
  assert.equal(told.length, 2);
});

test('PD5-003 the story tells who begins: the toss, or the cards drawn', async () => {
  const toss = await evening(possessions, [], { wishes });
  assert.match(toss.text, /(Anna|Mieke) wint de toss\.\n · \1 begint en kiest een rol\./);
  const drawn = await evening(possessions, [], { wishes: { ...wishes, options: ['pd5.startMethod=draw'] } });
  assert.match(drawn.text, /Anna trekt .+: een \d\.\n · Mieke trekt .+: een \d\.\n/);
  assert.doesNotMatch(drawn.text, /wint de toss/);
});

test('the setting of the table is told once, and not again after taking back', async () => {
  const { text } = await evening(downs, ['1', 'terug', '1'], { wishes });
  assert.equal(text.split('aan om als eerste te delen').length, 2);
  assert.match(text, /Teruggenomen/);
});

test('PD-004 the cards in hand are told with number and type, in both games', async () => {
  const four = await evening(downs, ['hand'], { wishes });
  assert.match(four.text, /Je hand: .+ \([BGOP]\d (Run|Pass|Special) (off|def)\)/);
  const five = await evening(possessions, ['1', 'hand'], { wishes });
  assert.match(five.text, /Je hand: .+ · [BGOP]\d (Run|Pass|Special) (off|def)\)/);
});

test('PD5-026 PD5-050 turned-down cards are looked at on request, unless remembering them is agreed', async () => {
  // After every answer of four rows.
  const rows = Array.from({ length: 17 }, () => ['kijk', '1']).flat();
  const looked = async (...options: string[]) =>
    (await evening(possessions, rows, { wishes: { ...wishes, options } })).text
      .split('> kijk\n')
      .slice(1)
      .map((then) => then.slice(0, then.indexOf('\n>')));
  const nothing = ' Er ligt niets omgedraaid dat je mag bekijken.';
  const [before, ...seen] = await looked();
  assert.equal(before, nothing);
  assert.ok(seen.some((said) => /^ Gedekt op lijn \d: .+ \([BGOP]\d \w+ off, telt \d\)\./.test(said)));
  assert.deepEqual(new Set(await looked('pd.revealLog=off')), new Set([nothing]));
  // A game that tells what is covered with its table tells the table.
  const { text } = await evening(downs, ['kijk'], { wishes });
  assert.match(text, /> kijk\n 4 downs: ronde 1/);
});
