import { expect, test } from 'vitest';
import { divideRefusals } from './refusals.ts';

test('each error of a check-in goes to the step that can put it right', () => {
  const refusals = divideRefusals([
    { code: 'EMAIL_INVALID', path: ['contact', 'email'] },
    { code: 'PHONE_INVALID', path: ['contact', 'phone', 'number'] },
    { code: 'DOCUMENT_EXPIRED', path: ['passengers', '1', 'document', 'expiresOn'] },
    { code: 'DOCUMENT_NEEDED', path: ['passengers', '0', 'document'] },
    { code: 'COUNTER_FIRST', path: ['passengers', '0', 'passengerSegmentId'] },
    { code: 'DEPARTURE_CONTROL_UNAVAILABLE', path: [] },
  ]);
  expect(refusals.contact.map(({ path }) => path)).toEqual([['email'], ['phone', 'number']]);
  expect(refusals.documents.map(({ path }) => path.join('.'))).toEqual([
    'people.1.expiresOn',
    'people.0.number',
  ]);
  expect(refusals.others.map(({ code, index }) => [code, index])).toEqual([
    ['COUNTER_FIRST', 0],
    ['DEPARTURE_CONTROL_UNAVAILABLE', null],
  ]);
});
