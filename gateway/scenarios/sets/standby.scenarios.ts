import { aContact } from '#gateway/scenarios/builders/contact.builder.ts';
import { occupySeats, offerOn } from '#gateway/scenarios/builders/full-flight.builder.ts';
import { aPassenger } from '#gateway/scenarios/builders/passenger.builder.ts';
import type { Scenario } from '#gateway/scenarios/scenario.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { flightToFill } from './flight-to-fill.ts';

const DAY = 24 * 60;
const ALONE = { party: { adults: 1, children: 0, infants: 0 }, brand: 'STANDARD' } as const;

export const standby: Scenario = {
  name: 'standby',
  sentence:
    'A traveller without a seat is booked on a full flight: staff decide whether she flies.',
  async load(stage) {
    const { desk, now } = stage;
    // staff have a seat left beside an exit
    const { flight, journey, taken } = await flightToFill(stage, ALONE, ({ besideExit, others }) =>
      besideExit.length > 0 ? others : null,
    );
    desk.at(addMinutes(now, -3 * DAY));
    await desk.leaveSeats(flight, 'ECONOMY', taken.length + 1);
    await occupySeats(desk, { journey, flight }, taken);
    const order = await desk.pay(
      await desk.book(offerOn(desk, journey, 1), {
        passengers: [aPassenger({ lastName: 'Mok', firstName: 'Ching' })],
        contact: aContact({ name: 'Mok Ching', email: 'ching.mok@example.com' }),
      }),
    );
    return { orders: [order], toCheckIn: [order] };
  },
};
