import { expect, test } from 'vitest';
import { isHostedPage } from './hosted-page.ts';

test('the browser is sent to web pages only', () => {
  expect(isHostedPage('https://pay.example/pay/1?lang=ja')).toBe(true);
  expect(isHostedPage('http://localhost:4000/pay/1')).toBe(true);
  expect(isHostedPage('javascript:alert(1)')).toBe(false);
  expect(isHostedPage('/pay/1')).toBe(false);
  expect(isHostedPage(null)).toBe(false);
});
