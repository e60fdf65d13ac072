import type { RefundDetailQuery } from './refund-detail.route.gen.ts';

/** A refund as its own page shows it. */
export type ShownRefund = NonNullable<RefundDetailQuery['refund']>;
