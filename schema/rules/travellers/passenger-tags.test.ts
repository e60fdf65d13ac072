import { expect, it } from 'vitest';
import { passengerTags } from './passenger-tags.ts';

it.each([
  ['2026-11-19', ['EXPIRED']],
  ['2026-11-20', ['ABOUT_TO_EXPIRE']],
  ['2027-05-20', ['ABOUT_TO_EXPIRE']],
  ['2027-05-21', []],
  [null, []],
])('a document that ends on %s is tagged %j on 20 November 2026', (expiresOn, tags) => {
  expect(passengerTags({ isSelf: false, expiresOn }, '2026-11-20')).toEqual(tags);
  expect(passengerTags({ isSelf: true, expiresOn }, '2026-11-20')).toEqual(['SELF', ...tags]);
});
