import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import routes from '#web/app/routes.ts';
import { isForMembers, PAGES_OF_MEMBERS } from './pages-of-members.ts';

const guarded = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ file, children = [] }) =>
    file.endsWith('/auth.layout.tsx') ? children.map(({ path }) => `/${path}`) : guarded(children),
  );

test('the pages of members are those that stand behind the guard', () => {
  expect(PAGES_OF_MEMBERS.toSorted()).toEqual(guarded(routes).toSorted());
});

test.each([
  ['/points', true],
  ['/ja/points?from=2026-01-01', true],
  ['/zh-hk/passengers/editPsg?id=x', true],
  ['/points/nothing', false],
  ['/order/flightOrder', false],
  ['/', false],
])('%s is for members: %s', (address, expected) => {
  expect(isForMembers(address)).toBe(expected);
});
