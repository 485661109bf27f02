/**
 * What is wrong with this version of Node; nothing if the house can run on it. Below 24.15 its SQLite can lose what two
 * connections write (Node 22: or is called an experiment), and of 25 no version is kept up any more.
 * @param {string} version
 */
export declare function unfit(version: string): string | undefined;
