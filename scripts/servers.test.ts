import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ServerName, server } from './servers.mjs';

interface Computer {
  env?: NodeJS.ProcessEnv;
  programs?: string[];
  /** What an installation adds; without it there is no way to install. */
  installs?: string;
}

const PATH = '/bin:/home/me/bin';

const on = (name: ServerName, { env = { PATH }, programs = [], installs }: Computer): string =>
  server(name, {
    env,
    isProgram: (path) => programs.includes(path),
    install() {
      if (installs !== undefined) programs.push(installs);
      return installs !== undefined;
    },
  });

test('a server is found on the path, beside it, or installed', () => {
  assert.equal(on('postgres', { programs: ['/home/me/bin/postgres'] }), '/home/me/bin/postgres');
  assert.equal(on('nats-server', { programs: ['/usr/sbin/nats-server'] }), '/usr/sbin/nats-server');
  assert.equal(on('nats-server', { installs: '/bin/nats-server' }), '/bin/nats-server');
  const there = { programs: ['/usr/sbin/nats-server'], installs: '/bin/nats-server' };
  assert.equal(on('nats-server', there), '/usr/sbin/nats-server');
});

test('the environment goes first, and a wrong name is not passed over', () => {
  const own = {
    env: { POSTGRES: '/opt/own/postgres', PATH },
    programs: ['/bin/postgres', '/opt/own/postgres'],
  };
  assert.equal(on('postgres', own), '/opt/own/postgres');
  const wrong = { env: { POSTGRES: '/opt/gone', PATH }, programs: ['/bin/postgres'] };
  assert.throws(() => on('postgres', wrong), {
    message: 'The environment variable POSTGRES names /opt/gone, which is not a program.',
  });
});

test('where no server is installed, one sentence says what to install and how to name it', () => {
  assert.throws(() => on('nats-server', {}), {
    message:
      'These tests need nats-server: install it (on Debian, as root: apt-get install nats-server), or name it in the environment variable NATS_SERVER.',
  });
});
