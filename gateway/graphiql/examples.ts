import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The examples by what they are about, in the order of their tabs: the journey of a traveller, then
 * the rest.
 */
export const EXAMPLE_GROUPS = {
  'Search and book': [
    'search-flights',
    'price-calendar',
    'destination-fares',
    'create-offer',
    'reprice-offer',
    'create-order',
    'open-orders',
    'correct-passenger',
    'watch-order',
    'start-payment',
    'confirm-payment',
    'cancel-order',
  ],
  Orders: [
    'by-id',
    'order-detail',
    'order-history',
    'order-look-up',
    'open-orders-by-code',
    'send-receipt',
    'extras-of-order',
    'extras-for-passenger',
  ],
  Seats: ['seat-map', 'select-seats', 'seats-changed', 'cancel-seat-order'],
  'Change of date': [
    'change-search',
    'create-change-offer',
    'change-offer',
    'confirm-date-change',
    'cancel-date-change',
  ],
  Refunds: [
    'create-refund-offer',
    'refund-offer',
    'request-refund',
    'refund-by-id',
    'refund',
    'withdraw-refund',
  ],
  'Check-in': [
    'check-in',
    'check-in-look-up',
    'check-in-access',
    'check-in-itinerary-changed',
    'boarding-passes',
    'send-boarding-passes',
    'cancel-check-in',
  ],
  'Meals, changes by the airline, confirmations': [
    'choose-meals',
    'keep-changed-flights',
    'itinerary-confirmation',
    'open-itinerary',
    'itinerary-standing',
  ],
  Account: [
    'member',
    'update-profile',
    'passwords-and-contact',
    'contact-change',
    'undo-contact-change',
    'submit-document',
    'messages',
    'change-messages',
    'message-received',
    'message-copies',
    'frequent-passengers',
    'saved-passengers',
  ],
  'Points and extras': [
    'points',
    'flown-segments',
    'claim-flight',
    'extras-quote',
    'create-extras-order',
    'extras-order',
    'end-extras-orders',
  ],
  'Flights and figures': [
    'flight-status',
    'flight-status-changed',
    'airborne-flights',
    'baggage-allowance',
    'business-rules',
    'reference-data',
    'airports',
    'aircraft',
  ],
  'Sign in and join': ['request-code', 'reset-password', 'become-member'],
} as const;

export type ExampleName = (typeof EXAMPLE_GROUPS)[keyof typeof EXAMPLE_GROUPS][number];

/** All examples, in the order of their tabs. */
export const EXAMPLES: readonly ExampleName[] = Object.values(EXAMPLE_GROUPS).flat();

/** The text of an example: `examples/<name>.graphql`. */
export const exampleText = (name: ExampleName): string =>
  readFileSync(path.join(import.meta.dirname, `examples/${name}.graphql`), 'utf8');
