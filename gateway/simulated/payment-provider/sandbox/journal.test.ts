import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openJournal } from './journal.ts';

const directory = mkdtempSync(join(tmpdir(), 'journal-'));
afterAll(() => rmSync(directory, { recursive: true }));

describe('the journal', () => {
  it('gives back what was written, in order', () => {
    const file = join(directory, 'deep', 'a.jsonl');
    const first = openJournal<{ n: number }>(file);
    first.journal.append({ n: 1 });
    first.journal.append({ n: 2 });
    first.journal.close();
    const second = openJournal<{ n: number }>(file);
    expect(second.entries).toEqual([{ n: 1 }, { n: 2 }]);
    second.journal.close();
  });

  it('forgets a line that a crash cut short, and goes on behind the last whole one', () => {
    const file = join(directory, 'b.jsonl');
    writeFileSync(file, '{"n":1}\n');
    appendFileSync(file, '{"n":2');
    const torn = openJournal<{ n: number }>(file);
    expect(torn.entries).toEqual([{ n: 1 }]);
    torn.journal.append({ n: 3 });
    torn.journal.close();
    expect(readFileSync(file, 'utf8')).toBe('{"n":1}\n{"n":3}\n');
  });

  it('refuses a file that is broken in the middle', () => {
    const file = join(directory, 'c.jsonl');
    writeFileSync(file, '{"n":1}\nrubbish\n{"n":3}\n');
    expect(() => openJournal(file)).toThrow();
  });
});
