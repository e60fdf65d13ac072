import { keyOf } from '#gateway/graphql/global-id.ts';
import type { DateChangeDependencies } from '#gateway/modules/date-changes/date-change-dependencies.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type { Actor } from '#gateway/sessions/actor.ts';

/**
 * Whose flights are to change, as the input of a search or of an offer names them by global ids.
 */
export type Asked = {
  readonly orderId: string;
  readonly passengerIds: readonly string[];
  readonly airlineChangeId?: string | null;
};

/** The order and the passengers that are meant. */
export type Meant = {
  readonly order: Order;
  readonly passengerIds: readonly string[];
  readonly airlineChangeId: string | null;
};

type AskedFault = UserFault<'ORDER_NOT_FOUND' | 'PASSENGER_NOT_FOUND' | 'REQUIRED'>;

/** The order and the passengers that an input names, or what is wrong with it. */
export async function readChangeQuestion(
  { orders }: Pick<DateChangeDependencies, 'orders'>,
  { orderId, passengerIds, airlineChangeId }: Asked,
  actor: Actor,
  now: Date,
): Promise<{ readonly fault: AskedFault } | Meant> {
  const order = await orders.find({ id: keyOf('Order', orderId) ?? '' }, actor, now);
  if (!order) return { fault: { code: 'ORDER_NOT_FOUND', path: ['orderId'] } };
  if (passengerIds.length === 0) return { fault: { code: 'REQUIRED', path: ['passengerIds'] } };
  const ids = passengerIds.map((id) => keyOf('Passenger', id) ?? '');
  const known = new Set(order.passengers.map(({ id }) => id));
  const unknown = ids.findIndex((id) => !known.has(id));
  if (unknown >= 0)
    return { fault: { code: 'PASSENGER_NOT_FOUND', path: ['passengerIds', String(unknown)] } };
  return {
    order,
    passengerIds: [...new Set(ids)],
    airlineChangeId: airlineChangeId ? (keyOf('AirlineChange', airlineChangeId) ?? 'none') : null,
  };
}
