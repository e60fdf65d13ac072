import type { DatabaseTransaction } from '#gateway/database/database.ts';
import { priceBreakdown } from '#gateway/modules/flights/trip-price.ts';
import {
  insertOrder,
  insertSegments,
} from '#gateway/modules/orders/create/order-insert.repository.ts';
import { segmentsOfOffer } from '#gateway/modules/orders/create/trip-facts.ts';
import { ticketsOn } from '#gateway/modules/orders/issue/issue-order.service.ts';
import type { OrderSegment } from '#gateway/modules/orders/order.model.ts';
import {
  markTicketed,
  orderOfTicket,
  setSeatsDue,
} from '#gateway/modules/orders/order-changes.repository.ts';
import type { OrderDependencies } from '#gateway/modules/orders/order-dependencies.ts';
import type { DocumentEncryption } from '#gateway/modules/orders/passengers/document-encryption.ts';
import { type Passenger, partyOf } from '#gateway/modules/orders/passengers/passenger.model.ts';
import { insertPassengers } from '#gateway/modules/orders/passengers/passengers.repository.ts';
import { recordEvent } from '#gateway/modules/orders/read/order-history.repository.ts';
import { insertTickets } from '#gateway/modules/orders/tickets/tickets.repository.ts';
import type {
  BookingElsewhere,
  PassengerElsewhere,
  TicketStore,
} from '#gateway/ports/ticket-store/ticket-store.port.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { Locale } from '#schema/codes/base/locales.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import type { OrderKey } from '#schema/rules/orders/order-key.ts';
import { orderDeadlines } from '#schema/rules/orders/payment-window.ts';
import { type PersonName, sameName, ticketName } from '#schema/rules/travellers/names.ts';

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

/**
 * The passengers of a booking of another channel as those of an order: their documents sealed,
 * infants with their adults.
 */
function otherChannelPassengers(
  travellers: readonly PassengerElsewhere[],
  orderId: string,
  vault: Pick<DocumentEncryption, 'seal' | 'lookup' | 'hashOf'>,
  newId: () => string,
): Passenger[] {
  const ids = travellers.map(() => newId());
  return travellers.map(
    ({ document: { number, ...document }, onLapOf, ticketNumber: _, ...traveller }, index) => {
      const id = ids[index] ?? '';
      return {
        ...traveller,
        id,
        orderId,
        index,
        phone: null,
        frequentFlyer: null,
        specialServices: [],
        meals: [],
        ticketName: ticketName(traveller),
        document: {
          ...document,
          sealedNumber: vault.seal(number, id),
          lookup: vault.lookup({ ...document, number }),
          numberHash: vault.hashOf(number),
        },
        accompanyingAdultId: onLapOf === null ? null : (ids[onLapOf] ?? null),
      };
    },
  );
}

type Sources = Pick<OrderDependencies, 'ids' | 'vault' | 'flights'>;

const flightsOf = ({ bounds }: BookingElsewhere) => bounds.flatMap(({ flights }) => flights);

const segmentsOf = (booking: BookingElsewhere, segments: readonly OrderSegment[]): OrderSegment[] =>
  segments.map((segment, place) => ({
    ...segment,
    seatsDueElsewhereAt: flightsOf(booking)[place]?.seatsDueAt ?? null,
  }));

/**
 * Adds the order with tickets as they were issued elsewhere: nothing is paid, and no seat of a
 * cabin is taken, which the seller did.
 */
async function insertAdopted(
  trx: DatabaseTransaction,
  { ids, vault, flights }: Sources,
  booking: BookingElsewhere,
  locale: Locale,
  now: Date,
): Promise<string> {
  const orderId = ids.uuid(now);
  const newId = () => ids.uuid(now);
  const bounds = flights.boundsElsewhere(booking.bounds, now);
  const segments = segmentsOf(booking, segmentsOfOffer({ bounds }));
  const passengers = otherChannelPassengers(booking.passengers, orderId, vault, newId);
  const fares = bounds.map(({ fare }) => fare);
  const order = {
    id: orderId,
    sessionId: null,
    memberId: null,
    placedFrom: null,
    locale,
    fares,
    tripType: bounds.length > 1 ? ('ROUND_TRIP' as const) : ('ONE_WAY' as const),
    price: priceBreakdown(fares, partyOf(passengers)),
    contact: booking.contact,
    createdAt: now,
    soldBy: booking.seller,
    lastDepartureAt: segments.at(-1)?.departsAt ?? now,
    ...orderDeadlines('FLIGHT', now),
  };
  // Its own reference, unless an order of this site has the same one.
  const references = [booking.reference];
  await insertOrder(
    trx,
    order,
    commercialDay(now),
    () => references.pop() ?? ids.reference(LIMITS.bookingReferenceLength),
  );
  await insertPassengers(trx, passengers);
  await insertSegments(trx, orderId, segments);
  await markTicketed(trx, orderId, now);
  const serials = booking.passengers.map(({ ticketNumber }) => Number(ticketNumber.slice(-10)));
  await insertTickets(trx, ticketsOn({ orderId, passengers, segments }, serials, newId, now));
  await recordEvent(trx, orderId, 'TICKETED', 'AIRLINE', now, { soldBy: booking.seller });
  return orderId;
}

/**
 * Makes an order of a booking that another channel has sold, once, so that its passengers can be
 * checked in like all others; what is unpaid there is as the seller says it now. The caller has
 * compared the details that name it.
 */
export async function adoptBooking(
  trx: DatabaseTransaction,
  sources: Sources,
  booking: BookingElsewhere,
  locale: Locale,
  now: Date,
): Promise<string> {
  const [first] = booking.passengers;
  if (!first) throw new Error('a booking without passengers');
  const known = await orderOfTicket(trx, first.ticketNumber);
  if (!known) return insertAdopted(trx, sources, booking, locale, now);
  for (const flight of flightsOf(booking)) await setSeatsDue(trx, known, flight);
  return known;
}
