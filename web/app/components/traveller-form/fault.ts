import type { RuleCode } from '#schema/rules/base/rule-codes.ts';

/**
 * What is wrong with the form: the rule's code, and the field as forms name it,
 * `passengers.adt1.lastName`.
 */
export type Fault = { readonly code: RuleCode; readonly field: string };

/** One fault where the rule found something, else none. */
export const faultAt = (field: string, code: RuleCode | null): Fault[] =>
  code ? [{ code, field }] : [];

/** REQUIRED where nothing is typed. */
export const requiredAt = (field: string, value: string): Fault[] =>
  faultAt(field, value.trim() === '' ? 'REQUIRED' : null);
