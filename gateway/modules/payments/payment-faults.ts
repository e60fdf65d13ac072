import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { ConfirmPaymentErrorCode, StartPaymentErrorCode } from '#gateway/resolvers.gen.ts';

/** What stood in the way of paying. */
export type StartPaymentFault = UserFault<StartPaymentErrorCode>;

/** What stood in the way of asking. */
export type ConfirmPaymentFault = UserFault<ConfirmPaymentErrorCode>;
