import { expect, test } from 'vitest';
import { BRAND } from '#schema/codes/base/brand.ts';
import { clubNumberOf } from '#schema/rules/club/club-number.ts';
import { readAccount } from './account.ts';

const card = clubNumberOf(123_456_789);

test.each([
  [' Tai.Man@Example.COM ', { kind: 'EMAIL', value: 'tai.man@example.com' }],
  ['+852 9123-4567', { kind: 'PHONE', value: '+85291234567' }],
  ['＋８５２９１２３４５６７', { kind: 'PHONE', value: '+85291234567' }],
  [card, { kind: 'CARD', value: card }],
  [
    `${BRAND.carrierCode.toLowerCase()} ${card.slice(0, 4)} ${card.slice(4)}`,
    { kind: 'CARD', value: card },
  ],
])('%s names an account', (typed, account) => {
  expect(readAccount(typed)).toEqual(account);
});

const mistyped = `${card.slice(0, -1)}${(Number(card.at(-1)) + 1) % 10}`;
test.each([
  '',
  'tai.man',
  'a@b',
  '91234567',
  mistyped,
  '+0123456',
  `+${'1'.repeat(16)}`,
  'a'.repeat(5000),
])('%s names none', (typed) => {
  expect(readAccount(typed)).toBeNull();
});
