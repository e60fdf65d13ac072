import type { PriceBreakdown } from '#gateway/modules/flights/trip-price.ts';
import type { BoundFare } from '#gateway/ports/fares/fares.port.ts';
import type { AircraftCode } from '#gateway/ports/timetable/aircraft.ts';
import type { CancellationCause } from '#gateway/resolvers.gen.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import type { Cabin } from '#schema/codes/flights/cabins.ts';
import type { FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import type { TripType } from '#schema/codes/flights/trip-types.ts';
import type { OrderState } from '#schema/codes/orders/states.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { Money } from '#schema/rules/base/money.ts';
import type { Contact } from './passengers/passenger.input.ts';
import type { Passenger } from './passengers/passenger.model.ts';
import type { Ticket } from './tickets/ticket.model.ts';

/** The states that are stored. COMPLETED is not: it follows from the clock (RULES 4.3). */
export type StoredOrderState = Exclude<OrderState, 'COMPLETED'>;

/** One flight of an order, as it was when it was booked. */
export type OrderSegment = {
  /** Counted from 0 over the whole order. */
  readonly index: number;
  readonly boundIndex: number;
  readonly flightNumber: string;
  /** Local day of departure; with the number it names the flight. */
  readonly departureDate: LocalDate;
  readonly origin: string;
  readonly destination: string;
  readonly departsAt: Date;
  readonly departureZone: string;
  readonly arrivesAt: Date;
  readonly arrivalZone: string;
  readonly cabin: Cabin;
  readonly brand: FareBrandCode;
  readonly fareBasisCode: string;
  readonly bookingClass: string;
  /** The type that flies it, where the airline has changed it since. */
  readonly aircraft?: AircraftCode | null;
  /**
   * Where the flight is cancelled and the traveller still decides: its coupon stays unused until
   * this instant.
   */
  readonly unusedUntil?: Date | null;
  /**
   * Until when preferred seats wait for payment with the channel that sold the ticket (RULES 4.15).
   */
  readonly seatsDueElsewhereAt?: Date | null;
};

/** A bound of an order, by its place. */
export type BoundOfOrder = { readonly orderId: string; readonly boundIndex: number };

/** An order as stored, without the clock. */
export type OrderRecord = {
  readonly id: string;
  readonly number: string;
  readonly reference: string;
  readonly state: StoredOrderState;
  readonly cancellationCause: CancellationCause | null;
  /** Whose browser made it, or which member. */
  readonly sessionId: string | null;
  readonly memberId: string | null;
  readonly locale: Locale;
  readonly tripType: TripType;
  /** One a bound: the brand, and what one passenger of each type pays. */
  readonly fares: readonly BoundFare[];
  readonly price: PriceBreakdown;
  readonly total: Money;
  readonly contact: Contact;
  readonly createdAt: Date;
  readonly paymentDueAt: Date;
  readonly inventoryHeldUntil: Date;
  readonly priceGuaranteedUntil: Date;
  readonly lastDepartureAt: Date;
  readonly ticketedAt: Date | null;
  readonly closedAt: Date | null;
  readonly receiptSentAt: Date | null;
  /** The channel that sold its tickets; null where they were bought here. */
  readonly soldBy: string | null;
};

/** What belongs to an order. */
export type OrderParts = {
  readonly segments: readonly OrderSegment[];
  readonly passengers: readonly Passenger[];
  readonly tickets: readonly Ticket[];
};

/** An order at an instant, for one viewer. */
export type Order = Omit<OrderRecord, 'state'> &
  OrderParts & {
    readonly state: OrderState;
    /** The instant of which this is true. */
    readonly asOf: Date;
    /** Whether the viewer typed the contact: others see it masked. */
    readonly typedByViewer: boolean;
    /**
     * The segment that a look-up for check-in opened, where the viewer may see nothing else of the
     * order.
     */
    readonly onlySegment?: number;
  };
