import * as v from 'valibot';
import { expect, test } from 'vitest';
import { TicketDetailsSchema } from './ticket-details.schema.ts';

const typed = {
  flightDate: '2026-12-24',
  flightNumber: 'mg 523',
  ticketNumber: '919-2400000117',
  lastName: 'Chan',
  firstName: 'Tai Man',
  email: 'tai.man@example.com',
};

test('five details are taken as people write them', () => {
  expect(v.is(TicketDetailsSchema, typed)).toBe(true);
});

test.each([
  ['flightDate', '', 'REQUIRED'],
  ['flightDate', '2026-02-30', 'INVALID'],
  ['flightNumber', ' ', 'REQUIRED'],
  ['flightNumber', 'MG', 'FLIGHT_NUMBER_INVALID'],
  ['ticketNumber', '', 'REQUIRED'],
  ['ticketNumber', '919-240000011', 'TICKET_NUMBER_INVALID'],
  ['lastName', '', 'REQUIRED'],
  ['lastName', '陳', 'NAME_LETTERS_ONLY'],
  ['firstName', '', 'REQUIRED'],
  ['email', '', 'REQUIRED'],
  ['email', 'tai.man', 'EMAIL_INVALID'],
  ['email', `${'a'.repeat(300)}@example.com`, 'EMAIL_INVALID'],
])('%s %j is refused: %s', (field, text, code) => {
  const { issues } = v.safeParse(TicketDetailsSchema, { ...typed, [field]: text });
  expect(issues?.map(({ message, path }) => [path?.[0].key, message])).toEqual([[field, code]]);
});
