import type { Database } from '#gateway/database/database.ts';
import { databaseNow } from '#gateway/database/database-now.ts';
import type { Environment } from '#gateway/environment.ts';
import { keyedHash } from '#gateway/limits/keyed-hash.ts';
import { airlineChangeRights } from '#gateway/modules/airline-changes/decide/airline-change-rights.ts';
import { createBaggageService } from '#gateway/modules/baggage/baggage.service.ts';
import { createBenefitService } from '#gateway/modules/benefits/benefits.service.ts';
import { dateChangeFacts } from '#gateway/modules/date-changes/date-change-facts.ts';
import type { DateChangeSources } from '#gateway/modules/date-changes/date-change-sources.ts';
import {
  createDateChangeService,
  type DateChangeService,
} from '#gateway/modules/date-changes/date-changes.service.ts';
import { createFlightStatusService } from '#gateway/modules/flight-status/flight-status.service.ts';
import { createAirline } from '#gateway/modules/flights/airline.ts';
import { createFrequentPassengers } from '#gateway/modules/frequent-passengers/frequent-passengers.service.ts';
import { savedTravellers } from '#gateway/modules/frequent-passengers/saved-travellers.service.ts';
import { storedShelves } from '#gateway/modules/frequent-passengers/stored-shelves.ts';
import { createItineraryConfirmations } from '#gateway/modules/itinerary-confirmations/itinerary-confirmations.service.ts';
import { createItineraryDocuments } from '#gateway/modules/itinerary-confirmations/itinerary-documents.service.ts';
import { createLoungeService } from '#gateway/modules/lounges/lounges.service.ts';
import { createOrderAccess } from '#gateway/modules/orders/access/order-access.service.ts';
import { createOrderDocuments } from '#gateway/modules/orders/documents/order-documents.service.ts';
import { createOrderService, type OrderService } from '#gateway/modules/orders/orders.service.ts';
import { documentVault } from '#gateway/modules/orders/passengers/document-vault.ts';
import { orderFlights } from '#gateway/modules/orders/read/order-flights.ts';
import { couponProcedures } from '#gateway/modules/orders/segments/coupon-procedures.repository.ts';
import { askBeforeCancelling } from '#gateway/modules/payments/attempts/ask-before-cancelling.ts';
import { paymentOfReceipt } from '#gateway/modules/payments/payment-of-receipt.ts';
import { paymentFacts } from '#gateway/modules/payments/payment-standing.ts';
import {
  createPaymentService,
  type PaymentService,
} from '#gateway/modules/payments/payments.service.ts';
import { confirmSeatsOfOrder } from '#gateway/modules/seats/chosen-seat-changes.repository.ts';
import { seatFacts } from '#gateway/modules/seats/passengers/seat-facts.ts';
import { createSeatService, type SeatService } from '#gateway/modules/seats/seats.service.ts';
import { createVerificationService } from '#gateway/modules/verification/verification.service.ts';
import { verificationCodeEmail } from '#gateway/ports/documents/documents.ts';
import type { Log } from '#gateway/ports/log.ts';
import type { SecurityLog } from '#gateway/ports/security-events.ts';
import { verificationCodeSms } from '#gateway/ports/sms/code.sms.ts';
import type { Services } from '#gateway/requests/services.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import { sessionRepository } from '#gateway/sessions/session.repository.ts';
import { sessionCookie } from '#gateway/sessions/session-cookie.ts';
import { createSessions } from '#gateway/sessions/sessions.ts';
import { BENEFITS } from '#gateway/simulated/benefits/benefits.data.ts';
import { countedSequences } from '#gateway/simulated/departure-control/sequences.repository.ts';
import { createSimulatedDepartureControl } from '#gateway/simulated/departure-control/simulated-departure-control.ts';
import { createSimulatedFares } from '#gateway/simulated/fares/simulated-fares.ts';
import { LOUNGES } from '#gateway/simulated/lounges/lounges.data.ts';
import { createSimulatedTimetable } from '#gateway/simulated/timetable/simulated-timetable.ts';
import { paymentWebhookUrl, siteAddresses } from '#gateway/site/site-addresses.ts';
import { OFFERED_ORDER_ACTIONS } from '#schema/codes/orders/online-actions.ts';
import { buildAirlineChanges, buildOperations } from './build-airline-changes.ts';
import { buildCheckIn, buildSegmentActions } from './build-check-in.ts';
import { buildMembers } from './build-members.ts';
import { buildMessages } from './build-messages.ts';
import { buildPayables } from './build-payables.ts';
import { buildPoints } from './build-points.ts';
import { buildRefunds, HOLDS, PROCEDURES, WHEN_RETURNED } from './build-refunds.ts';
import { buildWatches } from './build-watches.ts';
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

/** Builds every service. A module adds its line here and in `services.ts`. */
export function buildServices({
  environment,
  keys,
  db,
  ports,
  log,
  security,
}: ServiceParts): Services {
  const { clock, ids, mailer } = ports;
  const addresses = siteAddresses(environment.publicUrl);
  const timetable = createSimulatedTimetable();
  const fares = createSimulatedFares();
  const airline = createAirline({
    db,
    timetable,
    fares,
    offerSigning: keys.offerSigning,
    freeLapsed: async (flights) => {
      await orders.expire(clock.now(), flights);
      await dateChanges.expire(clock.now());
    },
  });
  const flights = orderFlights(timetable, fares);
  const operations = buildOperations(db, timetable);
  const flightStatus = createFlightStatusService({ timetable, operations });
  const vault = documentVault(keys);
  const hash = keyedHash(keys);
  const saving = { vault, newId: (now: Date) => ids.uuid(now) };
  const departureControl = createSimulatedDepartureControl(countedSequences(db));
  const orders: OrderService = createOrderService({
    db,
    ids,
    ...airline,
    flights,
    vault,
    nowIn: databaseNow,
    erasureHolds: HOLDS,
    factSources: [paymentFacts, seatFacts, dateChangeFacts],
    whenTicketed: [confirmSeatsOfOrder],
    savedTravellers: savedTravellers({ shelvesIn: storedShelves, ...saving }),
    segmentActions: buildSegmentActions(
      { operations, timetable, fares, departureControl, procedures: PROCEDURES },
      () => seats,
    ),
    openOrders: {
      ...environment.openOrders,
      hashOf: (network) => hash('ordered from', network),
    },
    offered: OFFERED_ORDER_ACTIONS,
  });
  const verification = createVerificationService({
    db,
    ids,
    keys,
    mailer,
    mails: { usual: verificationCodeEmail },
    sms: ports.sms,
    smsOf: verificationCodeSms,
  });
  const sessions = createSessions({
    repository: sessionRepository(db),
    cookie: sessionCookie(environment.publicUrl),
    clock,
    ids,
    onUnknown: () => security.note('SESSION_UNKNOWN'),
  });
  const dateChangeSources = (): DateChangeSources => ({
    ...{ db, ids, key: keys.offerSigning, timetable, fares, ...airline },
    ...{ orders, payments, seats, mailer, addresses, nowIn: databaseNow },
    ...{ otherProcedures: [couponProcedures], receiptOf: orderDocuments.receiptOf },
    airlineChanges: airlineChangeRights,
  });
  const payments: PaymentService = createPaymentService({
    ...{ db, ids, orders, provider: ports.paymentProvider },
    payables: buildPayables({ db, ids, orders, addresses, dateChangeSources }),
    mailer,
    addresses,
    webhookUrl: paymentWebhookUrl(environment),
    nowIn: databaseNow,
    whenReturned: WHEN_RETURNED,
    log,
  });
  const points = buildPoints({
    ...{ db, timetable, operations, hash },
    frozenOf: payments.frozenPoints,
  });
  const members = buildMembers({
    ...{ db, ids, keys, mailer, sms: ports.sms, verification, sessions, vault, addresses },
    status: points,
  });
  const orderDocuments = createOrderDocuments({
    db,
    orders,
    flights,
    fares,
    vault,
    mailer,
    addresses,
    paymentOf: paymentOfReceipt,
    hashOfMailbox: (mailbox) => hash('unpaid notices to', mailbox),
  });
  const seats: SeatService = createSeatService({
    ...{ db, ids, fares, departureControl, operations, orders, payments },
    ...{ aircraft: airline.aircraft, flights: airline.flights },
    cardOf: (passenger, when) => members.cardOf(passenger, when),
    procedures: PROCEDURES,
    openSeatOrders: {
      ...environment.openOrders,
      hashOf: (network) => hash('chose seats from', network),
    },
    nowIn: databaseNow,
  });
  const dateChanges: DateChangeService = createDateChangeService(dateChangeSources());
  const confirmations = createItineraryConfirmations({ db, ids, keys, orders, verification });
  const benefits = createBenefitService({
    ...{ db, ids, catalogue: BENEFITS, members, payments },
    nowIn: databaseNow,
  });
  const messages = buildMessages({ db, mailer, addresses, orders, seats, benefits });
  const checkIn = buildCheckIn({
    ...{ db, ids, keys, orders, seats, flightStatus, departureControl, operations, fares },
    ...{ verification, mailer, addresses, cardOf: members.cardOf, procedures: PROCEDURES },
  });
  return {
    ...airline,
    ...buildWatches({
      ...{ db, clock, departureControl, flightStatus, payments, sessions, messages },
      flights: airline.flights,
    }),
    messages,
    points,
    seats,
    ...checkIn,
    benefits,
    baggage: createBaggageService(timetable, fares),
    lounges: createLoungeService({ lounges: LOUNGES }, timetable),
    flightStatus,
    orders: askBeforeCancelling(orders, payments),
    orderAccess: createOrderAccess({ db, keys, vault, verification }),
    orderDocuments,
    itineraryConfirmations: confirmations,
    itineraryDocuments: createItineraryDocuments({
      ...{ confirmations, flights, fares, mailer, addresses },
    }),
    payments,
    dateChanges,
    ...buildAirlineChanges({
      ...airline,
      ...checkIn,
      ...{ db, ids, timetable, operations, orders, seats, mailer, addresses },
    }),
    verification,
    ...buildRefunds({
      ...{ db, ids, keys, fares, flightStatus, orders, payments, mailer, addresses },
      ...{ inventory: airline.inventory, paidAlong: dateChanges.paidAlong },
    }),
    sessions,
    members,
    frequentPassengers: createFrequentPassengers({
      ...saving,
      shelves: storedShelves(db),
      selfOf: async ({ memberId }) => (memberId && (await members.find(memberId))?.person) || null,
    }),
  };
}
