import { expect, test } from 'vitest';
import { placeOf, type SitePart } from './site-map.ts';

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
