import type { ConfirmPaymentErrorCode, StartPaymentErrorCode } from '#gateway/resolvers.gen.ts';
import type { UserFault } from '../orders/user-fault.ts';

/** What stood in the way of paying. */
export type StartPaymentFault = UserFault<StartPaymentErrorCode>;

/** What stood in the way of asking. */
export type ConfirmPaymentFault = UserFault<ConfirmPaymentErrorCode>;
