import type { Database } from './database/database.ts';
import { databaseNow } from './database/database-now.ts';
import type { Environment } from './environment.ts';
import { createBaggageService } from './modules/baggage/baggage.service.ts';
import { createFlightStatusService } from './modules/flight-status/flight-status.service.ts';
import { createFlightWatch } from './modules/flight-status/watch/flight-watch.service.ts';
import { createAirline } from './modules/flights/airline.ts';
import { createLoungeService } from './modules/lounges/lounges.service.ts';
import { createOrderDocuments } from './modules/orders/order-documents.service.ts';
import { orderFlights } from './modules/orders/order-flights.ts';
import { createOrderService, type OrderService } from './modules/orders/orders.service.ts';
import { documentVault } from './modules/passengers/document-vault.ts';
import { askBeforeCancelling } from './modules/payments/ask-before-cancelling.ts';
import { paymentOfReceipt } from './modules/payments/payment-of-receipt.ts';
import { paymentStanding } from './modules/payments/payment-standing.ts';
import { createPaymentService } from './modules/payments/payments.service.ts';
import { keyedHash } from './modules/verification/keyed-hash.ts';
import { createVerificationService } from './modules/verification/verification.service.ts';
import { createSimulatedFares } from './ports/fares/simulated-fares.ts';
import type { Log } from './ports/log.ts';
import { LOUNGES } from './ports/lounges/lounges.data.ts';
import { irregularitiesOf } from './ports/operations/irregularities.repository.ts';
import { createSimulatedOperations } from './ports/operations/simulated-operations.ts';
import { createSimulatedTimetable } from './ports/timetable/simulated-timetable.ts';
import type { Ports } from './ports.ts';
import type { Keys } from './secrets/keys.ts';
import type { Services } from './services.ts';
import { sessionRepository } from './sessions/session.repository.ts';
import { sessionCookie } from './sessions/session-cookie.ts';
import { createSessions } from './sessions/sessions.ts';
import { paymentWebhookUrl, siteAddresses } from './site/site-addresses.ts';

/** What services are built from. */
export type ServiceParts = {
  readonly environment: Environment;
  readonly keys: Keys;
  readonly db: Database;
  readonly ports: Ports;
  readonly log: Log;
};

/** Operations control is asked every few seconds, while somebody watches. */
const WATCHES = { intervalMilliseconds: 4_000, limits: { perAddress: 200, all: 5_000 } };

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
    paymentStanding,
    openOrders: {
      ...environment.openOrders,
      hashOf: (network) => hash('ordered from', network),
    },
    offered: new Set(),
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
  return {
    ...airline,
    baggage: createBaggageService(timetable, fares),
    lounges: createLoungeService({ lounges: LOUNGES }, timetable),
    flightStatus,
    flightWatch: createFlightWatch({ ...WATCHES, clock, find: flightStatus.find }),
    orders: askBeforeCancelling(orders, payments),
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
    payments,
    verification: createVerificationService({ db, ids, keys, orders, mailer }),
    sessions: createSessions({
      repository: sessionRepository(db),
      cookie: sessionCookie(environment.publicUrl),
      clock,
      ids,
    }),
  };
}
