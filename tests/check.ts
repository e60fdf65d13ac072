import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from '#gateway/command-help.ts';
import { generatorsFor } from '#web/vite/generators.ts';
import { trackedPaths } from './architecture/source-files.ts';
import { branchPoint, changedSince, testsBeside } from './changed-files.ts';

/**
 * `npm run check`: what is wrong with the changes of this branch, the cheapest first, until the
 * first fault. `npm test` checks everything.
 */
process.chdir(path.join(import.meta.dirname, '..'));
/** Its date is that of the last run that generated what had changed. */
const GENERATED = '.cache/generated';

const { values } = readArguments(
  {
    usage: 'npm run check -- [--since <commit>]',
    does: 'Generates what has changed, and says the first thing that is wrong with the changes of this branch: format, types, the tests beside them, the tests of what uses them, the architecture.',
    takes: { '--since': 'the commit to compare with; the one in which the branch left main' },
    example: 'npm run check -- --since HEAD',
  },
  { since: { type: 'string' } },
);
const base = values.since ?? branchPoint();
const changed = changedSince(base);
const paths = trackedPaths();
const since = existsSync(GENERATED) ? statSync(GENERATED).mtimeMs : 0;
const stale = paths.filter((file) => statSync(file).mtimeMs > since);
const generators = new Set(
  stale.flatMap((file) => generatorsFor(file, readFileSync(file, 'utf8')).map(({ name }) => name)),
);
if (stale.includes('web/app/routes.ts')) generators.add('routes');
const formatted = changed.filter((file) => /\.(tsx?|jsonc?|css|graphql)$/.test(file));
const beside = testsBeside(changed, paths);
function step(what: string, name: string, ...args: readonly string[]): void {
  const startedAt = performance.now();
  const { status } = spawnSync(name, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  process.stdout.write(`${status === 0 ? '✓' : '✗'} ${what}: ${seconds} s\n`);
  if (status !== 0) process.exit(1);
}
const run = (script: string) => step(script, 'npm', 'run', '--silent', script);
const unit = (what: string, ...which: readonly string[]) =>
  step(what, 'vitest', 'run', '--config', 'tests/vitest.config.ts', '--bail', '1', ...which);

for (const name of generators) run(`generate:${name}`);
mkdirSync('.cache', { recursive: true });
writeFileSync(GENERATED, '');
if (formatted.length > 0)
  step('format and lint', 'biome', 'check', '--no-errors-on-unmatched', ...formatted);
run('check:types');
if (beside.length > 0) unit('tests beside what changed', ...beside);
unit('tests of what uses it', '--passWithNoTests', '--changed', base);
unit('architecture', 'tests/architecture');
