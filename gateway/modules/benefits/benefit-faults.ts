import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { CreateBenefitOrderErrorCode } from '#gateway/resolvers.gen.ts';

/** What stood in the way of an order of benefits. */
export type CreateBenefitOrderFault = UserFault<CreateBenefitOrderErrorCode>;

/** Thrown when benefits cannot be ordered, so that nothing of the order is made: says what stood in the way, and where. */
export class BenefitsRefused extends Error {
  override readonly name = 'BenefitsRefused';
  readonly faults: readonly CreateBenefitOrderFault[];

  constructor(...faults: readonly CreateBenefitOrderFault[]) {
    super(`benefits refused: ${faults.map(({ code }) => code).join(', ')}`);
    this.faults = faults;
  }
}
