import type { UserFault } from '#gateway/requests/user-fault.ts';
import type {
  CancelOrderErrorCode,
  CorrectPassengerErrorCode,
  CreateOrderErrorCode,
  SendReceiptErrorCode,
} from '#gateway/resolvers.gen.ts';

/** What was wrong with the submission of an order. */
export type CreateOrderFault = UserFault<CreateOrderErrorCode>;

/** What stood in the way of a cancellation. */
export type CancelOrderFault = UserFault<CancelOrderErrorCode>;

/** What stood in the way of a correction. */
export type CorrectPassengerFault = UserFault<CorrectPassengerErrorCode>;

/** What stood in the way of sending a receipt. */
export type SendReceiptFault = UserFault<SendReceiptErrorCode>;
