import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { CreateOrderErrorCode } from '#gateway/resolvers.gen.ts';

/** What was wrong with the submission of an order. */
export type CreateOrderFault = UserFault<CreateOrderErrorCode>;
