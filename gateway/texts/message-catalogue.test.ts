import { expect, test } from 'vitest';
import { catalogueOf } from './message-catalogue.ts';

test('a message is said with its arguments, in the plural of its language', () => {
  const say = catalogueOf({ bags: '{count, plural, one {# bag} other {# bags}} for {who}' }, 'en');
  expect(say('bags', { count: 1, who: 'Anna' })).toBe('1 bag for Anna');
  expect(say('bags', { count: 2, who: 'Ben' })).toBe('2 bags for Ben');
});
