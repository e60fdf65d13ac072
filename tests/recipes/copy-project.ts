import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyFiles, SITE_FILES } from '#tests/support/copy-files.ts';

/** A copy of the project in a folder of its own, as git has it: architecture tests ask git. */
export function copyProject(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'magnolia-recipe-'));
  copyFiles(folder, [...SITE_FILES, 'tests', '.github', '.gitignore', '.biome.json', 'README.md']);
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  return folder;
}
