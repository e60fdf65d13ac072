import { aContact } from '#gateway/scenarios/builders/contact.builder.ts';
import {
  bookingsFor,
  occupySeats,
  offerOn,
  seatsLeftOn,
} from '#gateway/scenarios/builders/full-flight.builder.ts';
import { aPassenger } from '#gateway/scenarios/builders/passenger.builder.ts';
import type { Scenario, Stage } from '#gateway/scenarios/scenario.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { type OpenFlight, openFlights } from './check-in.worlds.ts';

const DAY = 24 * 60;
/** Where the other worlds do not book: they would find a full flight. */
const TO_FILL = [
  'TPE',
  'MNL',
  'SGN',
  'HAN',
  'PUS',
  'OKA',
  'CTS',
  'FUK',
  'NGO',
  'DPS',
  'KUL',
  'MFM',
];
const ALONE = { party: { adults: 1, children: 0, infants: 0 }, brand: 'STANDARD' } as const;

/** The open flight that is filled with the fewest bookings, and on which staff have a seat left beside an exit. */
const nearlyFull = async (stage: Stage) => {
  const { desk, now } = stage;
  const found: (OpenFlight & { readonly others: readonly string[]; readonly bookings: number })[] =
    [];
  for (const one of openFlights(stage, ALONE, TO_FILL)) {
    const { besideExit, others } = await seatsLeftOn(desk, one.flight, now);
    if (besideExit.length > 0)
      found.push({ ...one, others, bookings: bookingsFor(desk, one.flight, others.length) });
  }
  const [fewest] = found.toSorted((a, b) => a.bookings - b.bookings);
  if (!fewest) throw new Error('No flight can be filled');
  return fewest;
};

export const standby: Scenario = {
  name: 'standby',
  sentence:
    'A traveller without a seat is booked on a full flight: staff decide whether she flies.',
  async load(stage) {
    const { desk, now } = stage;
    const { flight, journey, others } = await nearlyFull(stage);
    desk.at(addMinutes(now, -3 * DAY));
    await desk.leaveSeats(flight, 'ECONOMY', others.length + 1);
    await occupySeats(desk, { journey, flight }, others);
    const order = await desk.pay(
      await desk.book(offerOn(desk, journey, 1), {
        passengers: [aPassenger({ lastName: 'Mok', firstName: 'Ching' })],
        contact: aContact({ name: 'Mok Ching', email: 'ching.mok@example.com' }),
      }),
    );
    return { orders: [order], toCheckIn: [order] };
  },
};
