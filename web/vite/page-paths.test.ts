import { index, layout, route } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { pagePaths } from './page-paths.ts';

test('the pages of a table are known by their English paths', () => {
  const table = [
    route(':locale?', 'locale.tsx', [
      layout('default.tsx', [index('home.tsx'), route('login', 'login.tsx')]),
      route('order', 'order.tsx', [index('list.tsx'), route('detail', 'detail.tsx')]),
    ]),
  ];
  expect(pagePaths(table)).toEqual(['/', '/login', '/order', '/order/detail']);
});

test('files, and what takes every other address, are no pages', () => {
  const table = [
    route('build.json', 'build.ts'),
    route(':locale?', 'locale.tsx', [route('a', 'a.tsx'), route('*', 'rest.tsx')]),
  ];
  expect(pagePaths(table)).toEqual(['/a']);
});
