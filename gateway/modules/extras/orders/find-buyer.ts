import type { DatabaseTransaction } from '#gateway/database/database.ts';
import type { ExtraOwner } from '#gateway/modules/extras/extra.model.ts';
import type { ExtrasDependencies } from '#gateway/modules/extras/extras-dependencies.ts';
import type { PassengerSegmentKey } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { isUuid } from '#gateway/ports/is-uuid.ts';
import { signInRequired } from '#gateway/requests/faults.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import type { ExtrasRequest } from './create-extras-order.input.ts';

/** Whose an order will be, before anything is locked. */
export type Buyer = {
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
export async function findBuyer(
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
