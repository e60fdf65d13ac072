import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { BoundFare } from '#gateway/ports/fares/fares.port.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import type { CancellationCause, DateChangeKind } from '#gateway/resolvers.gen.ts';
import type { FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import type { DateChangeState } from '#schema/codes/orders/states.ts';
import type { ChangeQuote } from '#schema/rules/after-sale/change-quote.ts';
import type {
  ChainedChange,
  PaymentChain,
} from '#schema/rules/after-sale/changed/payment-chain.ts';
import type { Money } from '#schema/rules/base/money.ts';

/** What was paid for tickets, as the schema shows it. */
export type PaymentChainView = PaymentChain;

/** What a change of date cost, as the schema shows it. */
export type ChainedChangeView = ChainedChange;

/** What was paid for one ticket. */
export type TicketAtPrice = { readonly passengerId: string; readonly price: PaymentChain['paid'] };

/** What was chosen for a bound: the content of a `changeFareId`. */
export type ChosenFlights = {
  readonly orderId: string;
  readonly boundIndex: number;
  readonly flights: readonly FlightKey[];
  readonly brand: FareBrandCode;
};

/** Who changes which bounds of an order, and why they may. */
export type ChangeQuestion = {
  readonly orderId: string;
  readonly passengerIds: readonly string[];
  readonly boundIndexes: readonly number[];
  /** What the airline changed; null for a change by choice. */
  readonly airlineChangeId: string | null;
};

/** The flights of a bound afterwards, and what they cost one passenger of each type. */
export type ChangedFare = {
  readonly boundIndex: number;
  readonly flights: readonly FlightKey[];
  readonly fare: BoundFare;
};

/** What is changed, at the prices of an instant: the content of the id of a change offer. */
export type ChangeTerms = Omit<ChangeQuestion, 'boundIndexes'> & {
  readonly bounds: readonly ChangedFare[];
  readonly createdAt: Date;
};

/** What a change costs one passenger. */
export type PassengerQuote = ChangeQuote & { readonly passengerId: string };

/** What becomes of a seat that was chosen. */
export type CarriedSeat = {
  readonly passengerId: string;
  readonly from: string;
  /** Null where none is left on the new flight: then what was paid for it goes back. */
  readonly to: string | null;
  readonly refund: Money;
};

/** A change of date as it is stored, without the clock. */
export type StoredDateChange = Pick<
  ChangeQuote,
  'penalty' | 'addCollect' | 'totalDue' | 'refundDue'
> & {
  readonly id: string;
  readonly number: string;
  readonly orderId: string;
  /** The order with the new flights; null before they are ticketed. */
  readonly newOrderId: string | null;
  readonly kind: DateChangeKind;
  readonly state: DateChangeState;
  readonly cancellationCause: CancellationCause | null;
  readonly bounds: readonly ChangedFare[];
  /** One a passenger who changes. */
  readonly quotes: readonly PassengerQuote[];
  readonly seats: readonly CarriedSeat[];
  readonly createdAt: Date;
  readonly paymentDueAt: Date;
  readonly closedAt: Date | null;
};

/** A change of date at an instant, with the order as it was. */
export type DateChange = StoredDateChange & { readonly order: Order; readonly asOf: Date };
