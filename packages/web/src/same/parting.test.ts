import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from '@stamtafel/games/catalogue.ts';
import type { Edition } from '@stamtafel/games/edition.ts';
import {
  answerText,
  fastSeed,
  type MatchRecord,
  open,
  outcome,
  pending,
  RESIGN,
  recorder,
  view,
} from '@stamtafel/kernel';
import { written } from './letters.ts';
import { choicesIn, MOST_CHOICES, partingOf, saidOf } from './parting.ts';
import { readLink } from './read.ts';

const OWN = 0;
const seed = '7'.padStart(64, '0');

/** A match of simple players; at this choice the first one takes another of the options. */
function played({ game, players }: Edition, seats: number, other = -1): MatchRecord {
  const match = open(game, { seats });
  const table = recorder(match, { seed });
  let choices = 0;
  while (outcome(match, table.state) === undefined) {
    const owed = pending(match, table.state).find(({ optional }) => !optional) ?? assert.fail();
    const { seat, options } = owed;
    // Like the computers of *Same cards*: what they do follows only from where the match stands.
    const dice = fastSeed(table.record().entries.length);
    const usual = players.greedy(match, view(match, table.state, seat), owed, dice);
    const isOther = seat === OWN && options.length > 1 && choices++ === other;
    const instead = options.find((answer) => answerText(answer) !== answerText(usual));
    table.play(seat, (isOther && instead) || usual);
  }
  return table.record();
}

for (const entry of catalogue)
  test(`${entry.id}: two matches with the same cards part at the first choice that differs, and the link stays short`, async () => {
    const edition = await entry.load();
    const seats = Math.min(...entry.players);
    const record = played(edition, seats);
    const choices = choicesIn(edition, record, OWN);
    const said = saidOf(choices);
    assert.equal(said.length, MOST_CHOICES);
    for (const [n, choice] of choices.entries()) {
      const parting = partingOf(choicesIn(edition, played(edition, seats, n), OWN), said);
      assert.ok(parting !== undefined, `choice ${n}`);
      assert.deepEqual([parting.moment, parting.other], [choice.moment, choice.answer], `choice ${n}`);
      assert.notDeepEqual(parting.answer, parting.other);
    }
    const result = { score: 1, rank: 1, chosen: said };
    const levels = new Array<'level2'>(seats - 1).fill('level2');
    const { rules, options } = record;
    const deal = {
      game: entry.id,
      rules,
      seat: OWN,
      levels,
      seed,
      options,
      place: 'a',
      result,
      sender: 'Anna',
    };
    const text = await written(deal);
    assert.ok(text.length < 500, `${text.length} letters`);
    const reading = await readLink(text);
    assert.deepEqual(reading.is === 'deal' && reading.deal.result.chosen, said);
  });

test('matches that are the same as far as the link goes do not part, nor where the other’s answer was not on offer', async () => {
  const [entry = assert.fail()] = catalogue;
  const edition = await entry.load();
  const choices = choicesIn(edition, played(edition, 2), OWN);
  const said = saidOf(choices);
  assert.equal(partingOf(choices, said), undefined);
  assert.equal(partingOf(choices, said.slice(0, 3)), undefined);
  assert.equal(partingOf(choices.slice(0, 3), said), undefined);
  assert.equal(partingOf(choices, ['<b>nothing like it</b>', ...said]), undefined);
});

test('a choice that was not on offer, as giving up, ends what a link says', async () => {
  const [entry = assert.fail()] = catalogue;
  const edition = await entry.load();
  const record = played(edition, 2);
  const [, , third = assert.fail()] = choicesIn(edition, record, OWN);
  const table = recorder(open(edition.game, { seats: 2 }), { seed });
  for (const { seat, answer } of record.entries.slice(0, third.moment)) table.play(seat, answer);
  table.play(OWN, { pick: RESIGN });
  assert.equal(choicesIn(edition, table.record(), OWN).length, 2);
});
