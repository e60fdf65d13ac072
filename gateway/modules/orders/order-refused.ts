/** Why an order that is right in itself is not made; the transaction is rolled back, and its key stays free. */
export type RefusalCode =
  | 'OFFER_EXPIRED'
  | 'PRICE_CHANGED'
  | 'FLIGHT_DEPARTED'
  | 'TOO_MANY_OPEN_ORDERS';

/** The buyer holds seats on a flight for a document already; says in which order, and for which traveller. */
export class DocumentHeld extends Error {
  override readonly name = 'DocumentHeld';
  readonly heldOrderId: string;
  /** The place of the traveller in the submission. */
  readonly index: number;

  constructor(heldOrderId: string, index: number) {
    super('order refused: DOCUMENT_HELD');
    this.heldOrderId = heldOrderId;
    this.index = index;
  }
}

export class OrderRefused extends Error {
  override readonly name = 'OrderRefused';
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(`order refused: ${code}`);
    this.code = code;
  }
}
