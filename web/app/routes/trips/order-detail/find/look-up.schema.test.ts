import * as v from 'valibot';
import { expect, test } from 'vitest';
import { LookUpSchema } from './look-up.schema.ts';

const problems = (reference: string, name: string) =>
  v.safeParse(LookUpSchema, { reference, name }).issues?.map(({ message }) => message) ?? [];

test('a booking reference or a ticket number names an order, however it is spaced', () => {
  expect(problems('abc 234', 'liu/anna')).toEqual([]);
  expect(problems('919-1234567890', 'LIU/ANNA')).toEqual([]);
});

test('what is missing and what cannot be is said by code', () => {
  expect(problems('', '')).toEqual(['REQUIRED', 'REQUIRED']);
  expect(problems('AB', 'ANNA LIU')).toEqual(['REFERENCE_INVALID', 'NAME_INVALID']);
});
