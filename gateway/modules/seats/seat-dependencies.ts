import type { Database } from '#gateway/database/database.ts';
import type { AircraftService } from '#gateway/modules/aircraft/aircraft.service.ts';
import type { FlightService } from '#gateway/modules/flights/flights.service.ts';
import type { ProcedureSource } from '#gateway/modules/orders/order-dependencies.ts';
import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import type { Passenger } from '#gateway/modules/orders/passengers/passenger.model.ts';
import type { PaymentService } from '#gateway/modules/payments/payments.service.ts';
import type { DepartureControl } from '#gateway/ports/departure-control/departure-control.port.ts';
import type { Fares } from '#gateway/ports/fares/fares.port.ts';
import type { Ids } from '#gateway/ports/ids.ts';
import type { Operations } from '#gateway/ports/operations/operations.port.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';

/** How many unpaid seat orders there may be at once; 0: no limit. */
export type OpenSeatOrderLimits = {
  readonly perSession: number;
  readonly perAddress: number;
  /** A network as it is stored: the address cannot be recovered from it. */
  readonly hashOf: (network: string) => Buffer;
};

/** What the choice of seats is made from. */
export type SeatDependencies = {
  readonly db: Database;
  readonly ids: Ids;
  readonly aircraft: Pick<AircraftService, 'seatPlan'>;
  readonly flights: Pick<FlightService, 'segment'>;
  readonly fares: Pick<Fares, 'seatPrice' | 'brand'>;
  readonly departureControl: Pick<DepartureControl, 'seats'>;
  readonly operations: Operations;
  readonly orders: Pick<OrderService, 'passengerOn' | 'orderForPayment' | 'lockOn'>;
  readonly payments: Pick<PaymentService, 'ofOrder' | 'giveBack' | 'confirmNow' | 'abandon'>;
  /**
   * The card of a passenger who named a number of the club; null where there is none, or it has
   * ended.
   */
  cardOf(passenger: Passenger, now: Date): Promise<CardTier | null>;
  readonly openSeatOrders: OpenSeatOrderLimits;
  /** Those who know what is being changed or refunded. */
  readonly procedures: readonly ProcedureSource[];
  /** The instant by the database, asked again after waiting for a lock: `databaseNow`. */
  readonly nowIn: (db: Database) => Promise<Date>;
};
