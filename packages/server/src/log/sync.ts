import { closeSync, fsyncSync, openSync } from 'node:fs';

/** What is in a file survives a power cut from here on. */
export function sync(file: string): void {
  const fd = openSync(file, 'r+');
  fsyncSync(fd);
  closeSync(fd);
}

/** So that new names in a folder survive a power cut; not every system knows this. */
export function syncFolder(folder: string): void {
  try {
    const fd = openSync(folder, 'r');
    fsyncSync(fd);
    closeSync(fd);
  } catch {}
}
