import { expect, test } from 'vitest';
import { emptyPhone } from '#web/app/components/traveller-form/empty-phone.ts';
import { emptyPerson } from '#web/app/components/traveller-form/traveller-values.ts';
import { noContact } from './sent-code.ts';

test.each([
  ['en', '86'],
  ['zh-hk', '852'],
  ['ja', '81'],
] as const)(
  'registration, reset and booking begin with the same calling code: %s',
  (locale, areaCode) => {
    expect(emptyPhone(locale).areaCode).toBe(areaCode);
    expect(noContact(locale).phone).toEqual(emptyPhone(locale));
    expect(emptyPerson(locale).phone).toEqual(emptyPhone(locale));
  },
);
