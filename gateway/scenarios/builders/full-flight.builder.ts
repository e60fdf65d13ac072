import { seatsOfFlight, statusesOn, statusIn } from '#gateway/modules/seats/map/flight-seats.ts';
import type { DatedFlight, Journey } from '#gateway/ports/timetable/timetable.port.ts';
import { aVisitor, type TestOrders } from '#gateway/scenarios/test-orders.ts';
import { createSimulatedDepartureControl } from '#gateway/simulated/departure-control/simulated-departure-control.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { giveSeats } from './given-seats.builder.ts';
import { offerFor } from './offer.builder.ts';

const departureControl = createSimulatedDepartureControl();

/**
 * The free seats of economy class of a flight: those beside an exit, which only staff give, and the
 * others.
 */
export async function seatsLeftOn(
  desk: TestOrders,
  flight: DatedFlight,
  now: Date,
): Promise<{ readonly besideExit: readonly string[]; readonly others: readonly string[] }> {
  const statuses = await statusesOn({ ...desk, departureControl }, flight, now);
  const free = [...seatsOfFlight(desk, flight).values()].filter(
    ({ seat }) => seat.cabin === 'ECONOMY' && statusIn(statuses, seat.number).state === 'FREE',
  );
  const numbers = (besideExit: boolean) =>
    free.flatMap(({ seat, zone }) => ((zone === 'EXIT_ROW') === besideExit ? [seat.number] : []));
  return { besideExit: numbers(true), others: numbers(false) };
}

/** An offer for a journey one way, whether or not it has seats. */
export const offerOn = (desk: TestOrders, journey: Journey, adults: number) =>
  offerFor(
    desk,
    [journey],
    { tripType: 'ONE_WAY', party: { adults, children: 0, infants: 0 }, brand: 'STANDARD' },
    desk.now(),
  );

/**
 * How many travellers one booking may have on a flight: no more than other channels have left of
 * it.
 */
const mostOn = ({ fares }: TestOrders, flight: DatedFlight): number =>
  Math.min(
    LIMITS.travellersPerBooking,
    flight.aircraft.seats.ECONOMY - fares.soldByOtherChannels(flight, 'ECONOMY'),
  );

/** How many bookings it takes to occupy so many seats of a flight. */
export const bookingsFor = (desk: TestOrders, flight: DatedFlight, seats: number): number =>
  Math.ceil(seats / mostOn(desk, flight));

/** Other travellers book a journey of one flight at the desk's instant, and sit on these seats. */
export async function occupySeats(
  desk: TestOrders,
  { journey, flight }: { readonly journey: Journey; readonly flight: DatedFlight },
  numbers: readonly string[],
): Promise<void> {
  const most = mostOn(desk, flight);
  for (let from = 0; from < numbers.length; from += most) {
    const some = numbers.slice(from, from + most);
    const offer = offerOn(desk, journey, some.length);
    const order = await desk.pay(await desk.book(offer, {}, aVisitor()));
    await giveSeats(desk.db, order, some, desk.now());
  }
}
