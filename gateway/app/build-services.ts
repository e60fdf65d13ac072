import type { Database } from '#gateway/database/database.ts';
import { databaseNow } from '#gateway/database/database-now.ts';
import type { Environment } from '#gateway/environment.ts';
import { keyedHash } from '#gateway/limits/keyed-hash.ts';
import { airlineChangeRights } from '#gateway/modules/airline-changes/decide/airline-change-rights.ts';
import type { DateChangeDependencies } from '#gateway/modules/date-changes/date-change-dependencies.ts';
import {
  createDateChangeService,
  type DateChangeService,
} from '#gateway/modules/date-changes/date-changes.service.ts';
import { createExtrasService } from '#gateway/modules/extras/extras.service.ts';
import { extrasOnReceipt } from '#gateway/modules/extras/orders/extras-on-receipt.ts';
import { createAirline } from '#gateway/modules/flights/airline.ts';
import { createItineraryConfirmations } from '#gateway/modules/itinerary-confirmations/itinerary-confirmations.service.ts';
import { createItineraryDocuments } from '#gateway/modules/itinerary-confirmations/itinerary-documents.service.ts';
import { createMealService } from '#gateway/modules/meals/meals.service.ts';
import { createOrderAccess } from '#gateway/modules/orders/access/order-access.service.ts';
import { createOrderDocuments } from '#gateway/modules/orders/documents/order-documents.service.ts';
import { createDocumentEncryption } from '#gateway/modules/orders/passengers/document-encryption.ts';
import { orderFlights } from '#gateway/modules/orders/read/order-flights.ts';
import { couponProcedures } from '#gateway/modules/orders/segments/coupon-procedures.repository.ts';
import { askBeforeCancelling } from '#gateway/modules/payments/attempts/query-before-cancelling.ts';
import { paymentOfReceipt } from '#gateway/modules/payments/payment-status.ts';
import {
  createPaymentService,
  type PaymentService,
} from '#gateway/modules/payments/payments.service.ts';
import type { SeatService } from '#gateway/modules/seats/seats.service.ts';
import type { Log } from '#gateway/ports/log.ts';
import type { SecurityLog } from '#gateway/ports/security-events.ts';
import type { Services } from '#gateway/requests/services.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { paymentWebhookUrl, siteAddresses } from '#gateway/site/site-addresses.ts';
import { buildAfterSale, WHEN_RETURNED } from './build-after-sale.ts';
import { buildCheckIn, buildSegmentActions, orderQuestions, PROCEDURES } from './build-check-in.ts';
import { buildLiveUpdates } from './build-live-updates.ts';
import {
  buildFrequentPassengers,
  buildMembers,
  buildMessages,
  buildPoints,
} from './build-members.ts';
import { buildOrders, buildPayables, buildSeats } from './build-orders.ts';
import { buildSessions } from './build-sessions.ts';
import { ownServices } from './modules.ts';
import type { Ports } from './open-ports.ts';

/** What services are built from. */
export type ServiceParts = {
  readonly environment: Environment;
  readonly keys: Keys;
  readonly db: Database;
  readonly ports: Ports;
  readonly log: Log;
  readonly security: SecurityLog;
};
/** Builds every service. A module adds its line here if its service needs another module. */
export function buildServices(parts: ServiceParts): Services {
  const { environment, keys, db, ports, log, security } = parts;
  const { clock, ids, mailer } = ports;
  const addresses = siteAddresses(environment.publicUrl);
  const base = { db, ids, keys, mailer, addresses, nowIn: databaseNow };
  const { schedule, timetable, fares, operations, departureControl, tickets } = ports.airline;
  const airline = createAirline({
    db,
    timetable,
    fares,
    offerSigning: keys.offerSigning,
    // called by searches, when all that is built below is there
    freeLapsed: async (flights) => {
      await orders.expire(clock.now(), flights);
      await dateChanges.expire(clock.now());
    },
  });
  const catalogue = ports.airline.extras;
  const flights = orderFlights(schedule, fares);
  const knowledge = { operations, timetable: schedule, isCancelled: timetable.isCancelled };
  const own = ownServices(ports);
  const { flightStatus } = own;
  const vault = createDocumentEncryption(keys, (id) =>
    log.error({ recordId: id }, 'the number of a document does not open'),
  );
  const hash = keyedHash(keys);
  const { openOrders } = environment;
  const segmentActions = buildSegmentActions({ ...knowledge, fares, departureControl });
  // what resolvers get asks the payment provider before it cancels, and no other part can cancel at
  // all
  const { cancel, ...orders } = buildOrders({
    ...base,
    ...airline,
    timetable,
    vault,
    flights,
    segmentActions,
    openOrders,
    hash,
  });
  const { sessions, verification } = buildSessions({
    ...base,
    ports,
    publicUrl: environment.publicUrl,
    security,
  });
  const dateChangeSources = (): DateChangeDependencies => ({
    ...base,
    ...airline,
    key: keys.offerSigning,
    timetable,
    fares,
    orders,
    payments,
    seats,
    otherProcedures: [couponProcedures],
    receiptOf: orderDocuments.receiptOf,
    airlineChanges: airlineChangeRights,
  });
  const payments: PaymentService = createPaymentService({
    ...base,
    orders,
    provider: ports.paymentProvider,
    payables: buildPayables({ ...base, orders, timetable, catalogue, dateChangeSources }),
    webhookUrl: paymentWebhookUrl(environment),
    whenReturned: WHEN_RETURNED,
    log,
  });
  const points = buildPoints({
    db,
    timetable: schedule,
    operations,
    hash,
    frozenOf: payments.frozenPoints,
  });
  const members = buildMembers({
    ...base,
    sms: ports.sms,
    verification,
    sessions,
    vault,
    status: points,
    office: ports.airline.identityOffice,
    cardIssuers: ports.airline.cardIssuers,
  });
  const orderDocuments = createOrderDocuments({
    ...base,
    orders,
    flights,
    fares,
    vault,
    hash,
    paymentOf: paymentOfReceipt,
    extrasOf: (order, now) => extrasOnReceipt(extras, order, now),
    seatsOf: ({ id }, now) => seats.liveOf(db, [id], AIRLINE, now),
    chainOf: (order, now) => dateChanges.paymentChain(order, now),
    hashOfMailbox: (mailbox) => hash('unpaid notices to', mailbox),
    quietMailboxes: ports.quietMailboxes,
  });
  const seats: SeatService = buildSeats({
    ...base,
    fares,
    departureControl,
    operations,
    orders,
    payments,
    aircraft: airline.aircraft,
    flights: airline.flights,
    cardOf: (passenger, when) => members.cardOf(passenger, when),
    openOrders,
    hash,
  });
  const dateChanges: DateChangeService = createDateChangeService(dateChangeSources());
  const confirmations = createItineraryConfirmations({ db, ids, keys, orders, verification });
  const ticketDocuments = { confirmations, flights, fares, paymentChain: dateChanges.paymentChain };
  const extras = createExtrasService({
    ...base,
    ...orderQuestions(knowledge),
    catalogue,
    fares,
    seatsLeft: airline.seatsLeft,
    orders,
    members,
    payments,
  });
  const messages = buildMessages({ db, mailer, addresses, orders, seats, extras });
  const checkIn = buildCheckIn({
    ...base,
    orders,
    seats,
    flightStatus,
    departureControl,
    operations,
    fares,
    verification,
    messages,
    procedures: PROCEDURES,
    counter: ports.airline.counter,
    tickets,
    cardOf: members.cardOf,
    extras,
  });
  const watched = { departureControl, flightStatus, payments, sessions, messages, ...checkIn };
  return {
    ...own,
    ...airline,
    ...buildLiveUpdates({ db, clock, ...watched, flights: airline.flights }),
    messages,
    points,
    seats,
    ...checkIn,
    extras,
    orders: askBeforeCancelling({ ...orders, cancel }, payments),
    meals: createMealService({ db, orders, ...orderQuestions(knowledge) }),
    orderAccess: createOrderAccess({ db, keys, vault, verification, tickets }),
    orderDocuments,
    itineraryConfirmations: confirmations,
    itineraryDocuments: createItineraryDocuments({ ...base, ...ticketDocuments }),
    payments,
    dateChanges,
    verification,
    ...buildAfterSale({
      ...base,
      ...airline,
      ...checkIn,
      folder: environment.upstreams,
      timetable,
      operations,
      fares,
      flightStatus,
      orders,
      seats,
      payments,
      paidAlong: dateChanges.paidAlong,
      office: ports.airline.refundOffice,
    }),
    sessions,
    members,
    frequentPassengers: buildFrequentPassengers({ ...base, vault, members }),
  };
}
