import { expect, test } from 'vitest';
import { chooseFlightPath, readChange } from './change-paths.ts';

const asked = {
  order: 'b3JkZXI=',
  passengers: ['one', 'two'],
  bounds: [
    { index: 0, date: '2026-12-24' },
    { index: 1, date: '2026-12-31' },
  ],
  airlineChange: null,
};

const paramsOf = (path: string) => new URL(path, 'http://site.test').searchParams;

test('a change survives its address', () => {
  expect(readChange(paramsOf(chooseFlightPath(asked)))).toEqual(asked);
  const free = { ...asked, airlineChange: 'cancelled' };
  expect(readChange(paramsOf(chooseFlightPath(free)))).toEqual(free);
});

test('bounds are in the order they are flown, whatever an address says', () => {
  const params = new URLSearchParams('order=x&bound=1*2026-12-31&bound=0*2026-12-24');
  expect(readChange(params)?.bounds.map(({ index }) => index)).toEqual([0, 1]);
});

test.each(['', '1', '*2026-12-24', '1*2026-02-30', '1*<b>', '11*2026-12-24'])(
  'a bound that cannot be read counts as not chosen: %j',
  (bound) => {
    expect(readChange(new URLSearchParams({ order: 'x', bound }))?.bounds).toEqual([]);
  },
);

test('without an order nothing is asked', () => {
  expect(readChange(new URLSearchParams('bound=0*2026-12-24'))).toBeNull();
});
