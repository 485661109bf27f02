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

test('PD5-003 who begins is told: the toss, or the cards drawn', async () => {
  const toss = await evening(possessions, [], { wishes });
  assert.match(toss.text, /(Anna|Mieke) wint de toss\.\n · \1 begint en kiest een rol\./);
  const drawn = await evening(possessions, [], { wishes: { ...wishes, options: ['pd5.startMethod=draw'] } });
  assert.match(drawn.text, /Anna trekt .+: een \d\.\n · Mieke trekt .+: een \d\.\n/);
  assert.doesNotMatch(drawn.text, /wint de toss/);
});

test('what was told while the table was set is told once, and not again after taking back', async () => {
  const { text } = await evening(downs, ['1', 'terug', '1'], { wishes });
  assert.equal(text.split('aan om als eerste te delen').length, 2);
  assert.match(text, /Teruggenomen/);
});
