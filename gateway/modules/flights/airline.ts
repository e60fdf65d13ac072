import type { Database } from '#gateway/database/database.ts';
import {
  type AircraftService,
  createAircraftService,
} from '#gateway/modules/aircraft/aircraft.service.ts';
import { createPlaceService, type PlaceService } from '#gateway/modules/places/places.service.ts';
import type { Fares } from '#gateway/ports/fares/fares.port.ts';
import type { FlightKey, Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import type { Key } from '#gateway/secrets/keys.ts';
import { createFlightService, type FlightService } from './flights.service.ts';
import { countersOf, countersSince } from './inventory/inventory.repository.ts';
import { createInventoryService, type InventoryService } from './inventory/inventory.service.ts';
import { createSeatsLeft, type SeatsLeftReader } from './inventory/seats-left.ts';
import { createOfferService, type OfferService } from './offers/offers.service.ts';

/** What the airline behind the schema consists of. */
export type AirlineParts = {
  readonly db: Database;
  readonly timetable: Timetable;
  readonly fares: Fares;
  /** `deriveKeys(...).offerSigning`. */
  readonly offerSigning: Key;
  /**
   * Frees the seats of orders whose time is over, on certain flights or on all: called before seats
   * are counted.
   */
  readonly freeLapsed?: (flights?: readonly FlightKey[]) => Promise<unknown>;
};

/**
 * The services of places, flights, aircraft and offers, and the inventory that orders take from.
 */
export type Airline = {
  readonly places: PlaceService;
  readonly flights: FlightService;
  readonly aircraft: AircraftService;
  readonly offers: OfferService;
  readonly inventory: InventoryService;
  readonly seatsLeft: SeatsLeftReader;
};

/** Builds them; the composition root passes its ports. */
export function createAirline({
  db,
  timetable,
  fares,
  offerSigning,
  freeLapsed,
}: AirlineParts): Airline {
  const seatsLeft = createSeatsLeft({
    // what searches see of the plan is as old as what they see of seats
    since: async (instant) => {
      await Promise.all([freeLapsed?.(), timetable.update()]);
      return countersSince(db, instant);
    },
    of: async (flights) => {
      await Promise.all([freeLapsed?.(flights), timetable.update(flights)]);
      return countersOf(db, flights);
    },
    soldByOtherChannels: fares.soldByOtherChannels,
  });
  const sources = { timetable, fares, seatsLeft, key: offerSigning };
  return {
    places: createPlaceService(timetable),
    flights: createFlightService(sources),
    aircraft: createAircraftService(timetable),
    offers: createOfferService(sources),
    inventory: createInventoryService(fares),
    seatsLeft,
  };
}
