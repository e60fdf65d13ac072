/**
 * Thrown when the buyer holds seats on a flight for a document already; says in which order, and
 * for which traveller.
 */
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
