import type { StoredDateChange } from '#gateway/modules/date-changes/date-change.model.ts';
import { type Money, maxMoney, minMoney, sumMoney, zeroMoney } from '#schema/rules/base/money.ts';
import type { CapabilityReason, OrderFacts } from '#schema/rules/orders/order-facts.ts';
import { isExpired } from '#schema/rules/orders/payment-window.ts';

/** A change of date at an instant: unpaid past its time it is CANCELLED, whether or not a job has recorded it (RULES 1.5 and 8.8). */
export const dateChangeAt = <Change extends StoredDateChange>(change: Change, now: Date): Change =>
  change.state === 'PENDING_PAYMENT' && isExpired(change.paymentDueAt, now)
    ? {
        ...change,
        state: 'CANCELLED',
        cancellationCause: 'PAYMENT_WINDOW',
        closedAt: change.paymentDueAt,
      }
    : change;

/** What is to be paid now; zero once it is paid or closed. */
export const amountDueOf = ({ state, totalDue }: StoredDateChange): Money =>
  state === 'PENDING_PAYMENT' ? totalDue : zeroMoney(totalDue.currency);

/** What points may pay of a change: the difference of fare alone (RULES 8.8). */
export const fareDifferenceOf = ({ quotes, totalDue }: StoredDateChange): Money =>
  sumMoney(
    quotes.map(({ fareDifference, addCollect }) =>
      maxMoney(zeroMoney(totalDue.currency), minMoney(fareDifference, addCollect)),
    ),
    totalDue.currency,
  );

/** Why an unpaid change cannot be cancelled; null when it can. */
export const cancelRefusal = (
  { state }: Pick<StoredDateChange, 'state'>,
  payment: OrderFacts['payment'],
): 'ALREADY_PAID' | 'PAYMENT_IN_PROGRESS' | 'ORDER_CLOSED' | null => {
  if (state === 'CANCELLED') return 'ORDER_CLOSED';
  if (state === 'CONFIRMED' || payment === 'CAPTURED') return 'ALREADY_PAID';
  return payment === 'IN_PROGRESS' ? 'PAYMENT_IN_PROGRESS' : null;
};

/** What can be done with a change of date, and if not, why not. */
export type DateChangeCapability = {
  readonly action: 'PAY' | 'CANCEL';
  readonly allowed: boolean;
  readonly until: Date | null;
  readonly reason: CapabilityReason | null;
};

const endOf = ({ cancellationCause }: StoredDateChange): CapabilityReason =>
  cancellationCause === 'PAYMENT_WINDOW' ? 'PAYMENT_WINDOW_OVER' : 'ORDER_CANCELLED';

/** What can be done with a change of date, allowed or not, with reasons (RULES 4.9). */
export const dateChangeCapabilities = (
  change: StoredDateChange,
  payment: OrderFacts['payment'],
): DateChangeCapability[] => {
  const { state, paymentDueAt } = change;
  const cancel = cancelRefusal(change, payment);
  const isPaid = state === 'CONFIRMED' || payment === 'CAPTURED';
  const reasons: Record<DateChangeCapability['action'], CapabilityReason | null> = {
    PAY: state === 'CANCELLED' ? endOf(change) : isPaid ? 'ALREADY_PAID' : null,
    CANCEL: cancel === 'ORDER_CLOSED' ? endOf(change) : cancel,
  };
  return (['PAY', 'CANCEL'] as const).map((action) => ({
    action,
    allowed: reasons[action] === null,
    until: reasons[action] === null ? paymentDueAt : null,
    reason: reasons[action],
  }));
};
