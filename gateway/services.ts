import type { AircraftService } from './modules/aircraft/aircraft.service.ts';
import type { BaggageService } from './modules/baggage/baggage.service.ts';
import type { FlightStatusService } from './modules/flight-status/flight-status.service.ts';
import type { FlightWatch } from './modules/flight-status/watch/flight-watch.service.ts';
import type { FlightService } from './modules/flights/flights.service.ts';
import type { OfferService } from './modules/flights/offers/offers.service.ts';
import type { LoungeDirectory } from './modules/lounges/lounges.service.ts';
import type { OrderDocuments } from './modules/orders/order-documents.service.ts';
import type { OrderService } from './modules/orders/orders.service.ts';
import type { PaymentService } from './modules/payments/payments.service.ts';
import type { PlaceService } from './modules/places/places.service.ts';
import type { VerificationService } from './modules/verification/verification.service.ts';
import type { Sessions } from './sessions/sessions.ts';

/**
 * What resolvers may call, one service an aggregate. A module adds one line here, `readonly orders: OrderService`, and the
 * composition root builds it.
 */
export interface Services {
  readonly places: PlaceService;
  readonly flights: FlightService;
  readonly aircraft: AircraftService;
  readonly baggage: BaggageService;
  readonly lounges: LoungeDirectory;
  readonly flightStatus: FlightStatusService;
  readonly flightWatch: FlightWatch;
  readonly offers: OfferService;
  readonly orders: OrderService;
  readonly orderDocuments: OrderDocuments;
  readonly payments: PaymentService;
  readonly sessions: Sessions;
  readonly verification: VerificationService;
}
