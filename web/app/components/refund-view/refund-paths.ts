const pathWith = (path: string, query: Record<string, string>): string =>
  `${path}?${new URLSearchParams(query)}`;

/** Where a refund of an order is requested; `previous` is a rejected request that is made again. */
export const refundRequestPath = (orderId: string, previous: string | null = null): string =>
  pathWith('/reserve', { order: orderId, ...(previous ? { previous } : {}) });

/** The refunds of an order. */
export const orderRefundsPath = (orderId: string): string =>
  pathWith('/reserve/detail', { order: orderId });

/** One refund. */
export const refundPath = (refundId: string): string =>
  pathWith('/reserve/refund-detail', { refund: refundId });
