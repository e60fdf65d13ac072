import type { ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { listPages } from './page-list.ts';

const handle = { messages: [] };
const route = (id: string, parentId: string | undefined, path?: string, ownHandle?: object) => ({
  [id]: { id, parentId, path, module: { default: () => null, handle: ownHandle } },
});

it('the pages of a built site are known by their English paths, without layouts and files', () => {
  const routes = {
    ...route('root', undefined, ''),
    ...route('file', 'root', 'build.json'),
    ...route('locale', 'root', ':locale?'),
    ...route('base', 'locale'),
    ...route('home', 'base', undefined, handle),
    ...route('wifi', 'base', 'planeWiFi', handle),
    ...route('rest', 'locale', '*'),
  } as unknown as ServerBuild['routes'];
  expect(listPages(routes)).toEqual([
    { path: '/', handle },
    { path: '/planeWiFi', handle },
  ]);
});
