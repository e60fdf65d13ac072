import type { Migration } from 'kysely/migration';
import { idempotency } from './migrations/0001-idempotency.ts';
import { demoClock } from './migrations/0002-demo-clock.ts';
import { trustedDocuments } from './migrations/0002-trusted-documents.ts';
import { sessions } from './migrations/0003-sessions.ts';
import { flightIrregularities } from './migrations/0101-flight-irregularities.ts';
import { flightInventory } from './migrations/0201-flight-inventory.ts';
import { orders } from './migrations/0301-orders.ts';
import { tickets } from './migrations/0302-tickets.ts';
import { verification } from './migrations/0303-verification.ts';
import { openOrders } from './migrations/0304-open-orders.ts';
import { textLengths } from './migrations/0305-text-lengths.ts';
import { verificationSubjects } from './migrations/0306-verification-subjects.ts';
import { lookUpKeys } from './migrations/0307-look-up-keys.ts';
import { payments } from './migrations/0401-payments.ts';
import { mismatchedPayments } from './migrations/0402-mismatched-payments.ts';
import { payables } from './migrations/0403-payables.ts';
import { paymentsOfOrder } from './migrations/0404-payments-of-order.ts';
import { seats } from './migrations/0501-seats.ts';
import { checkIn } from './migrations/0510-check-in.ts';
import { demoMail } from './migrations/0701-demo-mail.ts';
import { itineraryConfirmations } from './migrations/0702-itinerary-confirmations.ts';
import { uploads } from './migrations/0710-uploads.ts';
import { refunds } from './migrations/0711-refunds.ts';
import { dateChanges } from './migrations/0720-date-changes.ts';
import { erasure } from './migrations/0801-erasure.ts';
import { replannedFlights } from './migrations/airline-changes/0730-replanned-flights.ts';
import { airlineChanges } from './migrations/airline-changes/0731-airline-changes.ts';
import { withdrawnOrders } from './migrations/airline-changes/0840-withdrawn-orders.ts';
import { checkInNotices } from './migrations/check-in/0740-check-in-notices.ts';
import { specialServices } from './migrations/check-in/0741-special-services.ts';
import { counterVerdicts } from './migrations/check-in/0742-counter-verdicts.ts';
import { otherChannels } from './migrations/check-in/0760-other-channels.ts';
import { specialMeals } from './migrations/check-in/0802-special-meals.ts';
import { cardsOfSeats } from './migrations/check-in/0880-cards-of-seats.ts';
import { deskOfDemo } from './migrations/demo/0960-desk-of-demo.ts';
import { stockOfExtras } from './migrations/extras/0830-stock-of-extras.ts';
import { extrasOfGuests } from './migrations/extras/0870-extras-of-guests.ts';
import { jobRunners } from './migrations/jobs/0890-job-runners.ts';
import { members } from './migrations/members/0601-members.ts';
import { memberSessions } from './migrations/members/0602-member-sessions.ts';
import { ordersOfContacts } from './migrations/members/0603-orders-of-contacts.ts';
import { frequentPassengers } from './migrations/members/0610-frequent-passengers.ts';
import { memberAccounts } from './migrations/members/0620-member-accounts.ts';
import { memberMessages } from './migrations/members/0630-member-messages.ts';
import { pointsLedger } from './migrations/members/0631-points-ledger.ts';
import { flownSegments } from './migrations/members/0640-flown-segments.ts';
import { cardTerms } from './migrations/members/0641-card-terms.ts';
import { benefits } from './migrations/members/0650-benefits.ts';
import { paymentsWithPoints } from './migrations/members/0651-payments-with-points.ts';
import { pointsOfPayments } from './migrations/members/0750-points-of-payments.ts';
import { extrasOfPassengers } from './migrations/members/0770-extras-of-passengers.ts';
import { earlierFlights } from './migrations/members/0790-earlier-flights.ts';
import { documentPictures } from './migrations/members/0791-document-pictures.ts';
import { contactChanges } from './migrations/members/0910-contact-changes.ts';
import { knownBrowsers } from './migrations/members/0930-known-browsers.ts';
import { guardianConsents } from './migrations/members/0931-guardian-consents.ts';
import { sweepIndexes } from './migrations/orders/0860-sweep-indexes.ts';
import { oneIndexOfContacts } from './migrations/orders/0861-one-index-of-contacts.ts';
import { facts } from './migrations/orders/0985-facts.ts';
import { secretCanary } from './migrations/platform/0920-secret-canary.ts';
import { codesToSeveral } from './migrations/platform/0970-codes-to-several.ts';
import { clientDocuments } from './migrations/platform/0990-client-documents.ts';

/**
 * Every migration, by its file's name; they run in the order of their names and are never changed
 * once released. A feature adds its file and, at the end, its line here, with a number above all
 * others: it runs last on a new database as on an old one. Up to 0870 the hundreds were taken by
 * area: 00 platform, 01 places and timetable, 02 fares and offers, 03 orders, 04 payments, 05 seats
 * and check-in, 06 members, 07 documents and mail, 08 what goes through all of them.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-idempotency': idempotency,
  '0002-demo-clock': demoClock,
  '0002-trusted-documents': trustedDocuments,
  '0003-sessions': sessions,
  '0101-flight-irregularities': flightIrregularities,
  '0201-flight-inventory': flightInventory,
  '0301-orders': orders,
  '0302-tickets': tickets,
  '0303-verification': verification,
  '0304-open-orders': openOrders,
  '0305-text-lengths': textLengths,
  '0306-verification-subjects': verificationSubjects,
  '0307-look-up-keys': lookUpKeys,
  '0401-payments': payments,
  '0402-mismatched-payments': mismatchedPayments,
  '0403-payables': payables,
  '0404-payments-of-order': paymentsOfOrder,
  '0501-seats': seats,
  '0510-check-in': checkIn,
  '0601-members': members,
  '0602-member-sessions': memberSessions,
  '0603-orders-of-contacts': ordersOfContacts,
  '0610-frequent-passengers': frequentPassengers,
  '0620-member-accounts': memberAccounts,
  '0630-member-messages': memberMessages,
  '0631-points-ledger': pointsLedger,
  '0640-flown-segments': flownSegments,
  '0641-card-terms': cardTerms,
  '0650-benefits': benefits,
  '0651-payments-with-points': paymentsWithPoints,
  '0701-demo-mail': demoMail,
  '0702-itinerary-confirmations': itineraryConfirmations,
  '0710-uploads': uploads,
  '0711-refunds': refunds,
  '0720-date-changes': dateChanges,
  '0730-replanned-flights': replannedFlights,
  '0731-airline-changes': airlineChanges,
  '0740-check-in-notices': checkInNotices,
  '0741-special-services': specialServices,
  '0742-counter-verdicts': counterVerdicts,
  '0750-points-of-payments': pointsOfPayments,
  '0760-other-channels': otherChannels,
  '0770-extras-of-passengers': extrasOfPassengers,
  '0790-earlier-flights': earlierFlights,
  '0791-document-pictures': documentPictures,
  '0801-erasure': erasure,
  '0802-special-meals': specialMeals,
  '0830-stock-of-extras': stockOfExtras,
  '0840-withdrawn-orders': withdrawnOrders,
  '0860-sweep-indexes': sweepIndexes,
  '0861-one-index-of-contacts': oneIndexOfContacts,
  '0870-extras-of-guests': extrasOfGuests,
  '0880-cards-of-seats': cardsOfSeats,
  '0890-job-runners': jobRunners,
  '0910-contact-changes': contactChanges,
  '0920-secret-canary': secretCanary,
  '0930-known-browsers': knownBrowsers,
  '0931-guardian-consents': guardianConsents,
  '0960-desk-of-demo': deskOfDemo,
  '0970-codes-to-several': codesToSeveral,
  '0985-facts': facts,
  '0990-client-documents': clientDocuments,
};
