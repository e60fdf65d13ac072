import type { Order } from '#gateway/modules/orders/order.model.ts';
import { perOrderCache } from '#gateway/modules/orders/per-order-cache.ts';
import { paymentStatus } from '#gateway/modules/payments/payment-status.ts';
import {
  type CancelPurchaseErrorCode,
  cancelPurchase,
  expirePurchases,
} from '#gateway/modules/payments/purchases/cancel-purchase.service.ts';
import type { CommandRequest } from '#gateway/requests/idempotent.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { type PaymentChain, paymentChain } from '#schema/rules/after-sale/changed/payment-chain.ts';
import { chainOfRead } from './change-actions.ts';
import { confirmDateChange } from './confirm/confirm-date-change.service.ts';
import { lockDueDateChanges } from './confirm/date-change-changes.repository.ts';
import { dateChangeEnd, dateChangePurchases } from './confirm/date-change-purchases.ts';
import type { DateChange, TicketAtPrice } from './date-change.model.ts';
import type { DateChangeDependencies } from './date-change-dependencies.ts';
import { emailDateChange } from './email-date-change.service.ts';
import { createChangeOffer, findChangeOffer } from './offer/create-change-offer.service.ts';
import { changedBounds } from './quote/change-view.ts';
import { paidAlong, type StepAlong, stepsAlong } from './read/chain.repository.ts';
import { dateChangesIn, dateChangesOf, findDateChange } from './read/find-date-changes.ts';
import { changeSearch } from './search/change-search.service.ts';

/** What an order that was read came of; tickets that reissue none came of no change. */
const stepsOfRead = perOrderCache(
  async (db, { id, tickets }): Promise<StepAlong[]> =>
    tickets.some(({ reissueOf }) => reissueOf !== null) ? stepsAlong(db, id) : [],
);

/**
 * What was paid along the changes for all tickets of an order, or for that of one passenger at its
 * price.
 */
const chainOfPayments = (
  order: Pick<Order, 'total'>,
  steps: readonly StepAlong[],
  ticket: TicketAtPrice | null,
): PaymentChain =>
  ticket
    ? paymentChain(
        ticket.price,
        steps.filter(({ passengerId }) => passengerId === ticket.passengerId),
      )
    : paymentChain(order.total, steps);

/** A request to cancel a change of date. */
export type DateChangeRequest = CommandRequest & { readonly dateChangeId: string };

/**
 * Changes of date: searched for, offered, confirmed, cancelled. Each viewer sees only those of
 * their orders.
 */
export type DateChangeService = ReturnType<typeof createDateChangeService>;

export const createDateChangeService = (sources: DateChangeDependencies) => ({
  /** What else can be flown instead of a bound, and at what. */
  search: changeSearch.bind(null, sources),
  /** Makes an offer of flights that were chosen. */
  offer: createChangeOffer.bind(null, sources),
  /** An offer made before, by its id. */
  readOffer: findChangeOffer.bind(null, sources),
  /** Takes an offer as quoted. */
  confirm: confirmDateChange.bind(null, sources),
  /** Ends an unpaid change; answers why not, or null. */
  cancel: (
    request: DateChangeRequest,
    actor: Actor,
    now: Date,
  ): Promise<CancelPurchaseErrorCode | null> =>
    cancelPurchase(
      sources,
      { ...dateChangePurchases(() => sources), ...dateChangeEnd(sources) },
      { id: request.dateChangeId, operation: 'cancelDateChange', request },
      actor,
      now,
    ),
  /** One change as it is now; null when there is none or the viewer may not see it. */
  find: findDateChange.bind(null, sources),
  /** The changes of an order, the latest first. */
  ofOrder: dateChangesOf.bind(null, sources),
  /** The same of an order that the viewer was shown. */
  ofRead: dateChangesIn.bind(null, sources),
  /** The bounds of a change before and after. */
  boundsOf: (change: DateChange) => changedBounds(sources, change.order, change),
  /** What an order that was read continues, and what continues it. */
  chainOf: chainOfRead.bind(null, sources.db),
  /**
   * What was paid for the tickets of an order: the changes from which it came, the latest first,
   * then the first order.
   */
  paidAlong: paidAlong.bind(null, sources.db),
  /** All that was paid for the tickets of an order, or for one of them (RULES 8.30). */
  paymentChain: async (
    order: Order,
    now: Date,
    ticket: TicketAtPrice | null = null,
  ): Promise<PaymentChain> =>
    chainOfPayments(order, await stepsOfRead(sources.db, order, now), ticket),
  /** What has been paid or is being paid for a change. */
  paymentOf: paymentStatus.bind(null, sources.db),
  /** E-mails the contact what became of a change, unless that is not so any more. */
  mail: emailDateChange.bind(null, sources),
  /** Tidies changes whose time to pay is over; answers how many. */
  expire: (now: Date): Promise<number> =>
    expirePurchases(sources.db, dateChangeEnd(sources), lockDueDateChanges, now),
});
