import type { AirlineChangeState } from '#schema/codes/orders/states.ts';

/** A flight of an order that the airline cancelled, and the one that it proposes instead, as a text of `flightId`. */
export type StoredAirlineChange = {
  readonly id: string;
  readonly orderId: string;
  readonly segmentIndex: number;
  readonly before: string;
  readonly proposed: string;
  readonly state: AirlineChangeState;
  readonly announcedAt: Date;
  readonly decidedAt: Date | null;
  readonly dateChangeId: string | null;
  readonly refundId: string | null;
};
