import { expect, it } from 'vitest';
import { DRAWING_RUNTIME, variablesFor } from './runtime.ts';

it('a process that the gateway starts is given no secret of it', () => {
  const given = variablesFor(DRAWING_RUNTIME, {
    PATH: '/usr/bin',
    SECRET: 'all keys are derived from it',
    DATABASE_URL: 'postgres://user:password@localhost/airline',
    MALLOC_ARENA_MAX: '7',
  });
  expect(given).toEqual({ PATH: '/usr/bin', ...DRAWING_RUNTIME.variables });
});
