import { seatsOfFlight } from '#gateway/modules/seats/map/flight-seats.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { aContact } from '#gateway/scenarios/builders/contact.builder.ts';
import { occupySeats } from '#gateway/scenarios/builders/full-flight.builder.ts';
import { offerFor } from '#gateway/scenarios/builders/offer.builder.ts';
import { aChild, aPassenger } from '#gateway/scenarios/builders/passenger.builder.ts';
import type { Scenario } from '#gateway/scenarios/scenario.ts';
import type { TestOrders } from '#gateway/scenarios/test-orders.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { flightToFill } from './flight-to-fill.ts';

const DAY = 24 * 60;
const FAMILY = { party: { adults: 2, children: 1, infants: 0 }, brand: 'STANDARD' } as const;
const SEATED = 3;
/** A few more than the family needs. */
const LEFT = 5;

/** Some of the seats, of which no two are beside each other, the rearmost ones. */
function singlesOf(
  desk: TestOrders,
  flight: DatedFlight,
  numbers: readonly string[],
): readonly string[] {
  const seats = seatsOfFlight(desk, flight);
  const alone: string[] = [];
  for (const number of numbers.toReversed()) {
    const one = seats.get(number);
    const isBeside = alone.some((other) => {
      const { row = 0, place = 0 } = seats.get(other) ?? {};
      return row === one?.row && Math.abs(place - one.place) === 1;
    });
    if (one?.zone === 'STANDARD' && !isBeside) alone.push(number);
  }
  return alone.slice(0, LEFT);
}

export const seatsNearlyGone: Scenario = {
  name: 'seats-nearly-gone',
  sentence:
    'A couple with a child has not chosen seats, and only a few are left, none beside another.',
  async load(stage) {
    const { desk, now } = stage;
    const found = await flightToFill(stage, FAMILY, ({ others }, on) => {
      const left = singlesOf(desk, on, others);
      const taken = others.filter((number) => !left.includes(number));
      return left.length === LEFT && taken.length > 0 ? taken : null;
    });
    const { bound, flight, journey, taken } = found;
    desk.at(addMinutes(now, -3 * DAY));
    await desk.leaveSeats(flight, 'ECONOMY', taken.length + SEATED);
    await occupySeats(desk, { journey, flight }, taken);
    const trip = { tripType: 'ONE_WAY', ...FAMILY } as const;
    const order = await desk.pay(
      await desk.book(offerFor(desk, [journey], trip, desk.now()), {
        passengers: [
          aPassenger({ lastName: 'Tang', firstName: 'Yi' }),
          aPassenger({
            key: 'second',
            lastName: 'Tang',
            firstName: 'Bo',
            title: 'MR',
            gender: 'M',
          }),
          aChild(bound.date, { lastName: 'Tang', firstName: 'Lok' }),
        ],
        contact: aContact({ name: 'Tang Yi', email: 'yi.tang@example.com' }),
      }),
    );
    return { orders: [order], toCheckIn: [order] };
  },
};
