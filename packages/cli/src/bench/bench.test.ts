import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editions } from '@stamtafel/games';
import { folderWith, stamtafel } from '../testing/stamtafel.ts';
import { asJson, asText, grows } from './report.ts';

const quick = ['bench', 'engine', '--seconds', '0.01', '--processes', '1'];
const figures = ['decisionsPerSecond', 'matchesPerSecond', 'cloneNs', 'viewNs', 'worldNs'];

test('bench engine measures every game and prints it for programs', async () => {
  const { code, out, err } = await stamtafel([...quick, '--memory', '0', '--json']);
  assert.equal(err, '');
  assert.equal(code, 0);
  const report: { games: { [id: string]: { [figure: string]: number } }; peers: object } = JSON.parse(out);
  assert.deepEqual(Object.keys(report), ['games', 'peers']);
  assert.deepEqual(report.peers, {});
  assert.deepEqual(
    Object.keys(report.games),
    editions.map(({ game }) => game.id),
  );
  for (const game of Object.values(report.games)) {
    assert.deepEqual(Object.keys(game), figures);
    for (const figure of Object.values(game)) assert.ok(figure > 0);
  }
});

test('bench engine prints a table and the heap for people', async () => {
  const { code, out } = await stamtafel([...quick, '--memory', '300', '--game', 'four-downs']);
  assert.equal(code, 0, out);
  assert.match(
    out,
    /^Median over 1 fresh processes, CPU time, Node v\S+ with --no-allocation-site-pretenuring\.\n/,
  );
  assert.match(out, /\ngame +decisions\/s .*\nfour-downs +[\d,]+ /);
  assert.match(out, /\n {2}four-downs: [\d.]+ MB before, [\d.]+ MB after 300 matches: no growth\n$/);
});

test('the median counts, and the peer is a ratio', () => {
  const run = (decisionsPerSecond: number) => ({
    decisionsPerSecond,
    matchesPerSecond: 10,
    cloneNs: 500,
    viewNs: 2000,
    worldNs: 3000,
  });
  const measured = {
    games: new Map([['whist', [run(3_000_000), run(1_000_000), run(2_000_000)]]]),
    peer: [12_000, 10_000, 8_000],
    memory: new Map([['whist', { matches: 5, before: 1e6, after: 3e6 }]]),
  };
  assert.deepEqual(JSON.parse(asJson(measured)), {
    games: { whist: run(2_000_000) },
    peers: { 'boardgame.io': { decisionsPerSecond: 10_000 } },
  });
  assert.match(asText(measured), /\nwhist +2,000,000 +\[1,000,000 – 3,000,000\] .* 200 ×\n/);
  assert.match(asText(measured), /IT GROWS/);
  assert.ok(grows({ matches: 5, before: 1e6, after: 3e6 }));
  assert.ok(!grows({ matches: 5, before: 1e6, after: 1.01e6 }));
});

test('without a registry --peers says so in one sentence', async (t) => {
  const folder = folderWith(t, {});
  const { code, out, err } = await stamtafel([...quick, '--peers'], {
    STAMTAFEL_CACHE: folder,
    npm_config_cache: `${folder}/npm`,
    npm_config_registry: 'http://127.0.0.1:9/',
  });
  assert.equal(code, 2);
  assert.match(
    err,
    /boardgame\.io could not be installed: the npm registry cannot be reached \(ECONNREFUSED\)\.\n$/,
  );
  assert.equal(out, '');
});
