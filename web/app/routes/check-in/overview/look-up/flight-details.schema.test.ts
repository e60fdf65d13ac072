import * as v from 'valibot';
import { expect, test } from 'vitest';
import { FlightDetailsSchema } from './flight-details.schema.ts';
import { checkInKeyOf } from './flight-details.ts';

const WHOLE = {
  lastName: 'Liu',
  firstName: 'Anna',
  kind: 'reference',
  key: 'ABC234',
  flightNumber: 'MG523',
  flightDate: '2026-11-21',
};
function problems(changed: Partial<Record<keyof typeof WHOLE, string>>) {
  // as forms validate
  const config = { abortPipeEarly: true };
  const { issues } = v.safeParse(FlightDetailsSchema, { ...WHOLE, ...changed }, config);
  return Object.fromEntries((issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]));
}

test('each detail has one code for a blank and one for a wrong value', () => {
  expect(problems({})).toEqual({});
  expect(
    problems({ lastName: '', firstName: '', key: '', flightNumber: '', flightDate: '' }),
  ).toEqual({
    lastName: 'REQUIRED',
    firstName: 'REQUIRED',
    key: 'REQUIRED',
    flightNumber: 'REQUIRED',
    flightDate: 'REQUIRED',
  });
  expect(
    problems({ lastName: '刘', key: 'A', flightNumber: '?', flightDate: '2026-13-40' }),
  ).toEqual({
    lastName: 'NAME_LETTERS_ONLY',
    key: 'REFERENCE_INVALID',
    flightNumber: 'FLIGHT_NUMBER_INVALID',
    flightDate: 'INVALID',
  });
  expect(problems({ kind: 'documentNumber', key: '?' })).toEqual({
    key: 'DOCUMENT_NUMBER_INVALID',
  });
});

test('a reference is that of the booking or the number of a ticket, by its form', () => {
  expect(checkInKeyOf('reference', 'abc234')).toEqual({ bookingReference: 'abc234' });
  expect(checkInKeyOf('reference', '999-1234567890')).toEqual({ ticketNumber: '999-1234567890' });
  expect(checkInKeyOf('documentNumber', 'E12345678')).toEqual({ documentNumber: 'E12345678' });
});
