import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { ResolversTypes } from '#gateway/resolvers.gen.ts';

type PayableOrder = Awaited<ResolversTypes['PayableOrder']>;

/** A flight order as what is paid for, beside the other kinds; null where there is none for the actor. */
export const payableOrder = (order: Order | null): PayableOrder | null =>
  order && ({ ...order, __typename: 'Order' } as object as PayableOrder);
