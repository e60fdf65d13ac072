/** A refund that was requested. */
export type StoredRefund = { readonly id: string; readonly orderId: string };
