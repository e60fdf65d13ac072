import { expect, test } from 'vitest';
import { preferredLocale } from './preferred-locale.ts';

test.each([
  ['ja,en-US;q=0.9,en;q=0.8', 'ja'],
  ['en-GB,en;q=0.9,ja;q=0.8', 'en'],
  ['ko-KR,ko;q=0.9,ja;q=0.8,en;q=0.7', 'ja'],
  ['en;q=0.5, zh-TW;q=0.9', 'zh-hk'],
  ['zh-CN,zh;q=0.9', 'zh-hk'],
  ['ZH-HK', 'zh-hk'],
  ['ja;q=0, en', 'en'],
  ['fr-FR,fr;q=0.9', null],
  ['*', null],
  ['jam, enx;q=2', null],
  ['ja;q=much', null],
  [';;,,q=', null],
  ['', null],
  [null, null],
])('%s is read in %s', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale);
});
