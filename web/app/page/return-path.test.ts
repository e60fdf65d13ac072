import { expect, test } from 'vitest';
import { loginPath, returnPath } from './return-path.ts';

test.each([
  '/account',
  '/ja/flightInquiry?from=PVG&to=NRT',
  '/',
  '/order/flightOrderDetail?order=a%2Fb',
])('%s is a way back', (path) => {
  expect(returnPath(path)).toBe(path);
});

test.each([
  null,
  '',
  'account',
  'https://elsewhere.example/',
  '//elsewhere.example/account',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  ' //elsewhere.example',
  'javascript:alert(1)',
  '/..//elsewhere.example',
  '/login?returnTo=%2Faccount',
  '/ja/login',
])('%j leads nowhere', (text) => {
  expect(returnPath(text)).toBeNull();
});

test('a way back that is too long for a header loses its parameters, or is left out', () => {
  const long = 'x'.repeat(1_100);
  expect(loginPath('/login', '/account?a=b')).toBe('/login?returnTo=%2Faccount%3Fa%3Db');
  expect(loginPath('/login', `/checkIn/logged?x=${long}`)).toBe(
    '/login?returnTo=%2FcheckIn%2Flogged',
  );
  expect(loginPath('/login', `/${long}`)).toBe('/login');
});
