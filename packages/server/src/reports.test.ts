import assert from 'node:assert/strict';
import { test } from 'node:test';
import Fastify from 'fastify';
import { logOptions } from './edges/log.ts';
import { Reports } from './reports.ts';

function reporting() {
  const lines: { readonly msg: string; readonly table?: string; readonly lines?: number }[] = [];
  let now = 0;
  const reports = new Reports(() => now);
  const { log } = Fastify({
    logger: logOptions('info', { write: (line) => void lines.push(JSON.parse(line)) }),
  });
  const pass = (ms: number): void => {
    now += ms;
  };
  return { lines, log, reports, pass };
}

test('what was reported before there is a log is written once there is one', () => {
  const { lines, log, reports } = reporting();
  reports.report({ kind: 'frozen', table: 'a', why: 'so' });
  reports.writeTo(log);
  assert.deepEqual(
    lines.map(({ msg, table }) => [msg, table]),
    [['table frozen', 'a']],
  );
});

test('however often nothing can be saved or a table fails, the log gets a few lines a minute, and says how many not', () => {
  const { lines, log, reports, pass } = reporting();
  reports.writeTo(log);
  for (let minute = 0; minute < 3; minute++) {
    for (let n = 0; n < 1000; n++) {
      reports.report({ kind: 'cannot-save', table: `t${n}` });
      reports.report({ kind: 'failed', table: 't', error: new Error('a bug') });
    }
    pass(60_000);
  }
  assert.ok(lines.length < 150, `${lines.length} lines`);
  const leftOut = lines.flatMap(({ lines: left }) => left ?? []);
  assert.deepEqual(leftOut, [980, 980, 980, 980]);
});

test('every table that is frozen is named', () => {
  const { lines, log, reports } = reporting();
  reports.writeTo(log);
  for (let n = 0; n < 1000; n++) reports.report({ kind: 'frozen', table: `t${n}`, why: 'so' });
  assert.equal(lines.length, 1000);
});
