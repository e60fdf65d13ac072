import { type DocumentNode, gql } from '@apollo/client';
import { expect, test } from 'vitest';
import { isSessionExpired } from './session-expired.ts';

const command = gql`mutation Pay { startPayment { userErrors { code } } }`;
const page = gql`query Page { payable { id } }`;
const operation = (query: DocumentNode, operationName = 'Any') => ({
  query,
  operationName,
  variables: {},
});
const refusedWith = (code: string) => ({ data: { startPayment: { userErrors: [{ code }] } } });

test.each([
  ['ORDER_NOT_FOUND', true],
  ['PASSENGER_NOT_FOUND', true],
  ['CONSUMPTION_PASSWORD_NOT_SET', true],
  ['CONSUMPTION_PASSWORD_WRONG', false],
  ['AMOUNT_CHANGED', false],
])('a command of a member that is refused with %s may have had no session: %s', (code, seems) => {
  expect(isSessionExpired(refusedWith(code), operation(command), true)).toBe(seems);
  // a guest has no session to lose
  expect(isSessionExpired(refusedWith(code), operation(command), false)).toBe(false);
});

test('a page that a member had open, and that is not there any more, may have lost its session', () => {
  const gone = { data: { payable: null } };
  expect(isSessionExpired(gone, operation(page), true)).toBe(true);
  expect(isSessionExpired(gone, operation(page), false)).toBe(false);
  expect(isSessionExpired({ data: { payable: { id: 'one' } } }, operation(page), true)).toBe(false);
});

test('a payment that is asked about again and again asks for no sign-in', () => {
  const asked = operation(command, 'ConfirmPayment');
  expect(isSessionExpired(refusedWith('ORDER_NOT_FOUND'), asked, true)).toBe(false);
});

test('what the gateway refuses to guests asks for a sign-in, unless it is a query', () => {
  const refused = { errors: [{ message: '', extensions: { code: 'UNAUTHENTICATED' } }] };
  expect(isSessionExpired(refused, operation(command), false)).toBe(true);
  expect(isSessionExpired(refused, operation(page), false)).toBe(false);
});
