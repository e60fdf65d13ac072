import { randomUUID } from 'node:crypto';
import type { Database } from '#gateway/database/database.ts';
import { createAircraftService } from '#gateway/modules/aircraft/aircraft.service.ts';
import { createBaggageService } from '#gateway/modules/baggage/baggage.service.ts';
import { createFlightService } from '#gateway/modules/flights/flights.service.ts';
import { createInventoryService } from '#gateway/modules/flights/inventory/inventory.service.ts';
import {
  createCountedSeats,
  type SeatsLeft,
} from '#gateway/modules/flights/inventory/seats-left.ts';
import { createOfferService } from '#gateway/modules/flights/offers/offers.service.ts';
import { createLoungeService } from '#gateway/modules/lounges/lounges.service.ts';
import { createPlaceService } from '#gateway/modules/places/places.service.ts';
import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import { deriveKeys, type Key } from '#gateway/secrets/keys.ts';
import { createSimulatedFares } from '#gateway/simulated/fares/simulated-fares.ts';
import { LOUNGES } from '#gateway/simulated/lounges/lounges.data.ts';
import { createSimulatedTimetable } from '#gateway/simulated/timetable/simulated-timetable.ts';

const timetable = createSimulatedTimetable();
const fares = createSimulatedFares();

type AirlineOptions = {
  /** The seats left; by default what other channels leave. May be changed later. */
  readonly seatsLeft: SeatsLeft;
  /** Signs fares and offers; by default a key of its own. */
  readonly key: Key;
};

/**
 * The simulated airline without a database: searches and offers whose seats are as the caller says.
 */
export function anAirline({
  seatsLeft = (flight, cabin) =>
    flight.aircraft.seats[cabin] - fares.soldByOtherChannels(flight, cabin),
  key = deriveKeys({ secret: randomUUID() }).offerSigning,
}: Partial<AirlineOptions> = {}) {
  const viewer = { recent: async () => seatsLeft, now: async () => seatsLeft };
  const sources = { timetable, fares, seatsLeft: viewer, key };
  return {
    timetable,
    fares,
    key,
    places: createPlaceService(timetable),
    flights: createFlightService(sources),
    aircraft: createAircraftService(timetable),
    baggage: createBaggageService(timetable, fares),
    lounges: createLoungeService({ lounges: LOUNGES }, timetable),
    offers: createOfferService(sources),
  };
}

type SellingAirlineOptions = {
  readonly db: Database;
  /** Signs fares and offers. */
  readonly key: Key;
  readonly freeLapsed?: (flights?: readonly FlightKey[]) => Promise<unknown>;
};

/** The simulated airline on a database: its seats are counted, held and released. */
export function aSellingAirline({ db, key, freeLapsed = async () => {} }: SellingAirlineOptions) {
  const timetable = createSimulatedTimetable();
  const fares = createSimulatedFares();
  const seatsLeft = createCountedSeats({ db, timetable, fares, freeLapsed });
  const sources = { timetable, fares, seatsLeft, key };
  return {
    ...sources,
    places: createPlaceService(timetable),
    flights: createFlightService(sources),
    aircraft: createAircraftService(timetable),
    offers: createOfferService(sources),
    inventory: createInventoryService(fares),
  };
}
