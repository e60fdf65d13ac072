import { expect, it } from 'vitest';
import { ordersAddress, readOrdersAddress } from './orders-address.ts';

const read = (query: string) => readOrdersAddress(new URLSearchParams(query));

it('an address without a query shows all orders from the first', () => {
  expect(read('')).toEqual({ tab: 'ALL', search: '', after: null });
  expect(ordersAddress(read(''))).toBe('/order/flightOrder');
});

it('tab, search and page survive the way through the address', () => {
  const asked = { tab: 'COMPLETED', search: 'CHAN TAI MAN', after: 'abc=' } as const;
  expect(read(ordersAddress(asked).split('?')[1] ?? '')).toEqual(asked);
});

it('what is no tab shows all orders', () => {
  expect(read('tab=PAID').tab).toBe('ALL');
});
