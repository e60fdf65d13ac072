import type { RefundableOrderQuery } from './reserve.route.gen.ts';

/** The order whose tickets or seats are given back. */
export type RefundableOrder = NonNullable<RefundableOrderQuery['order']>;

/** What the airline changed of it. */
export type RefundableChange = RefundableOrder['airlineChanges'][number];

/** A refund that was asked for before. */
export type EarlierRefund = NonNullable<RefundableOrder['refunds']>[number];
