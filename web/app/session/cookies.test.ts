import { expect, test } from 'vitest';
import { chosenColourMode } from './colour-mode.ts';
import { readCookie } from './cookies.ts';
import { storedLocale } from './locale-preference.ts';

test('a cookie is found among others, whole', () => {
  expect(readCookie('a=1; locale=ja; b=2', 'locale')).toBe('ja');
  expect(readCookie('token=a=b', 'token')).toBe('a=b');
  expect(readCookie('mylocale=ja', 'locale')).toBeUndefined();
  expect(readCookie(null, 'locale')).toBeUndefined();
});

test('a broken cookie, which anybody on the same host can leave, breaks no page', () => {
  expect(readCookie('locale=%E0%A4%A', 'locale')).toBeUndefined();
});

test('only a locale of this site counts as chosen', () => {
  expect(storedLocale('locale=zh-hk')).toBe('zh-hk');
  expect(storedLocale('locale=fr')).toBeUndefined();
});

test('without a choice, or with nonsense, no appearance is chosen', () => {
  expect(chosenColourMode('colour-mode=dark')).toBe('dark');
  expect(chosenColourMode('colour-mode=pink')).toBeUndefined();
  expect(chosenColourMode(null)).toBeUndefined();
});
