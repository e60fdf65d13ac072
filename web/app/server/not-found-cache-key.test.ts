import { matchRoutes, type ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { knownPaths, notFoundCacheKey } from './not-found-cache-key.ts';

const route = (id: string, parentId: string | undefined, path?: string) => ({
  [id]: { id, parentId, path, module: { default: () => null } },
});
const ROUTES = {
  ...route('root', undefined, ''),
  ...route('build', 'root', 'build.json'),
  ...route('locale', 'root', ':locale?'),
  ...route('home', 'locale'),
  ...route('wifi', 'locale', 'planeWiFi'),
  ...route('airport', 'locale', 'airport/:code'),
  ...route('rest', 'locale', '*'),
} as unknown as ServerBuild['routes'];
const PAGES = [{ index: true }, { path: 'planeWiFi' }, { path: 'airport/:code' }, { path: '*' }];
const TREE = [{ path: 'build.json' }, { path: ':locale?', children: PAGES }];

const asked = (address: string, init: RequestInit = {}) =>
  notFoundCacheKey(new Request(`https://www.magnolia.example${address}`, init), knownPaths(ROUTES));
const routeOf = (address: string) => matchRoutes(TREE, address)?.at(-1)?.route;

it.each(['/nothing', '/ja/nothing', '/nothing/at/all', '/zh-hk/nothing/at/all', '/en/nothing'])(
  '%s does not exist, and its placeholder is matched by the same routes',
  (address) => {
    const missing = asked(`${address}?day=1`);
    expect(missing?.path[1]).toBe(address.replace(/^\/(ja|zh-hk)/, ''));
    expect(missing?.query[1]).toBe('?day=1');
    expect(routeOf(missing?.slotted.split('?')[0] ?? '')).toBe(routeOf(address));
  },
);

it.each([
  '/',
  '/ja',
  '/zh-HK',
  '/planeWiFi',
  '/ja/PLANEWIFI',
  '/airport/HKG',
  '/build.json',
  '/xx/planeWiFi',
])('%s is left to the site', (address) => {
  expect(asked(address)).toBeNull();
});

it('so are the questions of the router, other methods and other spellings', () => {
  expect(asked('/nothing.data')).toBeNull();
  expect(asked('/__manifest?p=/nothing')).toBeNull();
  expect(asked('/nothing/')).toBeNull();
  expect(asked('/nothing', { method: 'POST' })).toBeNull();
});
