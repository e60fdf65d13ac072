import { expect, it } from 'vitest';
import { LOCALES } from '#schema/codes/base/locales.ts';
import { ARTICLES } from '#web/app/components/article/articles.server.ts';
import { LEGAL_VERSION } from './legal-version.ts';

const legal = ARTICLES.filter(({ edition }) => edition);

it('the six legal texts are published together, as a version that is in force', () => {
  expect(legal.map(({ path }) => path).toSorted()).toEqual([
    '/childrenPrivacyPolicy',
    '/cookieStatement',
    '/privacyPolicy',
    '/sensitiveRules',
    '/transportationConditions',
    '/userRegistrationAgreement',
  ]);
  for (const { edition } of legal) expect(edition).toBe(LEGAL_VERSION);
  expect(Number(LEGAL_VERSION.version)).toBeGreaterThanOrEqual(1);
});

it('no text tells a user that it is not final', () => {
  const unfinished = /\bthis (text|document) is a (complete )?draft|草擬本|草案/i;
  for (const { texts } of legal)
    for (const locale of LOCALES) expect(JSON.stringify(texts[locale])).not.toMatch(unfinished);
});
