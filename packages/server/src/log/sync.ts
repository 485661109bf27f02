import { closeSync, fsyncSync, openSync } from 'node:fs';

/** From here on the contents of the file survive a power cut. */
export function sync(file: string): void {
  const fd = openSync(file, 'r+');
  fsyncSync(fd);
  closeSync(fd);
}

/** So that new names in a folder survive a power cut; not every system supports this. */
export function syncFolder(folder: string): void {
  try {
    const fd = openSync(folder, 'r');
    fsyncSync(fd);
    closeSync(fd);
  } catch {}
}
