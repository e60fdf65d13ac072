import { expect, test } from 'vitest';
import { type SourceFile, typescriptSources } from './source-files.ts';

/**
 * Tables of graphile-worker that its manual does not describe; its functions and the view
 * `graphile_worker.jobs` are public.
 */
const PRIVATE = /graphile_worker\.(?:_private_\w+|migrations)/;

const reachInside = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => /^gateway\//.test(path) && !/\.test(-support)?\.ts$/.test(path))
    .filter(({ text }) => PRIVATE.test(text))
    .map(({ path }) => path);

test('the gateway uses the job queue through what its manual describes', () => {
  expect(reachInside(typescriptSources())).toEqual([]);
  const text = 'UPDATE graphile_worker._private_jobs SET locked_at = NULL';
  expect(reachInside([{ path: 'gateway/jobs/example.ts', text }])).toEqual([
    'gateway/jobs/example.ts',
  ]);
});
