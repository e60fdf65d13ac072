import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { CorrectPassengerErrorCode, CreateOrderErrorCode } from '#gateway/resolvers.gen.ts';

/** What was wrong with the submission of an order. */
export type CreateOrderFault = UserFault<CreateOrderErrorCode>;

/** What stood in the way of a correction. */
export type CorrectPassengerFault = UserFault<CorrectPassengerErrorCode>;
