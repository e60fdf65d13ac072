import * as v from 'valibot';
import { expect, test } from 'vitest';
import { lookedForName } from '#web/app/components/ticket-fields/looked-for.ts';
import { LookUpSchema } from './look-up.schema.ts';
import { orderKeyOf } from './look-up.ts';

const problems = (typed: object) =>
  (v.safeParse(LookUpSchema, typed).issues ?? []).map(
    ({ path, message }) => `${path?.map(({ key }) => key).join('.')} ${message}`,
  );
const wang = { lastName: 'Wang', firstName: 'Meilin' };

test.each([
  ['reference', 'abc 234', { bookingReference: 'abc 234' }],
  ['reference', '919-1234567890', { ticketNumber: '919-1234567890' }],
  ['email', 'meilin@example.com', { email: 'meilin@example.com' }],
  ['documentNumber', 'E 12345678', { documentNumber: 'E 12345678' }],
] as const)('a booking is named by %s: %s', (kind, key, by) => {
  expect(problems({ kind, key, ...wang })).toEqual([]);
  expect(orderKeyOf({ kind, key })).toEqual(by);
});

test('family and given names stand in fields of their own, and become the name on the ticket', () =>
  expect(lookedForName({ lastName: 'Wang', firstName: 'Mei-lin' })).toBe('WANG/MEILIN'));

test('what is missing and what cannot be is said by code at its field', () => {
  const empty = { kind: 'reference', key: '', lastName: '', firstName: '' };
  expect(problems(empty).sort()).toEqual([
    'firstName REQUIRED',
    'key REQUIRED',
    'lastName REQUIRED',
  ]);
  expect(problems({ kind: 'reference', key: 'AB', ...wang })).toEqual(['key REFERENCE_INVALID']);
  expect(problems({ kind: 'email', key: 'AB', ...wang })).toEqual(['key EMAIL_INVALID']);
  expect(problems({ kind: 'documentNumber', key: 'AB', ...wang })).toEqual([
    'key DOCUMENT_NUMBER_INVALID',
  ]);
  expect(problems({ kind: 'reference', key: 'ABC234', ...wang, lastName: '王' })).toEqual([
    'lastName NAME_LETTERS_ONLY',
  ]);
});
