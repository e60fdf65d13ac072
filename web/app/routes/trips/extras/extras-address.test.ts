import { expect, it } from 'vitest';
import { extrasAddress, readExtrasAddress } from './extras-address.ts';

const read = (query: string) => readExtrasAddress(new URLSearchParams(query));

it('an address without a query shows all orders from the first', () => {
  expect(read('')).toEqual({ tab: 'ALL', after: null });
  expect(extrasAddress(read(''))).toBe('/order/equityOrder');
});

it('tab and page survive the way through the address', () => {
  const asked = { tab: 'COMPLETED', after: 'abc=' } as const;
  expect(read(extrasAddress(asked).split('?')[1] ?? '')).toEqual(asked);
});

it('what is no tab of extras shows all of them', () => {
  expect(read('tab=PENDING_TRAVEL').tab).toBe('ALL');
});
