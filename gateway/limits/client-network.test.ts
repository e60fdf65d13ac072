import { expect, test } from 'vitest';
import { clientNetwork } from './client-network.ts';

test('an IPv4 address is a network of its own', () => {
  expect(clientNetwork('192.0.2.7')).toBe('192.0.2.7');
});

test('addresses of one IPv6 customer are one network, however they are written', () => {
  const spellings = ['2001:db8:1:2::1', '2001:0DB8:0001:0002:ffff:0:0:9', '2001:db8:1:2::%eth0'];
  expect(new Set(spellings.map(clientNetwork))).toEqual(new Set(['2001:db8:1:2']));
  expect(clientNetwork('2001:db8:1:3::1')).not.toBe(clientNetwork('2001:db8:1:2::1'));
  expect(clientNetwork('2001:db8::1')).toBe('2001:db8:0:0');
  expect(clientNetwork('::1')).toBe('0:0:0:0');
});
