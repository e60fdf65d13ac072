import type { StoredOrder } from '#gateway/mocks/story/orders/stored-order.ts';
import type { Payment } from '#gateway/modules/payments/payment.model.ts';
import type { FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import type { DateChangeState } from '#schema/codes/orders/states.ts';

/** What was chosen for a bound: the content of a `changeFareId`. `flights` are texts of `flightId`. */
export type ChosenFlights = {
  readonly orderId: string;
  readonly boundIndex: number;
  readonly flights: readonly string[];
  readonly brand: FareBrandCode;
};

/** Who changes which bounds, and why they may. */
export type ChangeQuestion = {
  readonly orderId: string;
  readonly passengerIds: readonly string[];
  readonly boundIndexes: readonly number[];
  /** What the airline changed, by its key in the story; null for a change by choice. */
  readonly airlineChangeId: string | null;
};

/** A question with what was chosen, and when it was asked: what the id of a change offer holds. */
export type ChangeChoice = ChangeQuestion & {
  readonly chosen: readonly ChosenFlights[];
  readonly askedAt: string;
};

/** A change of date that was confirmed. */
export type StoredDateChange = {
  readonly id: string;
  readonly number: string;
  readonly choice: ChangeChoice;
  /** The order as it was. */
  readonly before: StoredOrder;
  /** The order with the new flights, and its passengers by those of the order before; null before they are ticketed. */
  readonly after: {
    readonly orderId: string;
    readonly passengers: ReadonlyMap<string, string>;
  } | null;
  readonly state: DateChangeState;
  readonly cancellationCause: 'TRAVELLER' | 'PAYMENT_WINDOW' | null;
  readonly createdAt: Date;
  readonly paymentDueAt: Date;
  readonly closedAt: Date | null;
  readonly payments: readonly Payment[];
};
