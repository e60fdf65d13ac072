import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { GATEWAY_RUNTIME } from '#gateway/runtime.ts';

const SCRIPT = path.join(import.meta.dirname, '../../../tests/support/becoming.ts');
const LIMITS = GATEWAY_RUNTIME.options.join(' ');

type Lived = { pid: number; arenas: string | null; options: string };

/** What the process says of itself before and after. */
function livesOf(variables: Record<string, string>): Lived[] {
  const { MALLOC_ARENA_MAX: _, NODE_OPTIONS: __, ...env } = process.env;
  const options = { env: { ...env, ...variables }, encoding: 'utf8' } as const;
  const lines = execFileSync(process.execPath, [SCRIPT], options).trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Lived);
}

it.runIf(process.platform !== 'win32')('a start goes on as the same process, within limits', () => {
  const [before, after, ...more] = livesOf({});
  expect(before).toMatchObject({ arenas: null, options: '' });
  expect(after).toEqual({
    pid: before?.pid,
    arenas: GATEWAY_RUNTIME.variables.MALLOC_ARENA_MAX,
    options: LIMITS,
  });
  expect(more).toEqual([]);
});

it.runIf(process.platform !== 'win32')('what an operator has set goes before the limits', () => {
  const own = { MALLOC_ARENA_MAX: '3', NODE_OPTIONS: '--max-old-space-size=900' };
  expect(livesOf(own).at(-1)).toMatchObject({
    arenas: '3',
    options: `${LIMITS} --max-old-space-size=900`,
  });
});
