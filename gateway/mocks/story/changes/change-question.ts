import { keyOf } from '#gateway/graphql/global-id.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import { TRAVELLER } from '#gateway/mocks/story/traveller.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';

/** Whose flights are to change, as the input of a search or of an offer names them. */
type Asked = {
  readonly orderId: string;
  readonly passengerIds: readonly string[];
  readonly airlineChangeId?: string | null;
};

type Fault = {
  readonly code: 'ORDER_NOT_FOUND' | 'PASSENGER_NOT_FOUND' | 'REQUIRED';
  readonly path: string[];
};

/** The order and the passengers that an input names, or what is wrong with it. */
export const readAsked = async (
  { orders }: StoryParts,
  { orderId, passengerIds, airlineChangeId }: Asked,
  now: Date,
): Promise<
  | { readonly fault: Fault }
  | {
      readonly order: Order;
      readonly passengerIds: readonly string[];
      readonly airlineChangeId: string | null;
    }
> => {
  const order = await orders.find({ id: keyOf('Order', orderId) ?? '' }, TRAVELLER, now);
  if (!order) return { fault: { code: 'ORDER_NOT_FOUND', path: ['orderId'] } };
  if (passengerIds.length === 0) return { fault: { code: 'REQUIRED', path: ['passengerIds'] } };
  const ids = passengerIds.map((id) => keyOf('Passenger', id) ?? '');
  const known = new Set(order.passengers.map((one) => one.id));
  const unknown = ids.findIndex((id) => !known.has(id));
  if (unknown >= 0)
    return { fault: { code: 'PASSENGER_NOT_FOUND', path: ['passengerIds', String(unknown)] } };
  const changeId = airlineChangeId ? (keyOf('AirlineChange', airlineChangeId) ?? 'none') : null;
  return { order, passengerIds: ids, airlineChangeId: changeId };
};
