import { RefusedWith } from '#gateway/requests/refused.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { CreateBenefitOrderErrorCode } from '#gateway/resolvers.gen.ts';

/** What stood in the way of an order of benefits. */
export type CreateBenefitOrderFault = UserFault<CreateBenefitOrderErrorCode>;

/** Thrown when benefits cannot be ordered, so that nothing of the order is made. */
export class BenefitsRefused extends RefusedWith<CreateBenefitOrderErrorCode> {}
