import { expect, test } from 'vitest';
import { localePath, splitLocale } from './locale-path.ts';

test('English has no prefix, the others have theirs', () => {
  expect(localePath('en', '/login')).toBe('/login');
  expect(localePath('zh-hk', '/login')).toBe('/zh-hk/login');
  expect(localePath('ja', '/')).toBe('/ja');
});

test('an address is taken apart into its locale and the English path', () => {
  expect(splitLocale('/ja/order/x')).toEqual({ locale: 'ja', path: '/order/x' });
  expect(splitLocale('/zh-hk')).toEqual({ locale: 'zh-hk', path: '/' });
  expect(splitLocale('/japan')).toEqual({ locale: 'en', path: '/japan' });
});

test('/en is no locale prefix, since English has none', () => {
  expect(splitLocale('/en/login')).toEqual({ locale: 'en', path: '/en/login' });
});

test('a slash at the end is no part of a page’s path', () => {
  expect(splitLocale('/ja/lounges/')).toEqual({ locale: 'ja', path: '/lounges' });
  expect(splitLocale('/lounges/')).toEqual({ locale: 'en', path: '/lounges' });
  expect(splitLocale('/')).toEqual({ locale: 'en', path: '/' });
});
