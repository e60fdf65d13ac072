import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { BCP47 } from '#schema/codes/base/locales.ts';
import { messagesOf } from '#web/app/testing/messages-of.ts';
import { callingCodes, firstCallingCodes } from './calling-codes.ts';

test.each(['en', 'zh-hk', 'ja'] as const)('each calling code is offered once, in %s', (locale) => {
  const intl = createIntl({ locale: BCP47[locale], messages: messagesOf(locale, ['region']) });
  const values = callingCodes(intl).map(({ value }) => value);
  expect(new Set(values).size).toBe(values.length);
  expect(values.length).toBeGreaterThan(200);
  expect(values[0]).toBe('86');
});

test('a code that several places share goes by its main one', () => {
  const intl = createIntl({ locale: 'en', messages: messagesOf('en', ['region']) });
  const labels = callingCodes(intl).map(({ label }) => label);
  expect(labels).toContain('United States +1');
  expect(labels).toContain('United Kingdom +44');
  expect(labels).not.toContain('Canada +1');
});

test('a form that is not alive yet has the codes near to the airline, and the one that is chosen', () => {
  const intl = createIntl({ locale: 'en', messages: messagesOf('en', ['region']) });
  const near = firstCallingCodes(intl, '86');
  expect(near.map(({ value }) => value)).toEqual(
    callingCodes(intl)
      .map(({ value }) => value)
      .slice(0, near.length),
  );
  expect(near.length).toBeLessThan(10);
  expect(firstCallingCodes(intl, '44')).toEqual([
    ...near,
    { value: '44', label: 'United Kingdom +44' },
  ]);
});
