import { expect, test } from 'vitest';
import { type OrderKeyName, readOrderKey } from './order-key.ts';

test.each<[OrderKeyName, string, object]>([
  ['bookingReference', ' k7mx2q ', { kind: 'BOOKING_REFERENCE', value: 'K7MX2Q' }],
  ['ticketNumber', '919-0000000017', { kind: 'TICKET_NUMBER', value: '9190000000017' }],
  ['email', ' Anna.Liu@Example.COM', { kind: 'EMAIL', value: 'anna.liu@example.com' }],
  ['documentNumber', 'e 1234-5678', { kind: 'DOCUMENT_NUMBER', value: 'E12345678' }],
  ['documentNumber', '軍字第1234567', { kind: 'DOCUMENT_NUMBER', value: '軍字第1234567' }],
])('%s %j is read as it is stored', (name, text, key) =>
  expect(readOrderKey(name, text)).toEqual(key),
);

test.each<[OrderKeyName, string, string]>([
  ['bookingReference', '', 'REQUIRED'],
  ['bookingReference', '919-0000000017', 'REFERENCE_INVALID'],
  ['ticketNumber', 'K7MX2Q', 'REFERENCE_INVALID'],
  ['email', ' ', 'REQUIRED'],
  ['email', 'anna@', 'EMAIL_INVALID'],
  ['email', `${'a'.repeat(300)}@example.com`, 'EMAIL_INVALID'],
  ['documentNumber', '-', 'REQUIRED'],
  ['documentNumber', 'E12', 'DOCUMENT_NUMBER_INVALID'],
  ['documentNumber', 'E1234/678', 'DOCUMENT_NUMBER_INVALID'],
  ['documentNumber', 'E'.repeat(500), 'DOCUMENT_NUMBER_INVALID'],
])('%s %j names nothing: %s', (name, text, problem) =>
  expect(readOrderKey(name, text)).toEqual({ problem }),
);
