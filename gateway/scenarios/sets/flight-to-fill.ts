import { bookingsFor, seatsLeftOn } from '#gateway/scenarios/builders/full-flight.builder.ts';
import { FlightSoldOut } from '#gateway/scenarios/expired-order.ts';
import type { Stage } from '#gateway/scenarios/scenario.ts';
import { type OpenFlight, openFlights } from './check-in.scenarios.ts';

/** Where the other scenarios do not book: they would find a full flight. */
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

type SeatsLeft = Awaited<ReturnType<typeof seatsLeftOn>>;

/** A flight, and the seats that others take on it. */
export type FlightToFill = OpenFlight & { readonly taken: readonly string[] };

/**
 * Of the flights with an open check-in the one that is filled with the fewest bookings.
 * @param takes which of the seats that are left are taken; null where the flight does not suit
 * @throws FlightSoldOut where there is none
 */
export async function flightToFill(
  stage: Stage,
  wanted: Parameters<typeof openFlights>[1],
  takes: (left: SeatsLeft, flight: OpenFlight['flight']) => readonly string[] | null,
): Promise<FlightToFill> {
  const { desk, now } = stage;
  const found: (FlightToFill & { readonly bookings: number })[] = [];
  for (const one of openFlights(stage, wanted, TO_FILL)) {
    const taken = takes(await seatsLeftOn(desk, one.flight, now), one.flight);
    if (taken) found.push({ ...one, taken, bookings: bookingsFor(desk, one.flight, taken.length) });
  }
  const [fewest] = found.toSorted((a, b) => a.bookings - b.bookings);
  if (!fewest) throw new FlightSoldOut();
  return fewest;
}
