import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A file of the tree: its path from the root, with slashes, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** Every file that git tracks or would track, below the root. */
export function trackedPaths(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return listed.split('\n').filter((file) => file !== '' && existsSync(path.join(ROOT, file)));
}

export const readSource = (file: string): SourceFile => ({
  path: file,
  text: readFileSync(path.join(ROOT, file), 'utf8'),
});

/** The TypeScript of the four top folders, generated files left out. */
export const typescriptSources = (): SourceFile[] =>
  trackedPaths()
    .filter((file) => /^(schema|gateway|web|tests)\/.*\.tsx?$/.test(file))
    .filter((file) => !/\.gen\.tsx?$|\.d\.ts$/.test(file))
    .map(readSource);
