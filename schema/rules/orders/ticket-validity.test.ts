import { expect, it } from 'vitest';
import { isTicketValidOn, ticketValidUntil } from './ticket-validity.ts';

it('a ticket is good for one year from issue, and from the first travel once begun', () => {
  const issuedAt = new Date('2026-11-20T17:00:00Z');
  expect(ticketValidUntil(issuedAt, null)).toBe('2027-11-21');
  expect(ticketValidUntil(issuedAt, '2027-05-01')).toBe('2028-05-01');
  expect(ticketValidUntil(issuedAt, '2028-02-29')).toBe('2029-02-28');
  expect(isTicketValidOn('2027-11-21', '2027-11-21')).toBe(true);
  expect(isTicketValidOn('2027-11-21', '2027-11-22')).toBe(false);
});
