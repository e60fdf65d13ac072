/**
 * Every stable code a rule may answer with, and the clause it comes from. Codes are never renamed: they stand in the
 * API (`userErrors`, `reason`), in the catalogues of three languages, and in the conformance suite.
 */
export const RULE_CODES = {
  // Any field
  REQUIRED: 'SPEC 5: fields are required, each with a blank message',
  TOO_LONG: 'SPEC 5: text length limit message',
  INVALID: 'SPEC 5: each field has a wrong-value message',

  // Who may travel
  ADULT_REQUIRED: 'SPEC 5: children and infants cannot travel alone',
  PARTY_COUNT_INVALID: 'SPEC 5: each booking needs at least one adult',
  PARTY_TOO_LARGE: 'RULES, Who may travel: at most 9 travellers a booking',
  GUARDIAN_REQUIRED: 'SPEC 5: each booking needs at least one adult aged 18 or over',
  TOO_MANY_INFANTS: 'RULES, Who may travel: INF <= A',
  TOO_MANY_DEPENDANTS: 'RULES, Who may travel: INF + CHD <= 2A',
  ACCOMPANYING_ADULT_REQUIRED: 'SPEC 5: an infant needs a chosen carrier (select a carrier)',
  ACCOMPANYING_ADULT_INVALID: 'SPEC 5: select a correct carrier',
  ACCOMPANYING_ADULT_TAKEN: 'RULES, Who may travel: a different guardian for each infant',
  DATE_OF_BIRTH_INVALID: 'SPEC 9: age bands',
  INFANT_TOO_YOUNG: 'SPEC 9: infant 14 days to 2 years',
  PASSENGER_TYPE_MISMATCH: 'SPEC 8: passenger type not supported',
  INFANT_TURNS_TWO: 'RULES, Who may travel: an infant who turns 2 is booked as CHD throughout',

  // Names
  NAME_LETTERS_ONLY: 'SPEC 5: English last and first names, letters only',
  NAME_INVALID: 'SPEC 5: English names in searches are written with a slash between parts',
} as const satisfies Record<string, `${'SPEC' | 'RULES'}${string}`>;

export type RuleCode = keyof typeof RULE_CODES;
