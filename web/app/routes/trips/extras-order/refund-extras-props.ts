import type { ExtrasStatusFragment } from './extras-status.gen.ts';

/** What comes back when a paid order is given back. */
export type ShownRefundQuote = NonNullable<ExtrasStatusFragment['refundQuote']>;

/** A paid order of extras that may be given back. */
export type RefundExtrasProps = {
  orderId: string;
  quote: ShownRefundQuote;
  /** It is given back, and what the page shows is old. */
  onChanged: () => void;
};
