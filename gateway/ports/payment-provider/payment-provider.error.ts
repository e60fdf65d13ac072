/** Why a call to the payment provider failed. */
export type PaymentProviderErrorCode =
  /** No answer, or one that says "later": nothing is known, ask again with the same keys. */
  | 'UNAVAILABLE'
  | 'TIMEOUT'
  /** Our credentials are refused: a matter for operations. */
  | 'UNAUTHORIZED'
  | 'NOT_FOUND'
  /** The same key was used before for something else. */
  | 'CONFLICT'
  | 'NOT_CAPTURED'
  | 'REFUND_EXCEEDS_CAPTURED'
  /** The provider refuses the content of the request. */
  | 'REJECTED'
  /** The answer cannot be understood. */
  | 'MALFORMED_ANSWER';

const RETRYABLE: ReadonlySet<PaymentProviderErrorCode> = new Set(['UNAVAILABLE', 'TIMEOUT']);

/** A failed call; `retryable` says whether the same call may succeed later. */
export class PaymentProviderError extends Error {
  readonly code: PaymentProviderErrorCode;
  readonly retryable: boolean;

  constructor(code: PaymentProviderErrorCode, options?: ErrorOptions) {
    super(`payment provider: ${code}`, options);
    this.name = 'PaymentProviderError';
    this.code = code;
    this.retryable = RETRYABLE.has(code);
  }
}
