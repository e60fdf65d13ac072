import {
  closeSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

/**
 * An append-only file of JSON lines: what `append` has returned from is on the disk, whatever kills
 * the process next.
 */
export interface Journal<Entry> {
  /** Writes one line, all or nothing. */
  append(entry: Entry): void;
  close(): void;
}

function flushDirectory(directory: string): void {
  const handle = openSync(directory, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/**
 * Opens the journal and returns its content, oldest first. A last line without its end is what a
 * crash left of a write that was never acknowledged, and is cut off; any other broken line throws.
 */
export function openJournal<Entry>(file: string): { entries: Entry[]; journal: Journal<Entry> } {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const handle = openSync(file, 'a+', 0o600);
  flushDirectory(dirname(file));
  const content = readFileSync(file);
  const whole = content.lastIndexOf(0x0a) + 1;
  if (whole < content.length) {
    ftruncateSync(handle, whole);
    fsyncSync(handle);
  }
  const lines = content.subarray(0, whole).toString('utf8').split('\n').slice(0, -1);
  return {
    entries: lines.map((line) => JSON.parse(line) as Entry),
    journal: {
      append(entry) {
        writeSync(handle, `${JSON.stringify(entry)}\n`);
        fsyncSync(handle);
      },
      close: () => closeSync(handle),
    },
  };
}
