import type { Database } from '#gateway/database/database.ts';
import { exampleText } from '#gateway/graphiql/examples.ts';
import { globalId, keyOf } from '#gateway/graphql/global-id.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { type Attempt, type FoundOffer, findOffer } from '#tests/support/buyer.ts';
import { buyAtLast } from './race.ts';

/** A traveller with a browser and an unpaid order of their own. */
export interface SeatBuyer {
  readonly cookie: string;
  readonly passengerSegmentId: string;
}

/** Buyers on one flight, and seats that are free for all of them. */
export interface SeatBuyers {
  readonly flight: FoundOffer['flight'];
  readonly seats: readonly string[];
  readonly buyers: readonly SeatBuyer[];
}

/**
 * The Boeing 787-9, in a fare whose seats are chosen before payment; so far ahead, other channels
 * have given few seats away.
 */
const ROUTE = { origin: 'PVG', destination: 'LHR', brand: 'STANDARD' };
const DAYS_AHEAD = 150;
/** How many order at a time. */
const AT_ONCE = 16;

type Mapped = { seat: { number: string }; state: string; zone: string };
type MapAnswer = { data: { seatMap: { cabins: { rows: { seats: Mapped[] }[] }[] } } };

async function freeSeats(url: string, flight: FoundOffer['flight']): Promise<string[]> {
  const variables = { flightId: globalId('FlightSegment', flightId(flight)) };
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: exampleText('seat-map'), variables }),
  });
  const { data } = (await response.json()) as MapAnswer;
  return data.seatMap.cabins
    .flatMap(({ rows }) => rows.flatMap(({ seats }) => seats))
    .filter(({ state, zone }) => state === 'FREE' && zone === 'STANDARD')
    .map(({ seat }) => seat.number);
}

/**
 * More people have a ticket than there are places: only so can a thousand of them want a seat of
 * one flight.
 */
const letEveryoneOrder = (db: Database, { flight, cabin }: FoundOffer, buyers: number) =>
  db
    .insertInto('flight_inventory')
    .values({
      flight_number: flight.flightNumber,
      departure_date: flight.date,
      cabin,
      capacity: buyers,
      sold_elsewhere: 0,
      sold: 0,
      changed_at: new Date(),
    })
    .execute();

const keyOfOrder = (orderId: string | null): string => keyOf('Order', orderId ?? '') ?? '';

async function passengersOf(db: Database, attempts: readonly Attempt[]) {
  const rows = await db
    .selectFrom('order_passengers')
    .select(['id', 'order_id'])
    .where(
      'order_id',
      'in',
      attempts.map(({ orderId }) => keyOfOrder(orderId)),
    )
    .execute();
  return new Map(rows.map(({ id, order_id }) => [order_id, id]));
}

/**
 * So many buyers, who order over HTTP at each of the gateways in turn. @throws when the flight has
 * fewer seats for them
 */
export async function seatBuyers(
  urls: readonly string[],
  db: Database,
  wanted: { readonly buyers: number; readonly seats: number },
): Promise<SeatBuyers> {
  const [url = ''] = urls;
  const day = addDays(new Date().toISOString().slice(0, 10), DAYS_AHEAD);
  const offer = await findOffer(url, day, ROUTE);
  const seats = (await freeSeats(url, offer.flight)).slice(0, wanted.seats);
  if (seats.length < wanted.seats) throw new Error(`${seats.length} seats are free`);
  await letEveryoneOrder(db, offer, wanted.buyers);
  const waiting = Array.from({ length: wanted.buyers }, (_, index) => index).values();
  const attempts: Attempt[] = [];
  const order = async () => {
    for (const index of waiting)
      attempts.push(await buyAtLast(urls[index % urls.length] ?? '', offer));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, order));
  const passengers = await passengersOf(db, attempts);
  const buyers = attempts.map(({ cookie, orderId, codes }) => {
    const passenger = passengers.get(keyOfOrder(orderId));
    if (!passenger) throw new Error(`not ordered: ${codes}`);
    return { cookie, passengerSegmentId: globalId('PassengerSegment', `${passenger}.0`) };
  });
  return { flight: offer.flight, seats, buyers };
}
