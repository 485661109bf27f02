import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * The test files of the project, from its root, with forward slashes.
 * @param {string} root
 * @returns {string[]}
 */
export const testFiles = (root) =>
  ['packages', 'scripts']
    .flatMap((folder) => testsIn(join(root, folder)))
    .map((file) => relative(root, file).split(sep).join('/'))
    .sort();

/**
 * @param {string} folder
 * @returns {string[]}
 */
function testsIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name.startsWith('.')) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testsIn(path);
    return /\.test\.(ts|mjs)$/.test(entry.name) ? [path] : [];
  });
}
