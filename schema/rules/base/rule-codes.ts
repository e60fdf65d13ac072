/**
 * Every stable code a rule, an input or a refused action may answer with, and the clause it comes from. Codes are never renamed: they stand in the
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

  // Names and look-ups
  NAME_LETTERS_ONLY: 'SPEC 5: English last and first names, letters only',
  REFERENCE_INVALID: 'SPEC 5: check-in lookup by ticket number or booking reference, wrong value',
  NAME_INVALID: 'SPEC 5: English names in searches are written with a slash between parts',

  // Documents
  DOCUMENT_TYPE_NOT_ACCEPTED:
    'RULES, Documents: which are offered depends on route, nationality and age',
  BIRTH_CERTIFICATE_AGE: 'SPEC 5: the birth medical certificate is only for passengers under 16',
  DOCUMENT_NUMBER_INVALID: 'SPEC 5: ID number must be correct',
  DOCUMENT_EXPIRY_REQUIRED: 'SPEC 5: certificate validity required',
  DOCUMENT_EXPIRED: 'RULES, Documents: validity is checked against the last arrival',
  DOCUMENT_DUPLICATED: 'SPEC 5: ID info duplicated',

  // Contact and membership
  EMAIL_INVALID: 'SPEC 5: e-mail required and valid',
  PHONE_INVALID: 'SPEC 5: phone number must be correct',
  MEMBER_NUMBER_INVALID: 'SPEC 5: frequent-flyer number, digits and letters only',

  // Passwords and codes
  PASSWORD_LENGTH: 'SPEC 5: login password 6-16 characters',
  PASSWORD_LETTERS_AND_DIGITS: 'SPEC 5: login password, letters and digits',
  PASSWORD_TOO_COMMON: 'RULES, Who may see what: refuse the commonest',
  PASSWORDS_DIFFER: 'SPEC 5: the two entries must match',
  CONSUMPTION_PASSWORD_DIGITS: 'SPEC 5: points-consumption password exactly 6 digits',
  CODE_WRONG: 'SPEC 5: verification code required and correct',
  CODE_EXPIRED: 'RULES, Clocks: verification codes live 5 min',
  TOO_MANY_TRIES: 'RULES, Clocks: verification codes have 5 tries',
  TOO_SOON: 'RULES, Clocks: verification codes are sent again after 60 s',

  // Trips and offers
  BOUND_COUNT: 'SPEC 1: round trip, one way, multi-city',
  SAME_PLACE: 'SPEC 8: no flight found',
  DATE_IN_PAST: 'RULES, Clocks: travel days in the departure airport’s zone',
  DATE_BEYOND_HORIZON: 'SPEC 8: no flights on the selected date',
  BOUNDS_OUT_OF_ORDER: 'SPEC 5: return flight must depart after the outbound flight arrives',
  TIGHT_CONNECTION: 'RULES, Who may travel: under 60 min a warning',
  NO_FREE_ALLOWANCE:
    'SPEC 8: the ticket cabin has no free baggage allowance; extra allowance can be bought',
  CARD_NOT_FOR_INFANTS: 'SPEC 3: a card is its member’s',
  OFFER_EXPIRED: 'SPEC 8: page timeout alert on the search page',

  // Orders: why an action is refused
  NOT_PAID: 'SPEC 4: pending payment',
  ALREADY_PAID: 'RULES, Money: nobody pays twice',
  PAYMENT_IN_PROGRESS: 'SPEC 4: after paying the user chooses pay again or already paid',
  PAYMENT_WINDOW_OVER: 'SPEC 9: payment window 50 minutes, seat hold 20 minutes',
  ORDER_CANCELLED: 'SPEC 4: cancelled',
  ORDER_CLOSED: 'SPEC 4: used, refunded',
  NOT_TICKETED: 'RULES, Money: an order is confirmed only when its ticket numbers exist',
  OTHER_CHANNEL: 'SPEC 6: tickets bought through other channels',
  UNPAID_SEATS: 'SPEC 8: there are still unpaid seats on this flight',
  ALREADY_CHANGED: 'SPEC 9: online date change once per ticket',
  RECEIPT_PERIOD_OVER: 'SPEC 9: electronic itinerary, 27 days after use or one year from purchase',
  NOT_YET_OFFERED: 'SPEC 5: otherwise phone customer service',

  // Check-in
  CHECK_IN_NOT_OPEN: 'RULES, Clocks: check-in opens T-48 h',
  CHECK_IN_CLOSED: 'RULES, Clocks: check-in closes T-60 min',
  NOT_CHECKED_IN: 'SPEC 4: check-in per passenger',
  STILL_CHECKED_IN: 'RULES, Seats and check-in: a refund first needs the check-in cancelled',
  CHECK_IN_CANCELLATIONS_USED: 'SPEC 9: online check-in cancellation, max 2 per segment',

  // Seats
  SEAT_HOLD_EXPIRED: 'SPEC 9: seat hold 20 minutes after submission',
  EXIT_ROW_TOO_YOUNG: 'SPEC 9: emergency-exit bar, 15 or younger',
  EXIT_ROW_TOO_OLD: 'SPEC 9: emergency-exit bar, 65 or older',
  EXIT_ROW_NOT_ABLE: 'SPEC 5: less mobile, pregnant, disabled and similar',
  EXIT_ROW_DUTIES_NOT_ACCEPTED:
    'RULES, Seats and check-in: an eligible passenger accepts the duties',

  // Flight status
  FLIGHT_NUMBER_INVALID: 'SPEC 5: check-in lookup by flight number, wrong value',
  FLIGHT_NUMBER_UNKNOWN: 'SPEC 8: no flight found, please query again',
  FLIGHT_UNKNOWN: 'SPEC 8: no flight found, please query again',
  DATE_INVALID: 'SPEC 5: flight date required, each with a wrong-value message',
  DATE_TOO_LONG_AGO: 'SPEC 8: no flights on the selected date',

  // What only the gateway can know
  PLACE_UNKNOWN: 'SPEC 8: no flight found, please query again',
  SELECTION_INVALID: 'SPEC 8: no suitable cabin found',
  CURRENCY_UNKNOWN: 'RULES, Money: other currencies are shown by a dated rate table',
  OFFER_INVALID: 'SPEC 8: submit failed',
  PARTY_INVALID: 'SPEC 5: each booking needs at least one adult aged 18 or over',
  PARTY_MISMATCH: 'SPEC 8: passenger type not supported',
  AGREEMENT_REQUIRED: 'SPEC 5: agreement required before submitting',
  PRICE_CHANGED: 'SPEC 8: price change alert',
  SOLD_OUT: 'SPEC 8: no flights or sold out',
  FLIGHT_DEPARTED: 'SPEC 8: no flights on the selected date',
  TOO_MANY_OPEN_ORDERS: 'SPEC 9: payment window 50 minutes, in which an unpaid order holds seats',
  TOO_MANY_ORDERS: 'SPEC 9: payment window 50 minutes, in which an unpaid order holds seats',
  ORDER_NOT_FOUND: 'SPEC 8: no travel information found',
  RECEIPT_NOT_AVAILABLE: 'SPEC 8: no itinerary found',
  PROVIDER_UNAVAILABLE: 'SPEC 8: submit failed',
  IDEMPOTENCY_KEY_REUSED: 'RULES, Money: a payment attempt carries an idempotency key',
  TOO_MANY_REQUESTS: 'RULES, Who may see what: every guest look-up needs two factors',
} as const satisfies Record<string, `${'SPEC' | 'RULES'}${string}`>;

export type RuleCode = keyof typeof RULE_CODES;
