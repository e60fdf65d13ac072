import type { DatabaseTransaction } from '#gateway/database/database.ts';
import {
  couponsOf,
  freezeCoupons,
} from '#gateway/modules/extras/coupons/extra-coupons.repository.ts';
import { amountDueOf, type ExtraOwner } from '#gateway/modules/extras/extra.model.ts';
import type { ExtrasDependencies } from '#gateway/modules/extras/extras-dependencies.ts';
import { leaveExtrasMessage } from '#gateway/modules/extras/notifications/email-extras.service.ts';
import { takeFromStock } from '#gateway/modules/extras/stock/scarce-extras.service.ts';
import type { SeatsLeft } from '#gateway/modules/flights/inventory/seats-left.ts';
import type { PassengerSegmentKey } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { isUuid } from '#gateway/ports/is-uuid.ts';
import { signInRequired } from '#gateway/requests/faults.ts';
import { idempotent } from '#gateway/requests/idempotent.ts';
import { Refused } from '#gateway/requests/refused.ts';
import type { CreateExtrasOrderErrorCode } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { equalMoney } from '#schema/rules/base/money.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { paymentDueAt } from '#schema/rules/orders/payment-window.ts';
import type { CreateExtrasOrderFault, ExtrasRequest } from './create-extras-order.input.ts';
import {
  insertExtrasOrder,
  lockBuyer,
  lockUnpaidOrders,
  orderedThisYear,
} from './extras-order-changes.repository.ts';
import { findExtrasOrder } from './extras-orders.repository.ts';
import { issueCoupons } from './extras-purchases.ts';
import { couponFaults, couponUses, coveredBy, judgeItems, totalOf } from './judge-items.ts';
import { passengersFor } from './judge-passengers.ts';

/** Whose an order will be, before anything is locked. */
type Buyer = {
  readonly owner: ExtraOwner;
  /** The card; null of a guest. */
  readonly tier: () => Promise<CardTier | null>;
};

/**
 * The order for whose passengers a guest buys, in front of every other check.
 * @throws UNAUTHENTICATED where the guest may not see it: a look-up for check-in opens one flight,
 *   and sells nothing
 */
async function orderOfGuest(
  trx: DatabaseTransaction,
  { orders, nowIn }: Pick<ExtrasDependencies, 'orders' | 'nowIn'>,
  forWhom: PassengerSegmentKey,
  guest: Actor,
): Promise<string> {
  const now = await nowIn(trx);
  const one = isUuid(forWhom.passengerId)
    ? await orders.passengerOn(forWhom, guest, now, trx)
    : null;
  const order = one && (await orders.findIn(trx, { id: one.segment.order.id }, guest, now));
  if (!order) throw signInRequired();
  return order.id;
}

/**
 * Who buys: a member, or a guest for passengers of an order that the guest may see (RULES 9.30).
 * @throws UNAUTHENTICATED where a guest sees no such order, or asks for what needs an account:
 *   coupons, and extras for no passenger
 */
async function findBuyer(
  trx: DatabaseTransaction,
  sources: Pick<ExtrasDependencies, 'orders' | 'members' | 'nowIn'>,
  request: Pick<ExtrasRequest, 'items' | 'couponIds'>,
  actor: Actor,
): Promise<Buyer> {
  const { memberId } = actor;
  if (memberId) {
    const tier = async () => {
      const member = await sources.members.find(memberId);
      if (!member) throw signInRequired();
      return member.card.tier;
    };
    return { owner: { memberId }, tier };
  }
  const { items, couponIds } = request;
  const forWhom = items[0]?.forWhom;
  if (couponIds.length > 0 || !forWhom || items.some((item) => !item.forWhom))
    throw signInRequired();
  const flightOrderId = await orderOfGuest(trx, sources, forWhom, actor);
  return { owner: { memberId: null, flightOrderId }, tier: async () => null };
}

/** The order that was made, or why none was. */
type CreatedExtrasOrder = {
  readonly orderId: string | null;
  readonly userErrors: readonly CreateExtrasOrderFault[];
};

async function place(
  trx: DatabaseTransaction,
  sources: ExtrasDependencies,
  request: ExtrasRequest,
  actor: Actor,
  seatsLeft: SeatsLeft,
): Promise<string> {
  const { catalogue, ids, nowIn } = sources;
  const { owner, tier } = await findBuyer(trx, sources, request, actor);
  await lockUnpaidOrders(trx, owner);
  await lockBuyer(trx, owner);
  const now = await nowIn(trx);
  const ordered = await orderedThisYear(trx, owner, now);
  const { flightOrderId, receivers } = await passengersFor(trx, sources, request, actor, now);
  const buyer = { tier: await tier(), ordered };
  const judged = judgeItems(catalogue, request.items, receivers, buyer);
  if (judged.faults.length > 0) throw new Refused<CreateExtrasOrderErrorCode>(...judged.faults);
  const { items } = judged;
  const segments = receivers.map(({ receiver }) => receiver?.segment ?? null);
  await takeFromStock(trx, sources, items, segments, { seatsLeft, now });
  const total = totalOf(items);
  if (!equalMoney(total, request.accepted))
    throw new Refused<CreateExtrasOrderErrorCode>({
      code: 'AMOUNT_CHANGED',
      path: ['accepted'],
    });
  const own = await couponsOf(trx, owner, now);
  const today = commercialDay(now);
  const uses = couponUses(catalogue, { ids: request.couponIds, own }, items, today);
  const faults = couponFaults(request.couponIds, uses);
  if (faults.length > 0) throw new Refused<CreateExtrasOrderErrorCode>(...faults);

  const id = ids.uuid(now);
  const times = { createdAt: now, paymentDueAt: paymentDueAt('FLIGHT', now) };
  const covered = coveredBy(uses);
  const { memberId } = owner;
  const order = { id, memberId, flightOrderId, items, total, covered, ...times };
  await insertExtrasOrder(trx, order, today);
  await freezeCoupons(trx, request.couponIds, id);
  const made = await findExtrasOrder(trx, id, AIRLINE, now);
  if (!made) throw new Error('An order of extras that was made is there');
  const amount = amountDueOf(made);
  if (amount.amount === 0) await issueCoupons(trx, sources, made, now);
  else {
    const due = { amount, until: made.paymentDueAt };
    await leaveExtrasMessage(trx, 'BENEFITS_HELD', { ...made, ...due }, now);
  }
  return id;
}

/**
 * Orders extras for a member, or for passengers of a guest's order, at the prices of now, once
 * for each idempotency key; what coupons pay in full is paid at once. Orders of one member, or of
 * guests for one flight order, are made one after the other, so that no coupon pays twice and no
 * yearly limit is passed; so are all orders that take from the same stock.
 */
export async function createExtrasOrder(
  sources: ExtrasDependencies,
  request: ExtrasRequest,
  actor: Actor,
): Promise<CreatedExtrasOrder> {
  const seatsLeft = await sources.seatsLeft.recent();
  const { answer: orderId, userErrors } = await idempotent<CreateExtrasOrderErrorCode, string>(
    sources.db,
    'createExtrasOrder',
    request,
    actor,
    (trx) => place(trx, sources, request, actor, seatsLeft),
  );
  return { orderId, userErrors };
}
