import type {
  BookingElsewhere,
  TicketStore,
} from '#gateway/ports/ticket-store/ticket-store.port.ts';
import type { OrderKey } from '#schema/rules/orders/order-key.ts';
import { type PersonName, sameName } from '#schema/rules/travellers/names.ts';

/**
 * The bookings of other channels that both factors name: the key, and the name of one of its
 * passengers.
 */
export const otherChannelBookings = async (
  tickets: TicketStore,
  { key, name }: { readonly key: OrderKey; readonly name: PersonName },
  now: Date,
): Promise<BookingElsewhere[]> =>
  (await tickets.find(key, now)).filter(({ passengers }) =>
    passengers.some((one) => sameName(one, name)),
  );
