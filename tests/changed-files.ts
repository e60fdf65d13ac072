import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

/** The commit in which this branch left `main`; on `main`, or without it, the last commit. */
export function branchPoint(): string {
  try {
    return git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
  } catch {
    return 'HEAD';
  }
}

/** What differs from a commit, committed since or not, and what is new. */
export const changedSince = (commit: string): string[] =>
  [
    ...git('diff', '--name-only', '--diff-filter=d', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter((file) => existsSync(file));

/** The tests that Vitest runs: journeys are Playwright's. */
const UNIT_TEST = /^(?!tests\/e2e\/).*\.test\.tsx?$/;

/** The tests in the folders of changed files: they name most faults, and take seconds. */
export function testsBeside(changed: readonly string[], paths: readonly string[]): string[] {
  const folders = new Set(
    changed.filter((file) => /\.(tsx?|json|css|graphql)$/.test(file)).map(path.dirname),
  );
  return paths.filter((file) => UNIT_TEST.test(file) && folders.has(path.dirname(file)));
}
