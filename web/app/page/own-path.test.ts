import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

test.each([
  '/account',
  '/ja/flightInquiry?from=PVG&to=NRT',
  '/',
  '/order/flightOrderDetail?order=a%2Fb',
])('%s is a way back', (path) => {
  expect(ownPath(path)).toBe(path);
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
  expect(ownPath(text)).toBeNull();
});
