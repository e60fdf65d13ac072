import { LIMITS } from '#schema/codes/base/limits.ts';
import { isOverlong } from '#schema/rules/base/bounded-text.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { emailProblem, normalizeEmail } from '#schema/rules/travellers/contact.ts';
import { normalizeDocumentNumber } from '#schema/rules/travellers/document-number.ts';
import { type OrderReference, readOrderReference } from './order-reference.ts';

/** What a guest may name orders by (RULES 4.20). */
export const ORDER_KEYS = ['bookingReference', 'ticketNumber', 'email', 'documentNumber'] as const;
export type OrderKeyName = (typeof ORDER_KEYS)[number];

/** A key as it is compared with what is stored. */
export type OrderKey =
  | OrderReference
  | { readonly kind: 'EMAIL'; readonly value: string }
  | { readonly kind: 'DOCUMENT_NUMBER'; readonly value: string };

export type OrderKeyProblem = Extract<
  RuleCode,
  'REQUIRED' | 'REFERENCE_INVALID' | 'EMAIL_INVALID' | 'DOCUMENT_NUMBER_INVALID'
>;

type Reading = OrderKey | { readonly problem: OrderKeyProblem };

const readReference =
  (kind: OrderReference['kind']) =>
  (text: string): Reading => {
    const read = readOrderReference(text);
    return 'problem' in read || read.kind === kind ? read : { problem: 'REFERENCE_INVALID' };
  };

function readEmail(text: string): Reading {
  const problem = emailProblem(text);
  if (problem) return { problem: problem === 'REQUIRED' ? problem : 'EMAIL_INVALID' };
  return { kind: 'EMAIL', value: normalizeEmail(text).toLowerCase() };
}

/**
 * The kind of the document is not asked for, so its number is checked for length and characters
 * only.
 */
function readDocumentNumber(text: string): Reading {
  if (isOverlong(text, LIMITS.text.documentNumber)) return { problem: 'DOCUMENT_NUMBER_INVALID' };
  const value = normalizeDocumentNumber(text);
  if (value === '') return { problem: 'REQUIRED' };
  return /^\p{Script=Han}{0,4}[A-Z0-9]{4,}$/u.test(value)
    ? { kind: 'DOCUMENT_NUMBER', value }
    : { problem: 'DOCUMENT_NUMBER_INVALID' };
}

const READERS: Readonly<Record<OrderKeyName, (text: string) => Reading>> = {
  bookingReference: readReference('BOOKING_REFERENCE'),
  ticketNumber: readReference('TICKET_NUMBER'),
  email: readEmail,
  documentNumber: readDocumentNumber,
};

/**
 * Reads a key as it was typed, or says why it cannot be one. Whether it names an order is not
 * checked.
 */
export const readOrderKey = (name: OrderKeyName, text: string): Reading => READERS[name](text);
