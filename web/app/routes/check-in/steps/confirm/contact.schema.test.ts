import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ContactSchema, contactInput } from './contact.schema.ts';

const phone = { areaCode: '852', number: '' };
const problems = (values: object) =>
  Object.fromEntries(
    (v.safeParse(ContactSchema, { email: '', phone, ...values }).issues ?? []).map((issue) => [
      v.getDotPath(issue),
      issue.message,
    ]),
  );

test('only the chosen contact is asked for, with a code for a blank and for a wrong one', () => {
  expect(problems({ way: 'EMAIL' })).toEqual({ email: 'REQUIRED' });
  expect(problems({ way: 'EMAIL', email: 'anna' })).toEqual({ email: 'EMAIL_INVALID' });
  expect(problems({ way: 'EMAIL', email: 'anna@example.com' })).toEqual({});
  expect(problems({ way: 'PHONE' })).toEqual({ 'phone.number': 'REQUIRED' });
  expect(problems({ way: 'PHONE', phone: { ...phone, number: '1' } })).toEqual({
    'phone.number': 'PHONE_INVALID',
  });
});

test('one contact is sent', () => {
  const values = { email: 'anna@example.com', phone };
  expect(contactInput({ way: 'EMAIL', ...values })).toEqual({ email: 'anna@example.com' });
  expect(contactInput({ way: 'PHONE', ...values })).toEqual({ phone });
});
