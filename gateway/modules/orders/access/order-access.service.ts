import type { Asker } from '#gateway/modules/verification/challenge-code.service.ts';
import type { CodeAnswer } from '#gateway/modules/verification/confirm-code.service.ts';
import type { AccessDependencies } from './access-dependencies.ts';
import { type AccessOutcome, confirmAccess } from './confirm-access.service.ts';
import type { OrderLookup } from './order-access.input.ts';
import { type AccessRequestOutcome, requestAccess } from './request-access.service.ts';

/** How guests come to orders that another browser made. */
export type OrderAccess = {
  /** Requests a code to the contact of what is looked for. */
  request(lookup: OrderLookup, asker: Asker, now: Date): Promise<AccessRequestOutcome>;
  /** Opens what was found to the browser when the code is right. */
  confirm(
    answer: Omit<CodeAnswer, 'purpose'>,
    asker: Asker & { readonly memberId: string | null },
    now: Date,
  ): Promise<AccessOutcome>;
};

export const createOrderAccess = (sources: AccessDependencies): OrderAccess => ({
  request: (lookup, asker, now) => requestAccess(sources, lookup, asker, now),
  confirm: (answer, asker, now) => confirmAccess(sources, answer, asker, now),
});
