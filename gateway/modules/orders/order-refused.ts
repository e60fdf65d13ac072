/** Why an order that is right in itself is not made; the transaction is rolled back, and its key stays free. */
export type RefusalCode =
  | 'OFFER_EXPIRED'
  | 'PRICE_CHANGED'
  | 'FLIGHT_DEPARTED'
  | 'TOO_MANY_OPEN_ORDERS'
  | 'TOO_MANY_ORDERS';

export class OrderRefused extends Error {
  override readonly name = 'OrderRefused';
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(`order refused: ${code}`);
    this.code = code;
  }
}
