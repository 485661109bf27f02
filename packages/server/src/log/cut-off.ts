/**
 * Notices a database that has lost its end, before SQLite sees it: with a write-ahead file SQLite fills what is missing with
 * nothing, and throws that file away. Only while no connection in this process is open: on POSIX, closing the file would
 * free its locks.
 */
import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';

/** sqlite.org/fileformat2.html: the database header, and the write-ahead log. */
const DB_HEADER = 100;
const WAL_HEADER = 32;
const FRAME_HEADER = 24;

/**
 * Whether pages are missing: neither in the file nor in the write-ahead file. A checkpoint that was interrupted leaves the
 * file shorter too, but then the other one has all that is missing.
 */
export function isCutOff(file: string): boolean {
  const database = reading(file, (fd, size) => ({ size, header: bytesAt(fd, 0, DB_HEADER) }));
  if (database === undefined || database.header.toString('latin1', 0, 16) !== 'SQLite format 3\0')
    return false;
  const { size, header } = database;
  const pageBytes = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
  const logged = reading(`${file}-wal`, (fd, length) => pagesIn(fd, length, pageBytes));
  const pages = logged?.pages ?? header.readUInt32BE(28);
  for (let page = Math.floor(size / pageBytes) + 1; page <= pages; page++)
    if (!logged?.numbers.has(page)) return true;
  return false;
}

interface Logged {
  /** How many pages the database has after the last transaction; undefined if there is none. */
  readonly pages: number | undefined;
  readonly numbers: ReadonlySet<number>;
}

/** The pages in a write-ahead file since it was last begun again. */
function pagesIn(fd: number, size: number, pageBytes: number): Logged {
  const numbers = new Set<number>();
  let pages: number | undefined;
  const header = bytesAt(fd, 0, WAL_HEADER);
  for (let at = WAL_HEADER; at + FRAME_HEADER + pageBytes <= size; at += FRAME_HEADER + pageBytes) {
    const frame = bytesAt(fd, at, FRAME_HEADER);
    // The salts of frames from before differ.
    if (frame.compare(header, 16, 24, 8, 16) !== 0) break;
    numbers.add(frame.readUInt32BE(0));
    pages = frame.readUInt32BE(4) || pages;
  }
  return { pages, numbers };
}

function bytesAt(fd: number, place: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  readSync(fd, bytes, 0, length, place);
  return bytes;
}

/** Undefined if there is no such file. */
function reading<T>(file: string, read: (fd: number, size: number) => T): T | undefined {
  if (!existsSync(file)) return undefined;
  const fd = openSync(file, 'r');
  try {
    return read(fd, fstatSync(fd).size);
  } finally {
    closeSync(fd);
  }
}
