import { expect, test } from 'vitest';
import { readChange, writeChange } from '#web/app/components/date-change/change-paths.ts';
import { dayAddress, weekFrom } from './day-address.ts';

const asked = {
  order: 'x',
  passengers: ['one'],
  airlineChange: null,
  bounds: [
    { index: 0, date: '2026-12-24' },
    { index: 1, date: '2026-12-31' },
  ],
};
const OUT = 'MG1.2026-12-24*lite*100';

test('another day keeps what was chosen before, and how the list is sorted', () => {
  const params = new URLSearchParams(`${writeChange(asked)}&sort=price`);
  params.append('pick', OUT);
  const next = new URLSearchParams(dayAddress(asked, params, 1, '2027-01-02').search);
  expect(readChange(next)?.bounds).toEqual([asked.bounds[0], { index: 1, date: '2027-01-02' }]);
  expect(next.getAll('pick')).toEqual([OUT]);
  expect(next.get('sort')).toBe('price');
  const first = new URLSearchParams(dayAddress(asked, params, 0, '2026-12-25').search);
  expect(first.has('pick')).toBe(false);
});

test('a week reaches as far as the ticket is valid, and not before today', () => {
  const span = { first: '2026-11-22', last: '2026-11-30' };
  expect(weekFrom('2026-11-24', -1, span)).toBe('2026-11-22');
  expect(weekFrom('2026-11-24', 1, span)).toBe('2026-11-30');
  expect(weekFrom('2026-11-22', -1, span)).toBeNull();
  expect(weekFrom('2026-11-30', 1, span)).toBeNull();
});
