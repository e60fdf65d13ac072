import type { AircraftService } from '#gateway/modules/aircraft/aircraft.service.ts';
import type { BaggageService } from '#gateway/modules/baggage/baggage.service.ts';
import type { FlightStatusService } from '#gateway/modules/flight-status/flight-status.service.ts';
import type { FlightWatch } from '#gateway/modules/flight-status/watch/flight-watch.service.ts';
import type { FlightService } from '#gateway/modules/flights/flights.service.ts';
import type { OfferService } from '#gateway/modules/flights/offers/offers.service.ts';
import type { LoungeDirectory } from '#gateway/modules/lounges/lounges.service.ts';
import type { OrderDocuments } from '#gateway/modules/orders/documents/order-documents.service.ts';
import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import type { PaymentService } from '#gateway/modules/payments/payments.service.ts';
import type { PlaceService } from '#gateway/modules/places/places.service.ts';
import type { VerificationService } from '#gateway/modules/verification/verification.service.ts';
import type { Sessions } from '#gateway/sessions/sessions.ts';

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
