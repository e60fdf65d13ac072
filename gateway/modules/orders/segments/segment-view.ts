import type { Order, OrderSegment } from '#gateway/modules/orders/order.model.ts';

/** A segment as seen through its order. */
export type SegmentView = OrderSegment & { readonly order: Order };

/** The segments of an order, in the order they are flown. */
export const segmentsIn = (order: Order): SegmentView[] =>
  order.segments.map((segment) => ({ ...segment, order }));

/** The segment at a place, counted from 0 over the whole order; null where there is none. */
export const segmentIn = (order: Order, at: number): SegmentView | null =>
  segmentsIn(order).find(({ index }) => index === at) ?? null;
