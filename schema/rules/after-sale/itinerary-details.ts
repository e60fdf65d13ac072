import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { readTicketNumber } from '#schema/rules/orders/ticket-number.ts';
import { emailProblem } from '#schema/rules/travellers/contact.ts';

/**
 * What is wrong with a text as the number of a ticket (RULES 8.18); null where nothing is. Whether
 * it exists is not checked.
 */
export function ticketNumberProblem(
  text: string,
): Extract<RuleCode, 'REQUIRED' | 'TICKET_NUMBER_INVALID'> | null {
  if (text.trim() === '') return 'REQUIRED';
  return readTicketNumber(text) ? null : 'TICKET_NUMBER_INVALID';
}

/**
 * What is wrong with the e-mail address of a request; one that is too long is no one's address
 * either.
 */
export function itineraryEmailProblem(
  text: string,
): Extract<RuleCode, 'REQUIRED' | 'EMAIL_INVALID'> | null {
  const problem = emailProblem(text);
  return problem === 'TOO_LONG' ? 'EMAIL_INVALID' : problem;
}
