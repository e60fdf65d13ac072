import { ORDER_ACTIONS, type OrderAction } from '#schema/codes/orders/order-actions.ts';
import { aftersalesCapability } from '#schema/rules/after-sale/aftersales-capabilities.ts';
import { receiptAvailability } from '#schema/rules/after-sale/itinerary-availability.ts';
import {
  allowedUntil,
  type CapabilityReason,
  type OrderFacts,
  refused,
  type Verdict,
} from './order-facts.ts';
import { isExpired } from './payment-window.ts';

/**
 * What may be done, from when and until when (the first instant it may not), and if not, why not.
 */
export type OrderCapability = {
  readonly action: OrderAction;
  readonly allowed: boolean;
  readonly from: Date | null;
  readonly until: Date | null;
  readonly reason: CapabilityReason | null;
};

/** What decides whether an order can be paid. */
type PayFacts = Pick<OrderFacts, 'state' | 'cancellationCause' | 'paymentDueAt' | 'payment'>;

const unpaid = (facts: PayFacts, now: Date): boolean =>
  facts.state === 'PENDING_PAYMENT' && !isExpired(facts.paymentDueAt, now);

// Why an order that cannot be paid any more is as it is.
const ended = (facts: PayFacts): CapabilityReason =>
  facts.state === 'PENDING_PAYMENT' || facts.cancellationCause === 'PAYMENT_WINDOW'
    ? 'PAYMENT_WINDOW_OVER'
    : 'ORDER_CANCELLED';

/** Until when an order can be paid, or why it cannot. */
export function payVerdict(facts: PayFacts, now: Date): Verdict {
  if (facts.payment === 'CAPTURED' && facts.state === 'PENDING_PAYMENT')
    return refused('ALREADY_PAID');
  if (unpaid(facts, now)) return allowedUntil(facts.paymentDueAt);
  const never = facts.state === 'PENDING_PAYMENT' || facts.state === 'CANCELLED';
  return refused(never ? ended(facts) : 'ALREADY_PAID');
}

// What needs an unpaid order of which no payment is under way.
function beforePayment(facts: OrderFacts, now: Date): Verdict {
  if (facts.state === 'PENDING_PAYMENT' && facts.payment === 'CAPTURED')
    return refused('ALREADY_PAID');
  if (unpaid(facts, now))
    return facts.payment === 'IN_PROGRESS'
      ? refused('PAYMENT_IN_PROGRESS')
      : allowedUntil(facts.paymentDueAt);
  if (facts.state === 'PENDING_PAYMENT' || facts.state === 'CANCELLED')
    return refused(ended(facts));
  return refused(
    facts.state === 'TICKETED' || facts.state === 'PART_REFUNDED' ? 'ALREADY_PAID' : 'ORDER_CLOSED',
  );
}

function receipt(facts: OrderFacts, now: Date): Verdict {
  const { until, problem } = receiptAvailability(facts.purchasedAt, facts.coupons, now);
  return problem || !until ? refused(problem ?? 'NOT_TICKETED') : allowedUntil(until);
}

// What prevents everything that needs a ticket.
function withoutTicket(facts: OrderFacts, now: Date): CapabilityReason | null {
  if (facts.state === 'CANCELLED') return ended(facts);
  if (facts.state !== 'PENDING_PAYMENT') return null;
  if (facts.payment === 'CAPTURED') return 'NOT_TICKETED';
  return unpaid(facts, now) ? 'NOT_PAID' : 'PAYMENT_WINDOW_OVER';
}

function verdict(
  action: OrderAction,
  facts: OrderFacts,
  offered: ReadonlySet<OrderAction>,
  now: Date,
): Verdict {
  if (action === 'PAY') return payVerdict(facts, now);
  if (action === 'CANCEL' || action === 'CORRECT') return beforePayment(facts, now);
  const early = withoutTicket(facts, now);
  // before payment nothing is promised that the site does not do after it
  if (early === 'NOT_PAID' && action !== 'RECEIPT' && !offered.has(action))
    return refused('NOT_YET_OFFERED');
  if (early) return refused(early);
  if (action === 'RECEIPT') return receipt(facts, now);
  if (facts.state === 'REFUNDED' || facts.state === 'CHANGED' || facts.state === 'COMPLETED')
    return refused('ORDER_CLOSED');
  return offered.has(action)
    ? aftersalesCapability(action, facts, now)
    : refused('NOT_YET_OFFERED');
}

/**
 * Everything that can be done with an order, allowed or not, with reasons: screens render their
 * buttons from it and the gateway refuses by it (RULES 4.9). `offered` are the actions this site
 * has beyond PAY, CANCEL, CORRECT and RECEIPT.
 */
export const orderCapabilities = (
  facts: OrderFacts,
  offered: ReadonlySet<OrderAction>,
  now: Date,
): OrderCapability[] =>
  ORDER_ACTIONS.map((action) => {
    const { from, until, reason } = verdict(action, facts, offered, now);
    return { action, allowed: reason === null, from, until, reason };
  });
