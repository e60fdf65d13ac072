import type {
  ControlledSeat,
  DepartureControl,
} from '#gateway/ports/departure-control/departure-control.port.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import { permille } from '#gateway/simulated/fares/permille.ts';
import { soldElsewhere } from '#gateway/simulated/fares/sold-elsewhere.ts';
import { createMemory } from '#gateway/simulated/timetable/remember.ts';
import { CABINS, type Cabin } from '#schema/codes/flights/cabins.ts';
import { seatsInOrder } from './seats-in-order.ts';
import { shareSeated } from './share-seated.ts';

const REMEMBERED_FLIGHTS = 500;
/** Seats that are not for choosing: for the crew's rest, or out of order. */
const BLOCKED: Readonly<Record<Cabin, number>> = { ECONOMY: 2, BUSINESS: 0 };

/**
 * Departure control of the simulated airline: what other channels have sold gets seats little by little until departure. Taken
 * and blocked seats of a cabin are never more than what other channels have sold of it, so that all others find one.
 */
export const createSimulatedDepartureControl = (): DepartureControl => {
  const remember = createMemory<readonly string[]>(REMEMBERED_FLIGHTS);

  const cabinSeats = (flight: DatedFlight, cabin: Cabin, share: number) => {
    const order = remember(`${flightId(flight)}${cabin}`, () => seatsInOrder(flight, cabin));
    const sold = soldElsewhere(flight, cabin);
    const blocked = Math.min(BLOCKED[cabin], sold);
    const taken = permille(sold - blocked, share);
    return order.flatMap((number, turn): [string, ControlledSeat][] => {
      if (turn >= order.length - blocked) return [[number, 'BLOCKED']];
      return turn < taken ? [[number, 'TAKEN']] : [];
    });
  };

  return {
    async seats(flight, now) {
      const share = shareSeated(flight.departure.instant, now);
      return new Map(CABINS.flatMap((cabin) => cabinSeats(flight, cabin, share)));
    },
  };
};
