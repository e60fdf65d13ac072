import type { Database } from '#gateway/database/database.ts';
import type { ExtrasOnFlight } from '#gateway/modules/extras/orders/extras-on-flight.ts';
import type { FlightStatusService } from '#gateway/modules/flight-status/flight-status.service.ts';
import type { MessageService } from '#gateway/modules/member-messages/member-messages.service.ts';
import type { MemberService } from '#gateway/modules/members/members.service.ts';
import type { ProcedureSource } from '#gateway/modules/orders/order-dependencies.ts';
import type { OrderService } from '#gateway/modules/orders/orders.service.ts';
import type { SeatService } from '#gateway/modules/seats/seats.service.ts';
import type { VerificationService } from '#gateway/modules/verification/verification.service.ts';
import type { Counter } from '#gateway/ports/departure-control/counter.port.ts';
import type { DepartureControl } from '#gateway/ports/departure-control/departure-control.port.ts';
import type { Fares } from '#gateway/ports/fares/fares.port.ts';
import type { Ids } from '#gateway/ports/ids.ts';
import type { Mailer } from '#gateway/ports/mailer/mailer.ts';
import type { Operations } from '#gateway/ports/operations/operations.port.ts';
import type { TicketStore } from '#gateway/ports/ticket-store/ticket-store.port.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import type { SiteAddresses } from '#gateway/site/site-addresses.ts';

/** What check-in works with. */
export type CheckInDependencies = {
  readonly db: Database;
  readonly ids: Ids;
  readonly keys: Pick<Keys, 'pepper'>;
  readonly orders: Pick<
    OrderService,
    | ('flights' | 'vault' | 'find' | 'segmentOn' | 'passengerOn' | 'lockOn')
    | (
        | 'adopt'
        | 'openSegmentTo'
        | 'lookedFor'
        | 'changeCoupons'
        | 'complete'
        | 'segmentCapabilities'
      )
  >;
  /** What other channels have sold. */
  readonly tickets: TicketStore;
  readonly procedures: readonly ProcedureSource[];
  readonly seats: Pick<
    SeatService,
    'liveOf' | 'assign' | 'seatPassengers' | 'freeLapsed' | 'planned' | 'ordersOf'
  >;
  readonly flightStatus: Pick<FlightStatusService, 'find'>;
  readonly departureControl: DepartureControl;
  readonly counter: Counter;
  readonly operations: Operations;
  readonly fares: Pick<Fares, 'brand'>;
  readonly messages: Pick<MessageService, 'declinesCopies'>;
  readonly cardOf: MemberService['cardOf'];
  /**
   * The kinds of paid extras that passengers of an order have on one of its flights (RULES 9.28).
   */
  readonly extrasOn: ExtrasOnFlight;
  readonly verification: Pick<VerificationService, 'challenge' | 'confirm'>;
  readonly mailer: Mailer;
  readonly addresses: Pick<SiteAddresses, 'file' | 'checkIn' | 'boardingPasses' | 'order'>;
  /** The instant by the database, asked again after waiting for a lock: `databaseNow`. */
  readonly nowIn: (db: Database) => Promise<Date>;
};
