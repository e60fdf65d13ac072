import { afterEach, expect, it, vi } from 'vitest';
import { LETTER_UNDER_MARKS } from '#gateway/conformance/hostile/hostile-values.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { codeFormProblem, normalizeCode } from '#schema/rules/access/verification-code.ts';
import { flightNumberProblem } from '#schema/rules/flights/flight-number.ts';
import { readOrderReference } from '#schema/rules/orders/order-reference.ts';
import { readTicketNumber } from '#schema/rules/orders/ticket-number.ts';
import {
  contactNameProblem,
  e164,
  emailProblem,
  phoneProblem,
} from '#schema/rules/travellers/contact.ts';
import { documentKey } from '#schema/rules/travellers/document-duplicates.ts';
import { documentNumberProblem } from '#schema/rules/travellers/document-number.ts';
import { memberNumberProblem } from '#schema/rules/travellers/frequent-flyer.ts';
import { identityProblems } from '#schema/rules/travellers/identity-holder.ts';
import {
  nameInTwoParts,
  nameProblem,
  normalizeName,
  parseNameLookup,
  sameName,
} from '#schema/rules/travellers/names.ts';
import { boundedText, isOverlong } from './bounded-text.ts';

const text = LETTER_UNDER_MARKS;
const phone = { areaCode: '852', number: '21234567' };

afterEach(() => vi.restoreAllMocks());

it('a text may be four times as long as what is kept of it', () => {
  expect(isOverlong('A'.repeat(40), 10)).toBe(false);
  expect(isOverlong('A'.repeat(41), 10)).toBe(true);
  expect(boundedText('ａ'.repeat(40), 10, 'NFKC')).toBe('a'.repeat(40));
  expect(boundedText('ａ'.repeat(41), 10, 'NFKC')).toBe('');
});

const inTwo = (lastName: string, firstName: string) => nameInTwoParts({ lastName, firstName });

it.each<[string, () => unknown, unknown]>([
  ['a name', () => nameProblem(text), 'TOO_LONG'],
  ['a name to compare', () => normalizeName(text), ''],
  ['a look-up', () => parseNameLookup(`${text}/${text}`), { problem: 'NAME_INVALID' }],
  ['two names', () => sameName(inTwo(text, text), inTwo('CHAN', 'AN')), false],
  ['a contact’s name', () => contactNameProblem(text), 'TOO_LONG'],
  ['an e-mail address', () => emailProblem(`${text}@example.com`), 'TOO_LONG'],
  ['a phone number', () => phoneProblem({ ...phone, number: text }), 'PHONE_INVALID'],
  ['a calling code', () => phoneProblem({ ...phone, areaCode: text }), 'PHONE_INVALID'],
  ['a number to dial', () => e164({ areaCode: text, number: text }), '+'],
  ['a document’s number', () => documentNumberProblem('PP', text), 'TOO_LONG'],
  [
    'a document among others',
    () => documentKey({ type: 'PP', number: text, issuingCountry: 'HK' }),
    'PP:HK:',
  ],
  [
    'an identity card',
    () => identityProblems({ type: 'NI', number: text, dateOfBirth: '1988-01-20', gender: 'F' }),
    { dateOfBirth: null, gender: null },
  ],
  ['an order’s reference', () => readOrderReference(text), { problem: 'REFERENCE_INVALID' }],
  ['a ticket number', () => readTicketNumber(text), null],
  ['a flight number', () => flightNumberProblem(text), 'FLIGHT_NUMBER_INVALID'],
  ['a member number', () => memberNumberProblem(text, 'CA'), 'TOO_LONG'],
  ['a code', () => codeFormProblem(text), 'CODE_WRONG'],
  ['a code to compare', () => normalizeCode(text), ''],
])('%s is refused for its length before it is normalised', (_, rule, answer) => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  expect(rule()).toEqual(answer);
  const longest = Math.max(0, ...normalize.mock.contexts.map((one) => String(one).length));
  expect(longest).toBeLessThanOrEqual(LIMITS.text.email * LIMITS.typedPerCharacter);
});
