import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { copyProject } from './copy-project.ts';
import { RECIPES } from './recipes.ts';
import { applyStep, stepsOf } from './steps.ts';

const folder = copyProject();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(...script: string[]) {
  const { stdout, stderr, status } = spawnSync('npm', ['run', '--silent', ...script], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 ? '' : stdout + stderr;
}

test('all recipes, followed one after the other, give a project that is generated and compiles', () => {
  for (const name of Object.keys(RECIPES))
    for (const step of stepsOf(name)) applyStep(name, step, folder);
  expect(run('generate')).toBe('');
  expect(run('check:types')).toBe('');
}, 600_000);
