import assert from 'node:assert/strict';
import { test } from 'node:test';
import { verifyRecord } from '@stamtafel/kernel';
import { colours } from './ink.ts';
import { evening, toyTable } from './testing/table.ts';
import { toy } from './testing/toy.ts';

const table = toyTable(toy);
const en = { language: 'en' } as const;

test('a match is played by numbers and ends with the result', async () => {
  const { text, how } = await evening(table, ['1', '1', '1'], { wishes: en });
  assert.equal(how, 'over');
  assert.match(text, /At the table: Guest \(A\) and Mieke \(B, computer\)/);
  assert.match(text, /Guest plays Card A\d\./);
  assert.match(text, /The match is over: (Guest|Mieke) wins!/);
  assert.match(text, /1st +(Guest|Mieke) +\d/);
});

test('the same seed and the same lines give the same evening', async () => {
  const lines = ['2', '1', '1'];
  assert.equal((await evening(table, lines)).text, (await evening(table, lines)).text);
});

test('end of input in mid-match is not a crash', async () => {
  const { how, text } = await evening(table, ['1']);
  assert.equal(how, 'end');
  assert.match(text, /Play a card\. \(T-1\)/);
});

test('bad input gets one sentence and the question again, and nothing is lost', async () => {
  const { text, how } = await evening(table, ['9', '0', 'foo bar', '1 2 3', '1', '1', '1'], { wishes: en });
  assert.equal(how, 'over');
  assert.match(text, /9 is not there; choose 1 to 3\./);
  assert.match(text, /I do not understand “foo bar”/);
});

test('an answer may be typed in full, without its verb, or by words of the list', async () => {
  const probe = await evening(table, ['zetten'], { wishes: en });
  const [, card = ''] = /play (c\d)/.exec(probe.text) ?? [];
  for (const typed of [`play ${card}`, card, `card a${card.slice(1)}`, `value ${card.slice(1)}`]) {
    const { text } = await evening(table, [typed], { wishes: en });
    assert.match(text, new RegExp(`Guest plays Card A${card.slice(1)}\\.`), typed);
  }
});

test('why explains a refusal with its rule and text, and says when something is allowed', async () => {
  const { text } = await evening(
    table,
    ['why play c1', 'waarom play c2', '? c3', '? c4', '? c5', '? c6', '? c7', '? c8', 'why', 'why knock'],
    { wishes: en },
  );
  assert.match(text, /That is not allowed, because:\n T-2 {2}Only cards in hand\./);
  assert.match(text, /You may: Card A\d/);
  assert.match(text, /Why not what\?/);
  assert.match(text, /T-3 {2}No knocking\./);
});

test('rules shows a rule by id, searches words, and without either tells what it is about now', async () => {
  const { text } = await evening(table, ['rules T-2', 'regels knocking', 'rules xyz', 'rules T-9', 'rules'], {
    wishes: en,
  });
  assert.match(text, /> rules T-2\n T-2 {2}Only cards in hand\./);
  assert.match(text, /“knocking” is in one rule:\n T-3/);
  assert.match(text, /“xyz” is nowhere in the rules\./);
  assert.match(text, /There is no rule T-9/);
  assert.match(text, /The rule in question:\n T-1/);
});

test('undo goes back to before the player’s last answer, tells what was undone, and leaves the bots’ luck as it was', async () => {
  const { text, how, files } = await evening(table, ['1', 'undo', 'save x', '1', '1', '1'], { wishes: en });
  assert.equal(how, 'over');
  assert.match(text, /Taken back\. The computer does not mind\.\n · Guest plays Card A\d\.\n · Mieke plays/);
  const straight = await evening(table, ['save x', '1', '1', '1'], { wishes: en });
  assert.deepEqual(files.get('x'), straight.files.get('x'));
});

test('undo is refused where the rules of the game forbid it, also against the computer', async () => {
  const strict = toyTable({ ...toy, game: { ...toy.game, takesBack: () => 'never' } });
  const { text, how } = await evening(strict, ['1', 'undo', '1', '1'], { wishes: en });
  assert.equal(how, 'over');
  assert.match(text, /by the rules of this game nothing can\s+be taken back/);
  assert.doesNotMatch(text, /Taken back/);
});

test('undo with nothing to undo says so', async () => {
  assert.match((await evening(table, ['terug'])).text, /Je hebt nog niets gedaan/);
});

test('save keeps a record that verifies, asks before overwriting, and says what went wrong', async () => {
  const { text, files } = await evening(table, ['save a/b', 'save x', '1', 'save x', '1', '1'], {
    wishes: en,
  });
  assert.match(text, /Saving in a\/b does not work/);
  const record = files.get('x');
  assert.ok(record);
  assert.deepEqual(record.players, ['Guest', 'Mieke']);
  assert.deepEqual(verifyRecord(toy.game, record).flaws, []);
  assert.ok(record.result);
  const again = await evening(table, ['save x', 'n', 'save x', 'y'], { wishes: en, files: new Map(files) });
  assert.match(again.text, /x exists\. Overwrite it\? y\/n: n\n Not saved\./);
  assert.match(again.text, /Saved in x\./);
});

test('a kept match is played on where it was', async () => {
  const { files } = await evening(table, ['save x', '1'], { wishes: en });
  const record = files.get('x');
  const { text, how } = await evening(table, ['1', '1'], { wishes: { ...en, record } });
  assert.equal(how, 'over');
  assert.match(text, /We go on where you left off/);
});

test('quit offers to save and leaves; resign asks twice', async () => {
  const quit = await evening(table, ['quit', 'mine'], { wishes: en });
  assert.equal(quit.how, 'left');
  assert.ok(quit.files.has('mine'));
  assert.match(quit.text, /See you next time!/);
  const resigned = await evening(table, ['resign', 'n', 'opgeven', 'perhaps', 'y'], { wishes: en });
  assert.equal(resigned.how, 'over');
  assert.match(resigned.text, /Good\. We play on\.[\s\S]*Mieke wins!/);
});

test('help, hand, table and log answer in words; the language can be changed', async () => {
  const { text } = await evening(table, ['1', '?', 'hand', 'tafel', 'log', 'taal fr', 'taal en', 'help']);
  assert.match(text, /Wat je kunt typen/);
  assert.match(text, /Je hand: Card/);
  assert.match(text, /Het verhaal tot nu toe\n · Gast plays Card/);
  assert.match(text, /Ik spreek nl en en/);
  assert.match(text, /We speak English\.[\s\S]*What you can type/);
});

test('the game in a few sentences, at any time', async () => {
  assert.match((await evening(table, ['uitleg'])).text, /> uitleg\n Three cards\./);
});

test('Enter takes the only choice, and shows the list again where there are several', async () => {
  const { how } = await evening(table, ['1', '', '1', ''], { wishes: en });
  assert.equal(how, 'over');
});

test('plain paper has neither colours nor drawings', async () => {
  const { text } = await evening(table, ['1', '1', '1']);
  assert.ok(!text.includes('\x1b'));
});

test('coloured paper wipes the screen before every turn', async () => {
  const { text } = await evening(table, ['1'], { look: { ink: colours, plain: false, wipes: true } });
  assert.equal(text.split('\x1b[2J\x1b[H').length - 1, 2);
});

test('a player who may interrupt is asked before a bot goes on, and can stay quiet', async () => {
  const knocking = { ...en, options: ['knocking=true'] };
  const { text } = await evening(table, ['1', 'x', 'k', 'd', '1'], { wishes: knocking });
  assert.match(
    text,
    /Enter = go on · k = Knock · d = play on until my turn\n> x\n Enter to go on, or k\.\n> k/,
  );
  assert.match(text, /Guest knocks\./);
});

test('at one screen a curtain hides the hand, and the recap tells what happened since', async () => {
  const wishes = { ...en, seats: 'person,person', names: ['Ann', 'Ben'] };
  const { text } = await evening(table, ['', '1', '', '1', '', '1'], { wishes });
  assert.match(text, /Hand the screen to Ann\.\n\n Ann, press Enter when only you are looking\./);
  assert.match(text, /Hand the screen to Ben\.[\s\S]*Since your last turn\n · Ann plays Card A\d/);
});

test('an undo that shows something to others at the screen asks them first', async () => {
  const wishes = { ...en, seats: 'person,person', names: ['Ann', 'Ben'] };
  const refused = await evening(table, ['', '1', '', '1', '', 'undo', 'n'], { wishes });
  assert.match(refused.text, /wants to take this back[\s\S]*y\/n: n[\s\S]*Hand the screen to (Ann|Ben)/);
  const agreed = await evening(table, ['', '1', '', '1', '', 'undo', 'y', ''], { wishes });
  assert.match(agreed.text, /Taken back\. Everybody agreed\./);
});
