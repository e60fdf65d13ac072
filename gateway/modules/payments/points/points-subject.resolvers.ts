import type { PointsEntry } from '#gateway/modules/points/points.model.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import type { Resolvers, ResolversTypes } from '#gateway/resolvers.gen.ts';

type Subject = Awaited<ResolversTypes['Node']>;

/**
 * What a change of points belongs to, as the viewer may see it now: the order of a flight, or what
 * was paid with points.
 */
async function subjectOf(
  { couponId, paymentId }: Pick<PointsEntry, 'couponId' | 'paymentId'>,
  { services, actor, now }: GatewayContext,
): Promise<Subject | null> {
  const viewer = await actor();
  if (couponId) {
    const order = await services.orders.find({ couponId }, viewer, now);
    return order && ({ ...order, __typename: 'Order' } as object as Subject);
  }
  const payment = paymentId ? await services.payments.find(paymentId, viewer, now) : null;
  const payable = payment && (await services.payments.payable(payment.payable, viewer, now));
  return payable && (payable as object as Subject);
}

/** Leads from a change of points to what caused it. */
export const pointsSubjectResolvers: Resolvers = {
  PointsEntry: { subject: (entry, _args, context) => subjectOf(entry, context) },
};
