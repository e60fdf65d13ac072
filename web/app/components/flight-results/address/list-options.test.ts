import { expect, it } from 'vitest';
import { filterOf, readListOptions, withListOptions } from './list-options.ts';

const read = (query: string) => readListOptions(new URLSearchParams(query));

it('a list is recommended and whole unless the address says otherwise', () => {
  const options = read('');
  expect(options).toEqual({ sort: 'RECOMMENDED', isDirectOnly: false, times: [] });
  expect(filterOf(options)).toBeNull();
  expect(withListOptions(new URLSearchParams('from=SHA'), options).toString()).toBe('from=SHA');
});
it('order and filter are read as they were written', () => {
  const options = { sort: 'PRICE', isDirectOnly: true, times: ['MORNING', 'EVENING'] } as const;
  expect(read(withListOptions(new URLSearchParams(), options).toString())).toEqual(options);
  expect(filterOf(options)).toEqual({ maxTransfers: 0, departureTimes: ['MORNING', 'EVENING'] });
});
it('what the address says wrongly is left out', () => {
  expect(read('sort=__proto__&stops=-1&time=noon&time=night&time=night')).toEqual({
    sort: 'RECOMMENDED',
    isDirectOnly: false,
    times: ['NIGHT'],
  });
});
