import { expect, test } from 'vitest';
import { CALLING_CODES } from '#schema/codes/base/countries.ts';
import { formatPhone } from './phone.ts';

test('each country’s calling code stands apart from the number', () => {
  const codes = [...new Set(CALLING_CODES.values())].filter((code) => code !== null);
  expect(codes.length).toBeGreaterThan(190);
  expect(
    codes.filter((code) => formatPhone(`+${code}5550123456`) !== `+${code} 5550123456`),
  ).toEqual([]);
});

test('what is no whole number stays as it is', () => {
  for (const text of [
    '',
    '+',
    '13800138000',
    '+86••••••8000',
    '+86 13800138000',
    '+8613800138000x',
  ])
    expect(formatPhone(text)).toBe(text);
});
