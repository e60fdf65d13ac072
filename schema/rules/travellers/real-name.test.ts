import { expect, test } from 'vitest';
import {
  needsPicture,
  profileLocks,
  realNameDocumentTypes,
  realNameProblems,
} from './real-name.ts';

const today = '2026-11-22';
const passport = { type: 'PP', number: 'E12345678', expiresOn: today } as const;

test('a document proves the name of those whom it is issued to', () => {
  expect(realNameDocumentTypes('CN')).toEqual(['NI', 'PP']);
  expect(realNameDocumentTypes('HK')).toEqual(['ORI', 'HMT', 'PP']);
  expect(realNameDocumentTypes('JP')).toEqual(['PP', 'NIPP']);
  expect(realNameDocumentTypes(null)).toContain('NI');
  expect(realNameProblems({ ...passport, type: 'UU' }, 'JP', today).type).toBe(
    'DOCUMENT_TYPE_UNSUITABLE',
  );
  expect(realNameProblems({ ...passport, type: 'NI' }, 'JP', today).type).toBe(
    'DOCUMENT_TYPE_UNSUITABLE',
  );
});

test('a document counts on its last day, and not on the day after', () => {
  const none = { type: null, number: null, expiresOn: null };
  expect(realNameProblems(passport, 'JP', today)).toEqual(none);
  expect(realNameProblems(passport, 'JP', '2026-11-23').expiresOn).toBe('DOCUMENT_PAST_EXPIRY');
  expect(realNameProblems({ ...passport, expiresOn: null }, 'JP', today).expiresOn).toBe(
    'DOCUMENT_EXPIRY_REQUIRED',
  );
});

test('a number has the form of its kind', () => {
  const of = (number: string) => realNameProblems({ ...passport, number }, 'JP', today).number;
  expect(of('')).toBe('REQUIRED');
  expect(of('12')).toBe('DOCUMENT_NUMBER_INVALID');
  expect(of('E'.repeat(300))).toBe('DOCUMENT_NUMBER_INVALID');
});

test('the identity card is compared by its number, others by a picture too', () => {
  expect([needsPicture('NI'), needsPicture('PP')]).toEqual([false, true]);
});

test('what a document proves is locked, and what was never filled in is not', () => {
  const filled = { gender: 'M', nationality: 'CN' };
  expect(profileLocks(['FAILED'], filled)).toEqual([]);
  expect(profileLocks(['FAILED', 'UNDER_REVIEW'], filled)).toHaveLength(5);
  expect(profileLocks(['AUTHENTICATED', 'UNDER_REVIEW'], filled)[0]).toEqual({
    field: 'NAME',
    reason: 'AUTHENTICATED',
  });
  const fields = profileLocks(['AUTHENTICATED'], { gender: null, nationality: null });
  expect(fields.map(({ field }) => field)).toEqual(['NAME', 'DATE_OF_BIRTH', 'DOCUMENT']);
});
