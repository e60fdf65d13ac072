const pathWith = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query)}`;

/** Why a refund is requested: a rejected request is made again, or the airline changed a flight. */
export type RefundCause = { readonly previous: string } | { readonly change: string };

/** Where a refund of an order is requested. */
export const refundRequestPath = (orderId: string, cause?: RefundCause): string =>
  pathWith('/reserve', { order: orderId, ...cause });

/** The refunds of an order. */
export const orderRefundsPath = (orderId: string): string =>
  pathWith('/reserve/detail', { order: orderId });

/** One refund. */
export const refundPath = (refundId: string): string =>
  pathWith('/reserve/refund-detail', { refund: refundId });
