import { expect, test } from 'vitest';
import routes from '#web/app/routes.ts';
import { pagePaths } from '#web/vite/page-paths.ts';
import { siteAreas } from './site-areas.ts';
import { placeOf, SITE_PARTS, type SitePart } from './site-map.ts';

const CARE: SitePart = {
  id: 'care',
  message: 'shell.map.care',
  pages: [
    { path: '/passenger', message: 'shell.page.passenger' },
    { path: '/passenger/detailService', message: 'shell.page.detailService' },
    { path: '/passenger/detailService/pregnantWoman', message: 'shell.page.pregnantWoman' },
    { path: '/passenger/PassengersService', message: 'shell.page.passengersService' },
  ],
};
const above = (path: string) => placeOf(path, [CARE])?.above.map((page) => page.path);

test('a page stands below those whose path its own goes on from', () => {
  expect(above('/passenger/detailService/pregnantWoman')).toEqual([
    '/passenger',
    '/passenger/detailService',
  ]);
  expect(above('/passenger/PassengersService')).toEqual(['/passenger']);
  expect(above('/passenger')).toEqual([]);
});

test('a path that only begins alike is another page', () => {
  expect(placeOf('/passengers', [CARE])).toBeUndefined();
  expect(placeOf('/', [CARE])).toBeUndefined();
});

test('every page of the map and of the bar is in the route table', () => {
  const pages = [...SITE_PARTS.flatMap((part) => part.pages), ...siteAreas].flatMap((page) =>
    'path' in page ? [page.path] : [],
  );
  const paths = pagePaths(routes);
  expect(pages.length).toBeGreaterThan(30);
  expect(pages.filter((path) => !paths.includes(path))).toEqual([]);
});
