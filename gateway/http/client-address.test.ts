import { expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

it('without a trusted proxy only the socket is believed', () => {
  expect(clientAddress('::ffff:203.0.113.9', '10.0.0.1', 0)).toBe('203.0.113.9');
});

it('behind proxies the address that the first of them saw is taken, not what the visitor wrote', () => {
  expect(clientAddress('10.0.0.2', 'forged, 203.0.113.9', 1)).toBe('203.0.113.9');
  expect(clientAddress('10.0.0.2', 'forged, 203.0.113.9, 10.0.0.1', 2)).toBe('203.0.113.9');
});

it('a proxy that adds nothing does not make the address empty', () => {
  expect(clientAddress('10.0.0.2', null, 1)).toBe('10.0.0.2');
});

it.each([
  ['203.0.113.9:51234', '203.0.113.9'],
  ['[2001:db8::9]:51234', '2001:db8::9'],
  ['[2001:db8::9]', '2001:db8::9'],
  ['[::ffff:203.0.113.9]:51234', '203.0.113.9'],
  ['2001:db8::9', '2001:db8::9'],
])('%s is the address %s: each connection has another port', (written, address) => {
  expect(clientAddress('10.0.0.2', written, 1)).toBe(address);
});
