import type { PassengerSegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { SeatedPassenger } from '#schema/rules/after-sale/seat-eligibility.ts';
import type { SeatDiscounts } from '#schema/rules/after-sale/seat-price.ts';

/** One for whom seats are chosen: with what decides about who may sit where, and at what price. */
export type SeatPassenger = PassengerSegmentView & {
  readonly seated: SeatedPassenger;
  /** What takes something off the price of a seat, but for what the fare includes. */
  readonly card: SeatDiscounts['card'];
};
