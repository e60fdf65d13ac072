import type { RefundRow } from '#gateway/database/tables/refunds.tables.ts';
import type { RefundRejectionCode } from '#gateway/resolvers.gen.ts';
import type { CurrencyCode } from '#schema/codes/base/currencies.ts';
import type { RefundReason } from '#schema/codes/orders/refund-reasons.ts';
import type { RefundState } from '#schema/codes/orders/states.ts';
import { passengerRefund } from '#schema/rules/after-sale/refund-amount.ts';
import { addMoney, money } from '#schema/rules/base/money.ts';
import { withPoints } from './offer/refund-quote.ts';
import type { QuotedPassenger, Refund } from './refund.model.ts';

/** What is stored of a refund in other tables. */
type Parts = Pick<Refund, 'proofIds' | 'events'>;

function amountsOf(row: RefundRow, currency: CurrencyCode) {
  const { passengerId: _, ...amounts } = passengerRefund({
    passengerId: '',
    refundableFare: money(row.refundable_fare, currency),
    refundableTax: money(row.refundable_tax, currency),
    processingFee: money(row.processing_fee, currency),
  });
  return amounts;
}

/** A refund as it is stored; its sums follow from the amounts. */
export function refundOf(row: RefundRow, parts: Parts): Refund {
  const currency = row.currency as CurrencyCode;
  const amounts = amountsOf(row, currency);
  const seats = money(row.seats, currency);
  const code = row.rejection_code as RefundRejectionCode | null;
  return {
    id: row.id,
    number: row.number,
    orderId: row.order_id,
    state: row.state as RefundState,
    reason: row.reason as RefundReason,
    note: row.note,
    passengers: row.passengers as QuotedPassenger[],
    ...withPoints({ amounts, seats, money: addMoney(amounts.total, seats) }, row.points),
    requestedAt: row.requested_at,
    dueOn: row.due_on,
    endedAt: row.ended_at,
    rejection: code && { code, note: row.rejection_note },
    previousId: row.previous_id,
    ...parts,
  };
}
