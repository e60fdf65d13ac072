import { expect, test } from 'vitest';
import { spelledPath } from './spelled-path.ts';

test('the address as the route table spells it stays', () => {
  expect(spelledPath('/flightStatus', ':locale?/flightStatus', {})).toBeNull();
  expect(spelledPath('/ja', ':locale?', { locale: 'ja' })).toBeNull();
  expect(spelledPath('/', ':locale?', {})).toBeNull();
});

test('another case, also of the locale, leads to the spelled one', () => {
  expect(spelledPath('/FlightStatus', ':locale?/flightStatus', {})).toBe('/flightStatus');
  expect(spelledPath('/ZH-HK/login', ':locale?/login', { locale: 'ZH-HK' })).toBe('/zh-hk/login');
});

test('a slash at the end leads to the address without', () => {
  expect(spelledPath('/ja/', ':locale?', { locale: 'ja' })).toBe('/ja');
});

test('the case of parameters is left alone', () => {
  const params = { reference: 'K7qx2m' };
  expect(spelledPath('/Order/K7qx2m', ':locale?/order/:reference', params)).toBe('/order/K7qx2m');
});

test('what is no locale, and the prefix of English, is unknown', () => {
  expect(spelledPath('/xx', ':locale?', { locale: 'xx' })).toBe('unknown');
  expect(spelledPath('/en/login', ':locale?/login', { locale: 'en' })).toBe('unknown');
});

test('an address no route knows is left to the 404 page', () => {
  expect(spelledPath('/ja/Nope', ':locale?/*', { locale: 'ja', '*': 'Nope' })).toBeNull();
});
