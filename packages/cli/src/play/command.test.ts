import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { bin } from '../testing/stamtafel.ts';

const env = { ...process.env, LANG: 'nl_NL.UTF-8', LC_ALL: '', LC_MESSAGES: '' };

function stamtafel(args: readonly string[], input = '', extra: { [name: string]: string } = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], {
    input,
    encoding: 'utf8',
    env: { ...env, ...extra },
  });
  return { status, stdout, stderr };
}

function folder(t: TestContext): string {
  const made = mkdtempSync(join(tmpdir(), 'stamtafel-play-'));
  t.after(() => rmSync(made, { recursive: true }));
  return made;
}

test('without a game and without a person it lists the games and says how to play', () => {
  const { status, stdout } = stamtafel(['play']);
  assert.equal(status, 0);
  assert.match(stdout, / 1 {2}How-Ruck! \(2 spelers\)\n[\s\S]*stamtafel play five-possessions/);
});

test('through a pipe a match is played to its end, twice the same', () => {
  const args = ['play', 'how-ruck', '--plain', '--seed', 'kroeg'];
  const first = stamtafel(args, '1\n'.repeat(500));
  assert.equal(first.status, 0, first.stderr);
  assert.match(first.stdout, /Het potje is uit: \S+ wint!/);
  assert.match(first.stdout, /--seed kroeg/);
  assert.equal(stamtafel(args, '1\n'.repeat(500)).stdout, first.stdout);
});

test('input that ends before the match: a hint and exit code 1', () => {
  const { status, stdout, stderr } = stamtafel(['play', 'four-downs'], '1\n1\n');
  assert.equal(status, 1);
  assert.equal(stderr, '');
  assert.match(stdout, /De invoer is op, midden in het potje\./);
});

test('the language follows the system unless it is given', () => {
  const english = { LANG: 'en_GB.UTF-8' };
  assert.match(stamtafel(['play', 'four-downs'], '', english).stdout, /At the table: Guest/);
  assert.match(stamtafel(['play', 'four-downs', '--lang', 'nl'], '', english).stdout, /Aan tafel: Gast/);
});

test('--save keeps a match that verify accepts and --resume plays on', (t) => {
  const file = join(folder(t), 'match.json');
  const begun = stamtafel(['play', 'five-possessions', '--save', file], '1\n'.repeat(9));
  assert.equal(begun.status, 1);
  assert.match(begun.stdout, /Het staat in .*match\.json/);
  assert.equal(stamtafel(['verify', file]).status, 0);
  const refused = stamtafel(['play', 'five-possessions', '--save', file]);
  assert.equal(refused.status, 2);
  assert.match(refused.stderr, /exists; play it on with --resume/);
  const ended = stamtafel(['play', '--resume', file], '1\n'.repeat(900));
  assert.equal(ended.status, 0, ended.stderr);
  assert.match(ended.stdout, /We gaan verder waar jullie gebleven waren/);
  const verified = stamtafel(['verify', file]);
  assert.equal(verified.status, 0, verified.stdout);
  assert.ok('result' in JSON.parse(readFileSync(file, 'utf8')));
});

test('bad input of any kind: one sentence, exit code 2', async () => {
  const tried = [
    ['nosuch'],
    ['play-design'],
    ['how-ruck', '--seats', 'person,dog'],
    ['how-ruck', '--lang', 'fr'],
    ['how-ruck', '--option', 'trackHalf=99'],
    ['how-ruck', '--seats', 'person,person', '--option', 'teamForming=race'],
    ['--resume', '/nowhere/match.json'],
    ['how-ruck', '--save', '/nowhere/match.json'],
  ];
  await Promise.all(
    tried.map(async (args) => {
      const child = spawn(process.execPath, [bin, 'play', ...args], { env });
      let complaint = '';
      child.stderr.on('data', (chunk: Buffer) => {
        complaint += chunk.toString();
      });
      child.stdin.end();
      const { status, text } = await ended(child);
      assert.equal(status, 2, args.join(' '));
      assert.equal(text, '', args.join(' '));
      assert.match(complaint, /^[^\n]+\.\n$/, args.join(' '));
    }),
  );
});

test('Ctrl-C ends cleanly and says what was saved', async (t) => {
  const file = join(folder(t), 'match.json');
  const child = spawn(process.execPath, [bin, 'play', 'how-ruck', '--save', file], { env });
  const said = await until(child, /houd je zelf/);
  child.stdin?.write('1\n');
  await until(child, /1 van de 10/);
  child.kill('SIGINT');
  const rest = await ended(child);
  assert.equal(rest.status, 130);
  assert.match(rest.text, /Er is niets verloren: het potje staat in .*match\.json/);
  assert.doesNotMatch(said + rest.text, /at .*\.ts:\d/);
});

function until(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const gone = (): void => reject(new Error(`it ended before it said ${pattern}: ${text}`));
    const listen = (chunk: Buffer): void => {
      text += chunk.toString();
      if (!pattern.test(text)) return;
      child.stdout?.off('data', listen);
      child.off('close', gone);
      resolve(text);
    };
    child.stdout?.on('data', listen);
    child.on('close', gone);
  });
}

function ended(child: ChildProcess): Promise<{ status: number | null; text: string }> {
  return new Promise((resolve) => {
    let text = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    child.on('close', (status) => resolve({ status, text }));
  });
}
