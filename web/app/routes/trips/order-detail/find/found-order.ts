import type { FoundOrderFragment } from './found-order.gen.ts';

/** A booking that a code has opened to this browser, as it is listed. */
export type FoundOrder = FoundOrderFragment;

/** The address of an open booking, in English. */
export const addressOf = ({ id }: Pick<FoundOrder, 'id'>): string =>
  `/order/flightOrderDetail?${new URLSearchParams({ order: id })}`;
