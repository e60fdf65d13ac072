import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-path.ts';

test('the address as the route table spells it stays', () => {
  expect(canonicalPath('/flightStatus', ':locale?/flightStatus', {})).toBeNull();
  expect(canonicalPath('/ja', ':locale?', { locale: 'ja' })).toBeNull();
  expect(canonicalPath('/', ':locale?', {})).toBeNull();
});

test('another case, also of the locale, leads to the spelled one', () => {
  expect(canonicalPath('/FlightStatus', ':locale?/flightStatus', {})).toBe('/flightStatus');
  expect(canonicalPath('/ZH-HK/login', ':locale?/login', { locale: 'ZH-HK' })).toBe('/zh-hk/login');
});

test('a slash at the end leads to the address without', () => {
  expect(canonicalPath('/ja/', ':locale?', { locale: 'ja' })).toBe('/ja');
});

test('the case of parameters is left alone', () => {
  const params = { reference: 'K7qx2m' };
  expect(canonicalPath('/Order/K7qx2m', ':locale?/order/:reference', params)).toBe('/order/K7qx2m');
});

test('what is no locale, and the prefix of English, is unknown', () => {
  expect(canonicalPath('/xx', ':locale?', { locale: 'xx' })).toBe('unknown');
  expect(canonicalPath('/en/login', ':locale?/login', { locale: 'en' })).toBe('unknown');
});

test('an address no route knows is left to the 404 page', () => {
  expect(canonicalPath('/ja/Nope', ':locale?/*', { locale: 'ja', '*': 'Nope' })).toBeNull();
});
