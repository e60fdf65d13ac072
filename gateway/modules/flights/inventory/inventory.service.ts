import type { Database, DatabaseTransaction } from '#gateway/database/database.ts';
import type { Offer } from '#gateway/modules/flights/offers/offer.model.ts';
import { seatsFor } from '#gateway/modules/flights/trip.model.ts';
import type { Fares } from '#gateway/ports/fares/fares.port.ts';
import { countersOf, holdSeats, releaseSeats } from './inventory.repository.ts';
import { type SeatClaim, type SeatsTaken, SoldOut } from './seats-taken.model.ts';

/** What seats are taken for. */
export type SoldTrip = Pick<Offer, 'bounds' | 'party'>;

/**
 * The seats that an offer needs: one for every adult and child on every flight, none for infants.
 */
export const claimsOf = ({ bounds, party }: SoldTrip, fares: Fares): SeatClaim[] =>
  bounds.flatMap(({ itinerary, brand: { cabin } }) =>
    itinerary.flights.map((flight) => ({
      flightNumber: flight.flightNumber,
      date: flight.date,
      cabin,
      seats: seatsFor(party),
      capacity: flight.aircraft.seats[cabin],
      soldByOtherChannels: fares.soldByOtherChannels(flight, cabin),
    })),
  );

/**
 * Takes seats from those left and returns them, always inside the transaction of the order they
 * belong to.
 */
export const createInventoryService = (fares: Fares) => ({
  /**
   * Looks, without taking anything and without waiting, whether an offer can have its seats: a
   * request that is too late learns it before anything is written. Whether it gets them, only
   * `hold` decides.
   * @throws SoldOut naming the flights that lack seats
   */
  async look(db: Database, offer: Offer): Promise<void> {
    const claims = claimsOf(offer, fares);
    const counters = await countersOf(db, claims);
    const lacking = claims.filter((claim) => {
      const counter = counters.find(
        ({ flightNumber, date, cabin }) =>
          flightNumber === claim.flightNumber && date === claim.date && cabin === claim.cabin,
      );
      return (counter?.left ?? claim.capacity - claim.soldByOtherChannels) < claim.seats;
    });
    if (lacking.length > 0) throw new SoldOut(lacking);
  },

  /**
   * Takes the seats of an offer on all of its flights.
   * @throws SoldOut naming all of its flights, of which at least one lacks seats; nothing can be
   *   stored then
   */
  hold: (trx: DatabaseTransaction, offer: SoldTrip): Promise<void> =>
    holdSeats(trx, claimsOf(offer, fares)),

  /**
   * Gives seats back, once for each hold: the caller's own row, changed in the same transaction,
   * sees to that.
   */
  release: (trx: DatabaseTransaction, seats: readonly SeatsTaken[]): Promise<void> =>
    releaseSeats(trx, seats),
});

export type InventoryService = ReturnType<typeof createInventoryService>;
