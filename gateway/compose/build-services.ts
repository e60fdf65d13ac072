import type { Database } from '#gateway/database/database.ts';
import { databaseNow } from '#gateway/database/database-now.ts';
import type { Environment } from '#gateway/environment.ts';
import { keyedHash } from '#gateway/limits/keyed-hash.ts';
import { createBaggageService } from '#gateway/modules/baggage/baggage.service.ts';
import { createFlightStatusService } from '#gateway/modules/flight-status/flight-status.service.ts';
import { createAirline } from '#gateway/modules/flights/airline.ts';
import { createFrequentPassengers } from '#gateway/modules/frequent-passengers/frequent-passengers.service.ts';
import { savedTravellers } from '#gateway/modules/frequent-passengers/saved-travellers.service.ts';
import { storedShelves } from '#gateway/modules/frequent-passengers/stored-shelves.ts';
import { createItineraryConfirmations } from '#gateway/modules/itinerary-confirmations/itinerary-confirmations.service.ts';
import { createItineraryDocuments } from '#gateway/modules/itinerary-confirmations/itinerary-documents.service.ts';
import { createLoungeService } from '#gateway/modules/lounges/lounges.service.ts';
import { createMessageService } from '#gateway/modules/member-messages/member-messages.service.ts';
import { createMemberService } from '#gateway/modules/members/members.service.ts';
import { OWN_DATA_FILE, OWN_DATA_PATH } from '#gateway/modules/members/own-data/own-data.http.ts';
import { passwordHashes } from '#gateway/modules/members/passwords/password-hashes.ts';
import { createOrderAccess } from '#gateway/modules/orders/access/order-access.service.ts';
import { createOrderDocuments } from '#gateway/modules/orders/documents/order-documents.service.ts';
import { createOrderService, type OrderService } from '#gateway/modules/orders/orders.service.ts';
import { documentVault } from '#gateway/modules/orders/passengers/document-vault.ts';
import { hasOpenOrder } from '#gateway/modules/orders/read/open-business.repository.ts';
import { orderFlights } from '#gateway/modules/orders/read/order-flights.ts';
import { askBeforeCancelling } from '#gateway/modules/payments/attempts/ask-before-cancelling.ts';
import { notSold } from '#gateway/modules/payments/not-sold.ts';
import { orderPayable } from '#gateway/modules/payments/order-payable.ts';
import { paymentOfReceipt } from '#gateway/modules/payments/payment-of-receipt.ts';
import { paymentFacts } from '#gateway/modules/payments/payment-standing.ts';
import { createPaymentService } from '#gateway/modules/payments/payments.service.ts';
import { createPointsService } from '#gateway/modules/points/points.service.ts';
import { confirmSeatsOfOrder } from '#gateway/modules/seats/chosen-seat-changes.repository.ts';
import { hasOpenSeatOrder } from '#gateway/modules/seats/orders/open-business.repository.ts';
import { seatOrderPayable } from '#gateway/modules/seats/orders/seat-order-payable.ts';
import { seatActions } from '#gateway/modules/seats/passengers/seat-actions.ts';
import { seatFacts } from '#gateway/modules/seats/passengers/seat-facts.ts';
import { createSeatService } from '#gateway/modules/seats/seats.service.ts';
import { createVerificationService } from '#gateway/modules/verification/verification.service.ts';
import {
  memberNoticeEmail,
  messageCopyEmail,
  verificationCodeEmail,
} from '#gateway/ports/documents/documents.ts';
import type { Log } from '#gateway/ports/log.ts';
import type { SecurityLog } from '#gateway/ports/security-events.ts';
import { verificationCodeSms } from '#gateway/ports/sms/code.sms.ts';
import { memberNoticeSms } from '#gateway/ports/sms/member-notice.sms.ts';
import type { Services } from '#gateway/requests/services.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import { sessionRepository } from '#gateway/sessions/session.repository.ts';
import { sessionCookie } from '#gateway/sessions/session-cookie.ts';
import { createSessions } from '#gateway/sessions/sessions.ts';
import { createSimulatedDepartureControl } from '#gateway/simulated/departure-control/simulated-departure-control.ts';
import { createSimulatedFares } from '#gateway/simulated/fares/simulated-fares.ts';
import { createSimulatedIdentityOffice } from '#gateway/simulated/identity-office/simulated-identity-office.ts';
import { LOUNGES } from '#gateway/simulated/lounges/lounges.data.ts';
import { irregularitiesOf } from '#gateway/simulated/operations/irregularities.repository.ts';
import { createSimulatedOperations } from '#gateway/simulated/operations/simulated-operations.ts';
import { createSimulatedTimetable } from '#gateway/simulated/timetable/simulated-timetable.ts';
import { paymentWebhookUrl, siteAddresses } from '#gateway/site/site-addresses.ts';
import { OFFERED_ORDER_ACTIONS } from '#schema/codes/orders/online-actions.ts';
import { buildRefunds, HOLDS, REFUND_ACTIONS, WHEN_RETURNED } from './build-refunds.ts';
import { buildWatches } from './build-watches.ts';
import type { Ports } from './open-ports.ts';
import { ownDataTables } from './own-data-tables.ts';

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
    freeLapsed: (flights) => orders.expire(clock.now(), flights),
  });
  const flights = orderFlights(timetable, fares);
  const operations = createSimulatedOperations({
    timetable,
    irregularitiesOf: (of) => irregularitiesOf(db, of),
  });
  const flightStatus = createFlightStatusService({ timetable, operations });
  const vault = documentVault(keys);
  const hash = keyedHash(keys);
  const saving = { vault, newId: (now: Date) => ids.uuid(now) };
  const orders: OrderService = createOrderService({
    db,
    ids,
    ...airline,
    flights,
    vault,
    nowIn: databaseNow,
    erasureHolds: HOLDS,
    factSources: [paymentFacts, seatFacts],
    whenTicketed: [confirmSeatsOfOrder],
    savedTravellers: savedTravellers({ shelvesIn: storedShelves, ...saving }),
    segmentActions: [seatActions(operations, timetable), REFUND_ACTIONS],
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
  const payments = createPaymentService({
    db,
    ids,
    provider: ports.paymentProvider,
    orders,
    payables: {
      ORDER: orderPayable(orders, addresses),
      SEAT_ORDER: seatOrderPayable({ db, orders, addresses }),
      ...{ DATE_CHANGE: notSold, BENEFIT_ORDER: notSold },
    },
    mailer,
    addresses,
    webhookUrl: paymentWebhookUrl(environment),
    nowIn: databaseNow,
    whenReturned: WHEN_RETURNED,
    log,
  });
  const members = createMemberService({
    db,
    ids,
    keys,
    verification,
    sessions,
    mailer,
    hashes: passwordHashes(keys),
    sms: ports.sms,
    mailOf: memberNoticeEmail,
    textOf: memberNoticeSms,
    accountUrl: addresses.account,
    vault,
    office: createSimulatedIdentityOffice(),
    openBusiness: [
      (within, memberId, when) => hasOpenOrder(within, memberId, HOLDS, when),
      hasOpenSeatOrder,
    ],
    ownData: ownDataTables(vault),
    ownDataUrl: addresses.file(`${OWN_DATA_PATH}/${OWN_DATA_FILE}`),
  });
  const departureControl = createSimulatedDepartureControl();
  const seats = createSeatService({
    db,
    ids,
    aircraft: airline.aircraft,
    flights: airline.flights,
    fares,
    departureControl,
    operations,
    orders,
    payments,
    cardOf: (passenger, when) => members.cardOf(passenger, when),
    openSeatOrders: {
      ...environment.openOrders,
      hashOf: (network) => hash('chose seats from', network),
    },
    nowIn: databaseNow,
  });
  const confirmations = createItineraryConfirmations({ db, ids, keys, orders, verification });
  const messages = createMessageService({
    db,
    mailer,
    copyOf: messageCopyEmail,
    messageUrl: addresses.message,
    subjects: {
      Order: (id, actor, when) => orders.find({ id }, actor, when),
      SeatOrder: (id, actor, when) => seats.order(id, actor, when),
    },
  });
  return {
    ...airline,
    ...buildWatches({
      ...{ db, clock, departureControl, flightStatus, payments, sessions, messages },
      flights: airline.flights,
    }),
    messages,
    points: createPointsService({ db, timetable, operations }),
    seats,
    baggage: createBaggageService(timetable, fares),
    lounges: createLoungeService({ lounges: LOUNGES }, timetable),
    flightStatus,
    orders: askBeforeCancelling(orders, payments),
    orderAccess: createOrderAccess({ db, keys, vault, verification }),
    orderDocuments: createOrderDocuments({
      db,
      orders,
      flights,
      fares,
      vault,
      mailer,
      addresses,
      paymentOf: paymentOfReceipt,
      hashOfMailbox: (mailbox) => hash('unpaid notices to', mailbox),
    }),
    itineraryConfirmations: confirmations,
    itineraryDocuments: createItineraryDocuments({
      ...{ confirmations, flights, fares, mailer, addresses },
    }),
    payments,
    verification,
    ...buildRefunds({
      ...{ db, ids, keys, fares, flightStatus, orders, payments, mailer, addresses },
      inventory: airline.inventory,
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
