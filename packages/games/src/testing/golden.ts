import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import {
  answerText,
  eventsFor,
  fastBelow,
  fastSeed,
  type Game,
  type MatchRecord,
  open,
  pending,
  recorder,
  seatLetter,
  verifyRecord,
} from '@stamtafel/kernel';
import { testSeed } from '@stamtafel/kernel/testing';

interface GoldenMatch {
  readonly name: string;
  readonly seats?: number;
  readonly options?: { readonly [id: string]: unknown };
  readonly seed: number;
}

/**
 * Whole matches kept as text: every answer with what everybody heard of it, and a record that `stamtafel verify`
 * accepts. A change of a rule shows as a difference; a changed record needs a new rules version. Rewritten with
 * `npm run golden`.
 */
export function golden(game: Game, folder: URL, matches: readonly GoldenMatch[]): void {
  for (const wanted of matches) {
    const file = (ending: string): string => fileURLToPath(new URL(`${wanted.name}.${ending}`, folder));
    if (process.env.GOLDEN === 'update') {
      mkdirSync(folder, { recursive: true });
      const { record, story } = playRandomly(game, wanted);
      writeFileSync(file('match.json'), recordText(record));
      writeFileSync(file('txt'), story);
    }
    test(`golden match ${wanted.name} of ${game.id} is played as it was`, () => {
      const { record, story } = playRandomly(game, wanted);
      assert.equal(story, kept(file('txt')));
      assert.equal(recordText(record), kept(file('match.json')));
    });
    test(`golden match ${wanted.name} of ${game.id} still replays under rules version ${game.version}`, () => {
      const record: MatchRecord = JSON.parse(kept(file('match.json')));
      assert.deepEqual(verifyRecord(game, record).flaws, []);
    });
  }
}

function kept(path: string): string {
  assert.ok(existsSync(path), `${path} is missing; write it with npm run golden`);
  return readFileSync(path, 'utf8');
}

function playRandomly(game: Game, wanted: GoldenMatch): { record: MatchRecord; story: string } {
  const match = open(game, wanted);
  const log = recorder(match, { seed: testSeed(wanted.seed) });
  const dice = fastSeed(wanted.seed);
  const lines: string[] = [];
  while (log.state.stack.length > 0) {
    // Now and then a player answers whom nobody waits for.
    const decisions = pending(match, log.state).filter(
      (d) => d.options.length > 0 && (!d.optional || fastBelow(dice, 20) === 0),
    );
    const decision = decisions[fastBelow(dice, decisions.length)];
    const given = decision?.options[fastBelow(dice, decision.options.length)];
    assert.ok(decision && given, 'somebody can answer');
    const told = log.play(decision.seat, given);
    lines.push(`${seatLetter(decision.seat)} ${answerText(given)}`);
    for (const { key, args, cards } of eventsFor(match, told, match.seats)) {
      const words = Object.entries(args).map(([name, value]) => ` ${name}=${value}`);
      const shown = cards.length > 0 ? ` [${cards.map((card) => card ?? '?').join(' ')}]` : '';
      lines.push(`  ${key}${words.join('')}${shown}`);
    }
  }
  const record = log.record();
  lines.push(`= ${JSON.stringify(record.result)}`);
  return { record, story: `${lines.join('\n')}\n` };
}

/** One entry per line, so that a difference is readable. */
function recordText(record: MatchRecord): string {
  const { entries, ...head } = record;
  const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
  const body = JSON.stringify(head, null, 2).replace(/\n}$/, `,\n  "entries": [\n${lines}\n  ]\n}`);
  return `${body}\n`;
}
