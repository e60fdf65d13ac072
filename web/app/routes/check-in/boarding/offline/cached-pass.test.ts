import { expect, test } from 'vitest';
import { boardingPath } from '#web/app/components/check-in/check-in-paths.ts';
import { cachedPassName, holdsFlight, holdsPage } from './cached-pass.ts';

const nameOf = (address: string) =>
  cachedPassName({ ofMember: true, until: 2000, savedAt: 1000, address });

test('the name of a cache says whose it is and until when, in the places where the sweep reads them', () => {
  expect(nameOf('/x').split(' ')).toEqual(['boarding-pass', 'member', '2000', '1000', '/x']);
  const name = cachedPassName({ ofMember: false, until: 2000, savedAt: 1000, address: '/x' });
  expect(name.split(' ')[1]).toBe('guest');
});

test('a page is found at its own address, and at no other', () => {
  const name = nameOf(boardingPath('one'));
  expect(holdsPage(name, boardingPath('one'))).toBe(true);
  for (const other of [boardingPath('on'), `${boardingPath('one')}&cancel=1`, '', 'one'])
    expect(holdsPage(name, other), other).toBe(false);
  expect(holdsPage('another /checkIn/order-result?flight=one', boardingPath('one'))).toBe(false);
});

test('a flight is found in each language', () => {
  const path = boardingPath('one');
  for (const address of [path, `/ja${path}`, `/zh-hk${path}`])
    expect(holdsFlight(nameOf(address), path), address).toBe(true);
  expect(holdsFlight(nameOf(boardingPath('two')), path)).toBe(false);
});
