import { expect, test } from 'vitest';
import { catalogueOf } from './message-catalogue.ts';

const NONE = {} as { bags: string };
const en = { bags: '{count, plural, one {# bag} other {# bags}} for {who}' };

test('a message is said with its arguments, in the plural of its language', () => {
  const say = catalogueOf({ en, 'zh-hk': en, ja: en }, 'en');
  expect(say('bags', { count: 1, who: 'Anna' })).toBe('1 bag for Anna');
  expect(say('bags', { count: 2, who: 'Ben' })).toBe('2 bags for Ben');
});

test('what is not translated is said in English, in the plural of English', () => {
  const said: string[] = [];
  const say = catalogueOf({ en, 'zh-hk': NONE, ja: NONE }, 'ja', {}, (text) => said.push(text));
  expect(say('bags', { count: 1, who: 'Anna' })).toBe('1 bag for Anna');
  expect(said).toEqual(['1 bag for Anna']);
});

test('what is translated is said in its own language', () => {
  const said: string[] = [];
  const ja = { bags: '{who}様、{count}個' };
  const say = catalogueOf({ en, 'zh-hk': NONE, ja }, 'ja', {}, (text) => said.push(text));
  expect(say('bags', { count: 1, who: 'Anna' })).toBe('Anna様、1個');
  expect(said).toEqual([]);
});
