// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { cachedIcon, cacheIcon } from './icon-cache.ts';

const HOUR = 60 * 60 * 1000;

beforeEach(() => localStorage.clear());

test('an icon is kept for so many hours and no longer', () => {
  cacheIcon('tent', '<path/>', 0);
  expect(cachedIcon('tent', LIMITS.icons.cacheHours * HOUR - 1)).toBe('<path/>');
  expect(cachedIcon('tent', LIMITS.icons.cacheHours * HOUR)).toBeUndefined();
});

test('when there are too many, the oldest goes', () => {
  for (let at = 0; at <= LIMITS.icons.cacheEntries; at++) cacheIcon(`icon-${at}`, 'x', at);
  expect(cachedIcon('icon-0', 100)).toBeUndefined();
  expect(cachedIcon('icon-1', 100)).toBe('x');
});

test('broken storage counts as empty', () => {
  localStorage.setItem('icons', '{');
  expect(cachedIcon('tent', 0)).toBeUndefined();
});
