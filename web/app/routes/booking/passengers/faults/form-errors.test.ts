import { expect, test } from 'vitest';
import { membersOf } from '#web/app/routes/booking/passengers/party-members.ts';
import { formErrors } from './form-errors.ts';

const MEMBERS = membersOf({ adults: 1, children: 1, infants: 0 });
const pathOf = (...path: string[]) => formErrors(MEMBERS, [{ code: 'INVALID', path }])[0]?.path;

test('the errors of the gateway come to the fields of the form', () => {
  expect(pathOf('passengers', '1', 'document', 'number')).toEqual([
    'passengers',
    'chd1',
    'document',
    'number',
  ]);
  expect(pathOf('passengers')).toEqual(['party']);
  expect(pathOf('contact', 'phone')).toEqual(['contact', 'phone', 'number']);
  expect(pathOf('contact', 'email')).toEqual(['contact', 'email']);
  expect(pathOf('agreements', 'PRIVACY')).toEqual(['agreements', 'PRIVACY']);
});

test('what has no field concerns the whole', () => {
  expect(pathOf('offerId')).toEqual([]);
  expect(pathOf('idempotencyKey')).toEqual([]);
  expect(pathOf()).toEqual([]);
});
