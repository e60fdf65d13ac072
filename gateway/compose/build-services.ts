import type { Database } from '#gateway/database/database.ts';
import { databaseNow } from '#gateway/database/database-now.ts';
import type { Environment } from '#gateway/environment.ts';
import { keyedHash } from '#gateway/limits/keyed-hash.ts';
import { createBaggageService } from '#gateway/modules/baggage/baggage.service.ts';
import { createFlightStatusService } from '#gateway/modules/flight-status/flight-status.service.ts';
import { createFlightWatch } from '#gateway/modules/flight-status/watch/flight-watch.service.ts';
import { createAirline } from '#gateway/modules/flights/airline.ts';
import { createItineraryConfirmations } from '#gateway/modules/itinerary-confirmations/itinerary-confirmations.service.ts';
import { createItineraryDocuments } from '#gateway/modules/itinerary-confirmations/itinerary-documents.service.ts';
import { createLoungeService } from '#gateway/modules/lounges/lounges.service.ts';
import { createOrderAccess } from '#gateway/modules/orders/access/order-access.service.ts';
import { createOrderDocuments } from '#gateway/modules/orders/documents/order-documents.service.ts';
import { createOrderService, type OrderService } from '#gateway/modules/orders/orders.service.ts';
import { documentVault } from '#gateway/modules/orders/passengers/document-vault.ts';
import { orderFlights } from '#gateway/modules/orders/read/order-flights.ts';
import { askBeforeCancelling } from '#gateway/modules/payments/attempts/ask-before-cancelling.ts';
import { moneyUnderWay } from '#gateway/modules/payments/money-under-way.condition.ts';
import { paymentOfReceipt } from '#gateway/modules/payments/payment-of-receipt.ts';
import { paymentFacts } from '#gateway/modules/payments/payment-standing.ts';
import { createPaymentService } from '#gateway/modules/payments/payments.service.ts';
import { createVerificationService } from '#gateway/modules/verification/verification.service.ts';
import { verificationCodeEmail } from '#gateway/ports/documents/documents.ts';
import type { Log } from '#gateway/ports/log.ts';
import type { Services } from '#gateway/requests/services.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import { sessionRepository } from '#gateway/sessions/session.repository.ts';
import { sessionCookie } from '#gateway/sessions/session-cookie.ts';
import { createSessions } from '#gateway/sessions/sessions.ts';
import { createSimulatedFares } from '#gateway/simulated/fares/simulated-fares.ts';
import { LOUNGES } from '#gateway/simulated/lounges/lounges.data.ts';
import { irregularitiesOf } from '#gateway/simulated/operations/irregularities.repository.ts';
import { createSimulatedOperations } from '#gateway/simulated/operations/simulated-operations.ts';
import { createSimulatedTimetable } from '#gateway/simulated/timetable/simulated-timetable.ts';
import { paymentWebhookUrl, siteAddresses } from '#gateway/site/site-addresses.ts';
import { OFFERED_ORDER_ACTIONS } from '#schema/codes/orders/online-actions.ts';
import type { Ports } from './open-ports.ts';

/** What services are built from. */
export type ServiceParts = {
  readonly environment: Environment;
  readonly keys: Keys;
  readonly db: Database;
  readonly ports: Ports;
  readonly log: Log;
};

/** Operations control is asked every few seconds while a flight is watched. */
const WATCHES = { intervalMilliseconds: 4_000, limits: { perNetwork: 200, all: 5_000 } };

/** Builds every service. A module adds its line here and in `services.ts`. */
export function buildServices({ environment, keys, db, ports, log }: ServiceParts): Services {
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
  const orders: OrderService = createOrderService({
    db,
    ids,
    ...airline,
    flights,
    vault,
    nowIn: databaseNow,
    factSources: [paymentFacts],
    erasureHolds: [moneyUnderWay],
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
  });
  const payments = createPaymentService({
    db,
    ids,
    provider: ports.paymentProvider,
    orders,
    mailer,
    addresses,
    webhookUrl: paymentWebhookUrl(environment),
    nowIn: databaseNow,
    log,
  });
  const confirmations = createItineraryConfirmations({ db, ids, keys, orders, verification });
  return {
    ...airline,
    baggage: createBaggageService(timetable, fares),
    lounges: createLoungeService({ lounges: LOUNGES }, timetable),
    flightStatus,
    flightWatch: createFlightWatch({ ...WATCHES, clock, find: flightStatus.find }),
    orders: askBeforeCancelling(orders, payments),
    orderAccess: createOrderAccess({ db, keys, verification }),
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
      confirmations,
      flights,
      fares,
      mailer,
      addresses,
    }),
    payments,
    verification,
    sessions: createSessions({
      repository: sessionRepository(db),
      cookie: sessionCookie(environment.publicUrl),
      clock,
      ids,
    }),
  };
}
