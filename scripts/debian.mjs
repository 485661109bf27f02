// Installs packages of Debian, where that is possible: what the tests drive and npm has not.
import { spawnSync } from 'node:child_process';
import process from 'node:process';

/**
 * The first of these lists of packages that can be installed. Two test files may come here at once: apt waits for its own
 * lock.
 * @param {readonly (readonly string[])[]} lists
 */
export function installPackages(...lists) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      // The service of a package stays off.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
      timeout: 600_000,
    }).status === 0;
  const any = () => lists.some((list) => apt('install', '-y', '--no-install-recommends', ...list));
  return any() || (apt('update') && any());
}
