import type { CommandRequest } from '#gateway/requests/idempotent.ts';
import type { ConfirmDateChangeInput } from '#gateway/resolvers.gen.ts';
import type { Money } from '#schema/rules/base/money.ts';

/** A traveller's confirmation of a change offer. */
export type Confirmation = CommandRequest & {
  readonly changeOfferId: string;
  readonly accepted: Money;
  readonly isAgreed: boolean;
};

export const readConfirmation = ({
  idempotencyKey,
  changeOfferId,
  accepted: { amount, currency },
  agreements,
}: ConfirmDateChangeInput): Confirmation => ({
  idempotencyKey,
  changeOfferId,
  accepted: { amount, currency: currency as Money['currency'] },
  isAgreed: agreements.includes('DATE_CHANGE'),
});
