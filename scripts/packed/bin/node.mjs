/**
 * What is wrong with this version of Node; nothing if the house can run on it. Below 24.15 its SQLite can lose what two
 * connections write (Node 22: or is called an experiment), and of 25 no version is kept up any more.
 * @param {string} version
 */
export function unfit(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major >= 26 || (major === 24 && minor >= 15)) return undefined;
  return `Stamtafel needs Node 26 or newer, or Node 24 from 24.15 on, and this is Node ${version}; install one from https://nodejs.org/en/download and try again.`;
}
