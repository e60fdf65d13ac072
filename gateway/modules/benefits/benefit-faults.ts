import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { CreateBenefitOrderErrorCode } from '#gateway/resolvers.gen.ts';

/** What stood in the way of an order of benefits. */
export type CreateBenefitOrderFault = UserFault<CreateBenefitOrderErrorCode>;
