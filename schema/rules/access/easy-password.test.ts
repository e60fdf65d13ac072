import { expect, test } from 'vitest';
import { isEasyPassword, isOwnMailbox } from './easy-password.ts';

test.each([
  'aaaaaaaa1',
  'Aa345678',
  'a123456',
  '987654z',
  'qwert12345',
  'mnbvcxz1',
  'magnolia2026',
  '88sakura',
  'Password1',
  '1q2w3e4r',
])('%s is easy', (password) => {
  expect(isEasyPassword(password)).toBe(true);
});

test.each(['m4gnolia', 'n3wflower', 'ab3def', 'kx7mq2', 'sakuras12', 'aab1234', 'magnolia20261'])(
  '%s is not',
  (password) => {
    expect(isEasyPassword(password)).toBe(false);
  },
);

test('the name of the own mailbox is easy to guess, however it is spelled', () => {
  const own = ['kawai.chan88@example.com', '+85291234567'];
  for (const typed of ['kawaichan88', 'KaWaiChan88']) expect(isOwnMailbox(typed, own)).toBe(true);
  for (const typed of ['kawaichan8', '85291234567', 'example'])
    expect(isOwnMailbox(typed, own)).toBe(false);
});
