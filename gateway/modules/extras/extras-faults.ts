import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { CreateExtrasOrderErrorCode } from '#gateway/resolvers.gen.ts';

/** What stood in the way of an order of extras. */
export type CreateExtrasOrderFault = UserFault<CreateExtrasOrderErrorCode>;
